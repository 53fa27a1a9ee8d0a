"""python3 export.py CONFIG.toml CHECKPOINT --tables PROGRAM --out FILE

Writes a network as whole numbers (docs/bots.md says how they lie in the file, and what is computed with them). How large the numbers
inside become is seen at tables of the configuration; what the rounding changes is printed."""

import argparse
import struct
import tomllib
import zlib

import torch
from torch.nn import functional

from network import Network, bits, drawn, log_shares, of_rows
from tables import Tables

ONE = 1 << 16  # of a factor
NAT = 1024  # parts of one in scores


def columns(weights):
    """Bytes, and what one of them is worth, for each column."""
    worth = weights.abs().amax(0).clamp(min=1e-8) / 127
    return (weights / worth).round().clamp(-127, 127).to(torch.int64), worth


def factor(worth):
    whole = (worth * ONE).round().to(torch.int64)
    assert not whole.numel() or whole.abs().max() < 2**31, "a factor does not fit"
    return whole


def scaled(number, by):
    return (number * by + ONE // 2) >> 16


class Whole:
    """The network in whole numbers."""

    def __init__(self, network, views, moves, of):
        state = {key: value.double() for key, value in network.state_dict().items()}
        with torch.no_grad():
            h1 = functional.relu(network.first(views))
            h2 = functional.relu(network.second(h1))
            z = functional.relu(network.state(h2)[of] + network.move(moves))
        a1, a2 = (float(h.max()) / 255 for h in (h1, h2))
        unit = float(z.max()) / 2048
        self.first, worth = columns(state["first.weight"].T)
        self.first_bias, self.first_by = (state["first.bias"] / worth).round().long(), factor(worth / a1)
        self.second, worth = columns(state["second.weight"].T)
        self.second_bias, self.second_by = (state["second.bias"] / worth / a1).round().long(), factor(worth * a1 / a2)
        self.state, worth = columns(state["state.weight"].T)
        self.state_bias, self.state_by = (state["state.bias"] / worth / a2).round().long(), factor(worth * a2 / unit)
        self.move, worth = columns(state["move.weight"].T)
        self.move_by = factor(worth / unit)
        score = state["score.weight"][0]
        worth = score.abs().max() / 127
        self.score, self.score_by = (score / worth).round().long(), factor(worth * unit * NAT)
        self.value, worth = columns(state["value.weight"].T)
        self.value_bias, self.value_by = (state["value.bias"] / worth / a2).round().long(), factor(worth * a2 * NAT)
        guesses = network.guesses
        self.guess, worth = columns(state["guess.weight"].T[:, :guesses]) if guesses else (torch.zeros(h2.shape[1], 0), torch.ones(0))
        self.guess_bias = (state["guess.bias"][:guesses] / worth / a2).round().long()
        self.guess_by = factor(worth * a2 * NAT)

    def scores(self, views, moves, of):
        h1 = scaled(views.long() @ self.first + self.first_bias, self.first_by).clamp(0, 255)
        h2 = scaled(h1 @ self.second + self.second_bias, self.second_by).clamp(0, 255)
        s = scaled(h2 @ self.state + self.state_bias, self.state_by)
        z = (s[of] + scaled(moves.long() @ self.move, self.move_by)).clamp(0, 32767)
        return scaled(z @ self.score, self.score_by), scaled(h2 @ self.value + self.value_bias, self.value_by)

    def file(self, about):
        def numbers(kind, values):
            return struct.pack(f"<{values.numel()}{kind}", *values.flatten().long().tolist())

        rows = struct.pack("<8s16sQ", b"MBNET001", about["family"].encode(), int(about["fingerprint"]))
        sizes = (*self.first.shape, self.second.shape[1], self.state.shape[1])
        rows += struct.pack("<7I", sizes[0], self.move.shape[0], *sizes[1:], self.value.shape[1], self.guess.shape[1])
        for weights, *others in (
            (self.first, self.first_bias, self.first_by),
            (self.second, self.second_bias, self.second_by),
            (self.state, self.state_bias, self.state_by),
            (self.move, self.move_by),
        ):
            rows += numbers("b", weights) + b"".join(numbers("i", each) for each in others)
        rows += numbers("h", self.score) + numbers("i", self.score_by)
        for weights, *others in (
            (self.value, self.value_bias, self.value_by),
            (self.guess, self.guess_bias, self.guess_by),
        ):
            rows += numbers("b", weights) + b"".join(numbers("i", each) for each in others)
        return rows + struct.pack("<I", zlib.crc32(rows))


@torch.no_grad()
def positions(network, tables, steps):
    """Questions of games that the network plays with itself."""
    asked = []
    tables.play(0)
    for _ in range(steps):
        question = tables.question(0)
        of = of_rows(question.first)
        scores, _, _ = network(question.view, question.moves, of)
        asked.append((question, of))
        tables.play(0, drawn(log_shares(scores * 2, of, question.seat.numel()), of, question.first))
    tables.question(0)
    return asked


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("config")
    parser.add_argument("checkpoint")
    parser.add_argument("--tables", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--steps", type=int, default=24)
    arguments = parser.parse_args()
    with open(arguments.config, "rb") as file:
        config = tomllib.load(file)
    config["tables"] = 192
    found = torch.load(arguments.checkpoint, map_location="cpu")
    mixes = [{"weight": 1, "chairs": ["net"]}]
    tables = Tables(arguments.tables, "export", config, mixes, 2, 1, torch.device("cpu"))
    network = Network(tables.about, found["sizes"]).eval()
    network.load_state_dict(found["network"])
    asked = positions(network, tables, arguments.steps)
    views = torch.cat([bits(each.view, network.view_bits) for each, _ in asked])
    moves = torch.cat([bits(each.moves, network.move_bits) for each, _ in asked])
    rows, at = 0, []
    for question, of in asked:
        at.append(of + rows)
        rows += question.seat.numel()
    of = torch.cat(at)
    whole = Whole(network, views, moves, of)
    with open(arguments.out, "wb") as file:
        file.write(whole.file(tables.about))
    with torch.no_grad():
        h = functional.relu(network.second(functional.relu(network.first(views))))
        exact = network.score(functional.relu(network.state(h)[of] + network.move(moves))).squeeze(1)
        value = network.value(h)
    scores, whole_value = whole.scores(views, moves, of)
    apart = (log_shares(exact, of, rows).exp() - log_shares(scores.float() / NAT, of, rows).exp()).abs()
    print(f"{arguments.out}: {len(open(arguments.out, 'rb').read())} bytes; {rows} positions: probabilities are "
          f"{float(torch.zeros(rows).index_add(0, of, apart).mean() / 2):.4f} apart, values' logits "
          f"{float((whole_value / NAT - value).abs().mean()):.4f}")
    tables.close()


if __name__ == "__main__":
    main()
