"""The network: rows of bits in, a score for each listed move, who will win, and what is hidden."""

import copy

import torch
from torch import nn
from torch.nn import functional

STRICTNESS = 2.0  # one over the temperature at which regulars play (src/bots/*/leaning.h)


def bits(rows, count):
    """Bytes to the numbers 0 and 1, the lowest bit first."""
    each = torch.arange(8, device=rows.device, dtype=torch.uint8)
    kind = torch.bfloat16 if rows.is_cuda else torch.float32
    return ((rows.unsqueeze(-1) >> each) & 1).view(rows.shape[0], -1)[:, :count].to(kind)


class Network(nn.Module):
    def __init__(self, about, sizes):
        super().__init__()
        self.view_bits, self.move_bits = about["view_bits"], about["move_bits"]
        self.seats, self.guesses = about["seats"], about["guesses"]
        self.first = nn.Linear(self.view_bits, sizes["first"])
        self.second = nn.Linear(sizes["first"], sizes["second"])
        self.state = nn.Linear(sizes["second"], sizes["mixed"])
        self.move = nn.Linear(self.move_bits, sizes["mixed"], bias=False)
        self.score = nn.Linear(sizes["mixed"], 1, bias=False)
        self.value = nn.Linear(sizes["second"], self.seats + 1)
        self.guess = nn.Linear(sizes["second"], max(self.guesses, 1))
        with torch.no_grad():
            self.score.weight.mul_(0.3)
            self.value.weight.mul_(0.1)

    def forward(self, view, moves, of):
        """`of` says which row of `view` a move belongs to. Scores, logits of who wins, logits of guesses."""
        with torch.autocast(view.device.type, dtype=torch.bfloat16, enabled=view.is_cuda):
            h = functional.relu(self.first(bits(view, self.view_bits)))
            h = functional.relu(self.second(h))
        # What moves differ by is small beside what they have in common: short numbers would lose it.
        h = h.float()
        z = functional.relu(self.state(h).index_select(0, of) + self.move(bits(moves, self.move_bits).float()))
        return self.score(z).squeeze(-1), self.value(h), self.guess(h)

    def frozen(self):
        other = copy.deepcopy(self).eval()
        for each in other.parameters():
            each.requires_grad_(False)
        return other


class Critic(nn.Module):
    """Judges who will win while a network learns: it may be large, and sees what is hidden. Nobody plays by it."""

    def __init__(self, about, wide):
        super().__init__()
        self.view_bits, self.guesses = about["view_bits"], about["guesses"]
        self.first = nn.Linear(self.view_bits + self.guesses, wide)
        self.second = nn.Linear(wide, wide // 2)
        self.value = nn.Linear(wide // 2, about["seats"] + 1)
        with torch.no_grad():
            self.value.weight.mul_(0.1)

    def forward(self, view, truth):
        with torch.autocast(view.device.type, dtype=torch.bfloat16, enabled=view.is_cuda):
            seen = torch.cat([bits(view, self.view_bits), bits(truth, self.guesses)], 1)
            h = functional.relu(self.second(functional.relu(self.first(seen))))
        return self.value(h.float())


def log_shares(scores, of, rows):
    """The logarithm of each move's probability among those of its row."""
    most = torch.full((rows,), -1e30, device=scores.device).scatter_reduce(0, of, scores.detach(), "amax")
    apart = scores - most[of]
    total = torch.zeros(rows, device=scores.device).index_add(0, of, apart.exp())
    return apart - total.log().index_select(0, of)


def drawn(log_share, of, first):
    """One move of each row, by its probability: the place among the row's moves."""
    noise = -torch.log(-torch.log(torch.rand_like(log_share).clamp_(1e-10, 1 - 1e-7)))
    total = log_share + noise
    rows = first.numel() - 1
    most = torch.full((rows,), -1e30, device=total.device).scatter_reduce(0, of, total, "amax")
    at = torch.nonzero(total == most[of]).squeeze(1)
    answer = torch.zeros(rows, dtype=torch.long, device=total.device)
    answer[of[at]] = at - first[of[at]]
    return answer


def of_rows(first):
    rows = first.numel() - 1
    return torch.repeat_interleave(torch.arange(rows, device=first.device), first[1:] - first[:-1])


def absent(players, seats):
    """Chairs (counted from one's own) that are not there; nobody always is."""
    ahead = torch.arange(seats + 1, device=players.device)
    return (ahead >= players[:, None]) & (ahead < seats)


def turned_back(relative, seat, players, seats):
    """From chairs counted from one's own to chairs of the table."""
    chair = torch.arange(seats, device=seat.device)
    ahead = (chair - seat[:, None]) % players[:, None]
    shares = torch.where(chair < players[:, None], relative.gather(1, ahead), 0.0)
    return torch.cat([shares, relative[:, seats:]], 1)


def turned(absolute, seat, players, seats):
    ahead = torch.arange(seats, device=seat.device)
    chair = (ahead + seat[:, None]) % players[:, None]
    shares = torch.where(ahead < players[:, None], absolute.gather(1, chair), 0.0)
    return torch.cat([shares, absolute[:, seats:]], 1)
