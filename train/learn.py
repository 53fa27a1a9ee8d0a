"""python3 learn.py CONFIG.toml --tables PROGRAM --run FOLDER [--seed N] [--seconds S] [--threads N]
                    [--from FILE.net [--probe regulars|rookies]] [--cuda FOLDER]

Trains the network of one family: first it copies a rookie, then it learns by playing (PPO over listed moves). Goes on where
the folder's checkpoint stands, and stops after so many seconds of this call, or when the configuration's are spent.

--cuda has tables on the GPU, by the libraries and rules of that folder, wherever only networks and the light player sit: before it plays
among others, the network then plays at many more tables among its own kind, with what [far] of the configuration changes in [play].

--from goes on from a file instead, without copying anybody, with what [more] of the configuration changes.

--probe looks for holes instead: the network of that file learns alone, as strict as it plays, with what [probe] of the configuration
changes. On all other chairs sit the program's own regulars, or rookies. What it wins beyond its share is what can be found."""

import argparse
import faulthandler
import json
import os
import time
import tomllib

import torch
from torch.nn import functional

from cuda_tables import CudaTables, have_room_for
from network import STRICTNESS, Critic, Network, absent, bits, drawn, log_shares, of_rows, turned, turned_back
from tables import Tables
from whole import read


class Rollout:
    """Some steps of one group of tables, and what came of them."""

    def __init__(self):
        self.steps = []

    def add(self, question, answer, log_share, value):
        self.steps.append((question, answer, log_share, value))

    def gathered(self, after, seats, fade, dull):
        """Rows with all that learning needs. `after` is the question that followed the last step. In each setting it is `dull`,
        beside a win, if nobody wins: else those who block each other for ever lose nothing by it."""
        first = self.steps[0][0]
        tables, device = first.seat.numel(), first.seat.device
        all_tables = torch.arange(tables, device=device)
        next_value = torch.zeros(tables, seats, seats + 1, device=device)
        next_aim = torch.zeros_like(next_value)
        known = torch.zeros(tables, seats, dtype=torch.bool, device=device)
        rows = []
        for question, answer, log_share, value in reversed(self.steps):
            over = after.ended
            result = torch.cat([after.result[:, :seats], after.result[:, -1:]], 1)
            result = result[:, None, :].expand(-1, seats, -1)
            next_value = torch.where(over[:, None, None], result, next_value)
            next_aim = torch.where(over[:, None, None], result, next_aim)
            known = known | over[:, None]
            seat = question.seat
            aim = (1 - fade) * next_value[all_tables, seat] + fade * next_aim[all_tables, seat]
            sure = known[all_tables, seat]
            aim = torch.where(sure[:, None], aim, value)
            gain = (aim - value)[all_tables, seat] - dull[question.setting] * (aim - value)[:, -1]
            rows.append((question, answer, log_share, aim, gain, sure))
            next_value[all_tables, seat] = value
            next_aim[all_tables, seat] = aim
            known[all_tables, seat] = True
            after = question
        rows.reverse()
        return rows


class Batch:
    """Rows of several rollouts, from which any may be picked."""

    def __init__(self, rows, seats):
        self.view = torch.cat([each[0].view for each in rows])
        self.truth = torch.cat([each[0].truth for each in rows])
        self.hidden = torch.cat([each[0].hidden for each in rows])
        self.moves = torch.cat([each[0].moves for each in rows])
        offsets, at = [], 0
        for each in rows:
            offsets.append(each[0].first[:-1] + at)
            at += each[0].moves.shape[0]
        self.first = torch.cat(offsets)
        self.count = torch.cat([each[0].count for each in rows])
        self.answer = torch.cat([each[1] for each in rows])
        self.log_share = torch.cat([each[2] for each in rows])
        self.players = torch.cat([each[0].players for each in rows])
        seat = torch.cat([each[0].seat for each in rows])
        self.aim = turned(torch.cat([each[3] for each in rows]), seat, self.players, seats)
        self.gain = torch.cat([each[4] for each in rows])
        self.network = torch.cat([each[0].network for each in rows])
        self.shown = torch.cat([each[0].shown for each in rows])
        self.setting = torch.cat([each[0].setting for each in rows])
        self.sure = torch.cat([each[5] for each in rows])

    def part(self, at):
        count = self.count[at]
        first = torch.zeros(at.numel() + 1, dtype=torch.long, device=at.device)
        torch.cumsum(count, 0, out=first[1:])
        of = torch.repeat_interleave(torch.arange(at.numel(), device=at.device), count)
        moves = self.moves[torch.arange(of.numel(), device=at.device) - (first[:-1] - self.first[at])[of]]
        return first, of, moves


class Learner:
    def __init__(self, arguments, config):
        self.arguments, self.config = arguments, config
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(arguments.seed)
        if self.device.type == "cpu":
            self.make_do(config.get("without_gpu", {}))
        self.log = open(os.path.join(arguments.run, "log.jsonl"), "a")
        self.spent = {"imitate": 0.0, "far": 0.0, "play": 0.0}
        self.decisions = self.rounds = 0
        self.network = self.critic = None
        self.mean = {}  # of what the network was of late: less noisy than what it is
        self.others = {}  # networks that do not learn, by their number
        self.strictness = 1.0
        self.began = time.time()
        self.found = None  # a checkpoint, until there is a network to put it into
        if os.path.exists(self.file()):
            self.found = torch.load(self.file(), map_location=self.device)
            self.spent |= self.found["spent"]
            self.decisions, self.rounds = self.found["decisions"], self.found["rounds"]

    def make_do(self, how):
        """Without a GPU: fewer tables, and longer."""
        for name, value in how.items():
            if isinstance(value, dict):
                self.config[name] |= value
            else:
                self.config[name] = value

    def go_on(self, section):
        """From a file, as strict as regulars play, with what this section changes."""
        how = self.config[section]
        self.config |= {key: how.pop(key) for key in ("tables", "settings") if key in how}
        self.strictness = how.pop("strictness", STRICTNESS)
        self.config["play"] |= how
        self.spent["imitate"] = float("inf")

    def probe(self, whom):
        self.go_on("probe")
        self.spent["far"] = float("inf")
        self.config["play"] |= {"mixes": [{"weight": 1, "chairs": ["net", whom.removesuffix("s")]}], "past": [], "taught": []}

    # ---- checkpoints ----

    def file(self):
        return os.path.join(self.arguments.run, "checkpoint.pt")

    def save(self):
        state = {
            "network": self.network.state_dict(),
            "mean": self.mean,
            "critic": self.critic and self.critic.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "others": {number: each.half().state_dict() for number, each in self.others.items()},
            "spent": self.spent,
            "decisions": self.decisions,
            "rounds": self.rounds,
            "about": {key: value for key, value in self.tables.about.items() if key != "files"},
            "sizes": self.config["sizes"],
        }
        for each in self.others.values():
            each.float()
        torch.save(state, self.file() + ".new")
        os.replace(self.file() + ".new", self.file())

    def prepare(self):
        about = self.tables.about
        self.seats = about["seats"]
        if self.network is None:
            begun = self.arguments.start and not self.found
            self.network = read(self.arguments.start, about) if begun else Network(about, self.config["sizes"])
            self.network.to(self.device)
            groups = [{"params": list(self.network.parameters())}]
            if self.config["play"].get("critic"):
                self.critic = Critic(about, self.config["play"]["critic"]).to(self.device)
                groups.append({"params": list(self.critic.parameters())})
                if self.found and self.found.get("critic"):
                    self.critic.load_state_dict(self.found["critic"])
            self.optimiser = torch.optim.Adam(groups, lr=1e-3, eps=1e-5, fused=self.device.type == "cuda")
            if self.found:
                self.network.load_state_dict({key: value.float() for key, value in self.found["network"].items()})
                for number, each in self.found["others"].items():
                    self.others[number] = self.network.frozen()
                    self.others[number].load_state_dict({key: value.float() for key, value in each.items()})
                self.mean = self.found.get("mean", {})
                if "optimiser" in self.found:
                    self.optimiser.load_state_dict(self.found["optimiser"])
            self.found = None
        wanted = {int(name[3:]) for mix in self.mixes for name in mix["chairs"] if name.startswith("net") and name != "net"}
        for number in wanted - self.others.keys():
            self.others[number] = self.network.frozen()

    def settles(self):
        """At first the critic alone learns, from what the network says of who will win."""
        return self.critic is not None and self.spent["far"] + self.spent["play"] < self.config["play"].get("settle", 0)

    # ---- playing ----

    @torch.no_grad()
    def answered(self, question):
        rows = question.seat.numel()
        scores = torch.zeros(question.moves.shape[0], device=self.device)
        value = torch.zeros(rows, self.seats + 1, device=self.device)
        of = of_rows(question.first)
        taught = question.shown >= 0
        learns = (question.network == 0) | taught
        for number, network in [(0, self.network), *self.others.items()]:
            mine = learns if number == 0 else question.network == number
            at = torch.nonzero(mine).squeeze(1)
            if at.numel() == rows:
                scores, value, _ = network(question.view, question.moves, of)
            elif at.numel() > 0:
                moves = torch.nonzero(mine[of]).squeeze(1)
                place = torch.cumsum(mine.long(), 0) - 1
                some, some_value, _ = network(question.view[at], question.moves[moves], place[of[moves]])
                scores[moves] = some
                value[at] = some_value
        if self.critic and not self.settles():
            value = self.critic(question.view, question.truth)
        value = value.masked_fill(absent(question.players, self.seats), -1e9).softmax(1)
        value = turned_back(value, question.seat, question.players, self.seats)
        log_share = log_shares(scores * self.strictness, of, rows)
        answer = torch.where(taught, question.shown, drawn(log_share, of, question.first))
        return answer, log_share[question.first[:-1] + answer], value

    def gather(self, steps, fade):
        rollouts = [Rollout(), Rollout()]
        for _ in range(steps):
            for group in (0, 1):
                question = self.asked[group]
                answer, log_share, value = self.answered(question)
                rollouts[group].add(question, answer, log_share, value)
                self.tables.play(group, answer)
                other = 1 - group
                if self.tables.under_way[other]:
                    self.asked[other] = self.tables.question(other)
        self.asked[1] = self.tables.question(1)
        self.decisions += steps * sum(each.seat.numel() for each in self.asked)
        dull = torch.tensor([each.get("dull", 0.0) for each in self.config["settings"]], device=self.device)
        rows = []
        for group in (0, 1):
            rows += rollouts[group].gathered(self.asked[group], self.seats, fade, dull)
        return Batch(rows, self.seats)

    # ---- learning ----

    def losses(self, batch, at):
        first, of, moves = batch.part(at)
        scores, value, guess = self.network(batch.view[at], moves, of)
        log_share = log_shares(scores * self.strictness, of, at.numel())
        mine = log_share.index_select(0, first[:-1] + batch.answer[at])
        nobody = absent(batch.players[at], self.seats)
        value_loss = -(batch.aim[at] * value.masked_fill(nobody, -1e9).log_softmax(1)).sum(1).mean()
        critic_loss = torch.zeros((), device=self.device)
        if self.critic:
            judged = self.critic(batch.view[at], batch.truth[at]).masked_fill(nobody, -1e9)
            critic_loss = -(batch.aim[at] * judged.log_softmax(1)).sum(1).mean()
        guess_loss = torch.zeros((), device=self.device)
        if self.network.guesses:
            truth, hidden = bits(batch.truth[at], self.network.guesses), bits(batch.hidden[at], self.network.guesses)
            each = functional.binary_cross_entropy_with_logits(guess, truth.float(), reduction="none")
            guess_loss = (each * hidden).sum() / hidden.sum().clamp(min=1)
        entropy = -torch.zeros(at.numel(), device=self.device).index_add(0, of, log_share.exp() * log_share)
        # What all moves of a row have in common says nothing, and shall not grow.
        common = torch.zeros(at.numel(), device=self.device).index_add(0, of, scores) / batch.count[at]
        return mine, value_loss, critic_loss, guess_loss, entropy.mean(), common.square().mean()

    def update(self, batch, how, imitates, part):
        # While it plays, too, it may copy what rookies show it at some settings.
        shown = batch.shown >= 0
        if not imitates:
            shown &= torch.isin(batch.setting, torch.tensor(how.get("taught", []), dtype=torch.long, device=self.device))
        played = (batch.network == 0) & batch.sure
        rows = torch.nonzero(shown if imitates else shown | played).squeeze(1)
        gain = batch.gain[played] if not imitates else batch.gain
        middle, wide = gain.mean(), gain.std() + 1e-6
        rate = how["rate"] * (1 - part) + how["last_rate"] * part
        for group, its_rate in zip(self.optimiser.param_groups, [0.0 if self.settles() else rate, how.get("critic_rate", rate)]):
            group["lr"] = its_rate
        liveliness = how.get("entropy", 0) * (1 - part) + how.get("last_entropy", 0) * part
        seen = {}
        for _ in range(how["epochs"]):
            order = rows[torch.randperm(rows.numel(), device=self.device)]
            for at in order.split(how["batch"]):
                if at.numel() < how["batch"] // 2:
                    continue
                mine, value_loss, critic_loss, guess_loss, entropy, common = self.losses(batch, at)
                policy_loss = -mine
                if not imitates:
                    ratio = (mine - batch.log_share[at]).clamp(max=10).exp()
                    advantage = (batch.gain[at] - middle) / wide
                    clipped = ratio.clamp(1 - how["clip"], 1 + how["clip"])
                    better = -torch.min(ratio * advantage, clipped * advantage)
                    policy_loss = torch.where(shown[at], how.get("copying", 1.0) * policy_loss, better)
                policy_loss = policy_loss.mean()
                loss = policy_loss + how["value"] * value_loss + how["guess"] * guess_loss - liveliness * entropy + 1e-3 * common
                self.optimiser.zero_grad(set_to_none=True)
                (loss + critic_loss).backward()
                for group in self.optimiser.param_groups:
                    torch.nn.utils.clip_grad_norm_(group["params"], 0.5)
                self.optimiser.step()
        if rows.numel() >= how["batch"] // 2:
            seen = {
                "policy": policy_loss,
                "value": value_loss,
                "critic": critic_loss,
                "guess": guess_loss,
                "entropy": entropy,
                "rate": rate,
            }
        return rows.numel(), {key: float(value.detach() if torch.is_tensor(value) else value) for key, value in seen.items()}

    @torch.no_grad()
    def average(self, rounds):
        for name, value in self.network.state_dict().items():
            if name in self.mean:
                self.mean[name].lerp_(value, 1 / rounds)
            else:
                self.mean[name] = value.clone()

    def tell(self, phase, more):
        outcomes = []
        for each in self.tables.outcomes():
            if each["games"] == 0:
                continue
            shares = {
                str(who): [round(wins / chairs, 4), chairs]
                for who, (wins, chairs) in enumerate(zip(each["wins"], each["chairs"]))
                if chairs
            }
            outcomes.append({"setting": each["setting"], "mix": each["mix"], "games": each["games"],
                             "nobody": round(each["nobody"] / each["games"], 3), "shares": shares})
        faulthandler.cancel_dump_traceback_later()
        line = {"phase": phase, "spent": round(self.spent[phase], 1), "decisions": self.decisions,
                "rounds": self.rounds, **{key: round(value, 5) for key, value in more.items()}}
        self.log.write(json.dumps({**line, "outcomes": outcomes}) + "\n")
        self.log.flush()
        # One line for people: of each kind of table, what a chair of its first player won beside a fair share.
        table = []
        for mix, described in enumerate(self.mixes):
            who = described["chairs"][0].removeprefix("net") or "0"
            mine = [(each["shares"][who][0] * self.config["settings"][each["setting"]]["players"], each["games"])
                    for each in outcomes if each["mix"] == mix and who in each["shares"]]
            games = sum(each[1] for each in mine)
            if games:
                table.append(f"{mix}: {sum(share * count for share, count in mine) / games:.2f} of {games}")
        print(json.dumps(line), " | ".join(table), flush=True)

    def set_up(self, far, how):
        config, seed = self.config, self.arguments.seed * 7919 + self.rounds
        if far:
            config = config | {"tables": how["tables"]}
        if far or self.arguments.cuda and have_room_for(self.mixes):
            return CudaTables(self.arguments.cuda, config, self.mixes, seed, self.device)
        return Tables(self.arguments.tables, f"{config['family']}-{self.arguments.seed}", config, self.mixes,
                      self.arguments.threads, seed, self.device)

    def phase(self, name):
        how = self.config["play"] | self.config["far"] if name == "far" else self.config[name]
        if self.spent[name] >= how["seconds"]:
            return
        self.mixes = how["mixes"]
        self.tables = self.set_up(name == "far", how)
        self.prepare()
        for group in (0, 1):
            self.tables.play(group)
            self.asked = getattr(self, "asked", [None, None])
            self.asked[group] = self.tables.question(group)
        told = saved = last = time.time()
        while self.spent[name] < how["seconds"]:
            batch = self.gather(how["steps"], how["fade"])
            rows, seen = self.update(batch, how, name == "imitate", min(1.0, self.spent[name] / how["seconds"]))
            del batch
            self.rounds += 1
            self.average(how.get("mean_of", 1))
            slots = how.get("past", [])
            if slots and self.rounds % how["past_every"] == 0:
                self.others[slots[self.rounds // how["past_every"] % len(slots)]] = self.network.frozen()
            now = time.time()
            self.spent[name] += now - last
            last = now
            stop = now - self.began > self.arguments.seconds
            if now - told > self.arguments.every or stop or self.spent[name] >= how["seconds"]:
                self.tell(name, {**seen, "rows": rows})
                told = now
            if now - saved > 60 or stop:
                self.save()
                saved = now
            if stop:
                break
        self.save()
        self.tables.close()
        if name == "imitate" and self.spent[name] >= how["seconds"]:
            self.others[1] = self.network.frozen()  # the rookie's clone
            self.save()
        self.asked = [None, None]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("config")
    parser.add_argument("--tables", required=True)
    parser.add_argument("--run", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--every", type=float, default=20, help="seconds between lines")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--probe", choices=["regulars", "rookies"])
    parser.add_argument("--from", dest="start", help="the network that it begins as, a file of data/networks")
    parser.add_argument("--cuda", help="the folder of cuda_tables.py's libraries and rules")
    arguments = parser.parse_args()
    os.makedirs(arguments.run, exist_ok=True)
    with open(arguments.config, "rb") as file:
        config = tomllib.load(file)
    faulthandler.dump_traceback_later(120)  # says where it hangs, if nothing is told until then
    learner = Learner(arguments, config)
    if arguments.probe:
        if not arguments.start:
            parser.error("--probe needs --from FILE.net")
        learner.probe(arguments.probe)
    elif arguments.start:
        learner.go_on("more")
    for name in ("imitate", "far", "play") if arguments.cuda and "far" in config else ("imitate", "play"):
        if time.time() - learner.began < arguments.seconds:
            learner.phase(name)


if __name__ == "__main__":
    main()
