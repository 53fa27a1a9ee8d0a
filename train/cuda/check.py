"""python3 check.py FOLDER [--program moneybags_tables] [--families millions,...]

On a machine with a GPU: plays the same tables by moneybags_tables on the processor and by the libraries of FOLDER on the GPU, with
networks and light players on their chairs and the same answers, and fails if one question differs. Then says how many decisions a second
the GPU makes when answers are drawn at random."""

import argparse
import os
import sys
import time
import tomllib

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

import torch  # noqa: E402
from cuda_tables import CudaTables  # noqa: E402
from tables import Tables  # noqa: E402

MIXES = [
    {"weight": 0.3, "chairs": ["net"]},
    {"weight": 0.3, "chairs": ["net", "net1"]},
    {"weight": 0.2, "chairs": ["net", "net2", "lite"]},
    {"weight": 0.2, "chairs": ["lite", "net", "net7"]},
]
FIELDS = ("network", "seat", "players", "setting", "ended", "count", "first", "shown", "view", "truth", "hidden", "moves")


def differs(here, there):
    """The name of a field in which two questions differ."""
    for name in FIELDS:
        one, other = getattr(here, name), getattr(there, name)
        if one.shape != other.shape or one.dtype != other.dtype:
            return f"{name} ({one.dtype} {tuple(one.shape)}, {other.dtype} {tuple(other.shape)})"
        if not torch.equal(one, other):
            at = int(torch.nonzero((one != other).reshape(one.shape[0], -1).any(1))[0])
            return f"{name}, first in row {at} ({one[at].tolist()}, {other[at].tolist()})"
    if not torch.equal(here.result[here.ended], there.result[there.ended]):
        return "result"
    return None


def hashed(count, step):
    """An answer for each table, by a fixed hash of its number and the step."""
    table = torch.arange(count.numel(), device=count.device)
    mixed = (table * 2654435761 + step * 40503 + 12345) % 4294967291
    mixed = (mixed * 48271) % 2147483647
    return (mixed >> 7) % count


def check(config, arguments, device):
    config = config | {"tables": arguments.compared, "rows": 4 * config["rows"]}
    cpu = Tables(arguments.program, f"check-{config['family']}", config, MIXES, arguments.threads, arguments.seed, device)
    gpu = CudaTables(arguments.folder, config, MIXES, arguments.seed, device)
    for key in ("family", "fingerprint", "view_bits", "move_bits", "guesses", "seats", "bots"):
        if cpu.about[key] != gpu.about[key]:
            sys.exit(f"{config['family']}: {key} is {cpu.about[key]} on the processor and {gpu.about[key]} on the GPU")
    answers, rows, ended = [None, None], 0, 0
    for step in range(arguments.steps):
        for group in (0, 1):
            cpu.play(group, answers[group])
            gpu.play(group, answers[group])
            there, here = cpu.question(group), gpu.question(group)
            wrong = differs(here, there)
            if wrong:
                sys.exit(f"{config['family']}: question {step} of group {group} is another one on the GPU: {wrong}")
            rows += here.moves.shape[0]
            ended += int(here.ended.sum())
            answers[group] = hashed(here.count, 2 * step + group)
    for one, other in zip(gpu.outcomes(), cpu.outcomes(), strict=True):
        same = all(one[key] == other[key] for key in ("setting", "mix", "games", "nobody"))
        same = same and one["chairs"] == other["chairs"][: len(one["chairs"])]
        if not same or any(abs(a - b) > 1e-3 for a, b in zip(one["wins"], other["wins"])):
            sys.exit(f"{config['family']}: games ended in other ways on the GPU: {one}, {other}")
    cpu.close()
    gpu.close()
    print(f"{config['family']}: {2 * arguments.compared * arguments.steps} questions with {rows} moves as on the processor, "
          f"{ended} games ended", flush=True)


def measure(config, arguments, device, mixes, what, lanes):
    config = config | {"tables": arguments.measured}
    gpu = CudaTables(arguments.folder, config, mixes, arguments.seed, device, lanes)
    for group in (0, 1):
        gpu.play(group)

    def steps(count):
        for _ in range(count):
            for group in (0, 1):
                question = gpu.question(group)
                drawn = (torch.rand(question.count.numel(), device=device) * question.count).long()
                gpu.play(group, torch.minimum(drawn, question.count - 1))
        torch.cuda.synchronize()

    steps(arguments.warm)
    began = time.time()
    steps(arguments.timed)
    spent = time.time() - began
    moves = sum(gpu.question(group).moves.shape[0] for group in (0, 1)) / (2 * arguments.measured)
    gpu.close()
    print(f"{config['family']}, {what}, {arguments.measured} tables in each of two groups, {lanes} of a warp: "
          f"{2 * arguments.measured * arguments.timed / spent / 1e6:.2f} M decisions/s, {moves:.1f} moves each", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--program", help="moneybags_tables; in the folder if it is not said")
    parser.add_argument("--families", default="millions,madcity,guillotines")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--compared", type=int, default=4096, help="tables of each of two groups that are compared")
    parser.add_argument("--steps", type=int, default=300, help="questions of each table that are compared")
    parser.add_argument("--measured", type=int, default=32768, help="tables of each of two groups when it is measured")
    parser.add_argument("--warm", type=int, default=20)
    parser.add_argument("--timed", type=int, default=100)
    parser.add_argument("--lanes", default="4,8,16,32")
    arguments = parser.parse_args()
    arguments.program = arguments.program or os.path.join(arguments.folder, "moneybags_tables")
    device = torch.device("cuda")
    for family in arguments.families.split(","):
        with open(os.path.join(os.path.dirname(HERE), family + ".toml"), "rb") as file:
            config = tomllib.load(file)
        check(config, arguments, device)
        for lanes in map(int, arguments.lanes.split(",")):
            measure(config, arguments, device, MIXES[:1], "networks alone", lanes)
            measure(config, arguments, device, MIXES, "with light players", lanes)


if __name__ == "__main__":
    main()
