"""python3 generations.py CONFIG.toml --from FILE.net --run FOLDER --tables PROGRAM [--generations N] [--learners N]

Mends a network where a best response to it wins much. Each generation some learners begin as the network, and learn what is best
at tables of regulars who play by it (what [more] of the configuration says, `learn.py --from`); half of the way from it to their
mean is the next. So habits that can be answered fade, and what answers them is not taken up whole either, which could be answered in
its turn. Goes on where the folder stands: FOLDER/<generation>/<family>.net."""

import argparse
import os
import shutil
import subprocess
import sys
import tomllib

HERE = os.path.dirname(os.path.abspath(__file__))


def run(program, *arguments, **more):
    return subprocess.Popen([sys.executable, os.path.join(HERE, program), *map(str, arguments)], **more)


def generation(arguments, number, begun, new):
    """The learners' networks, half of the way back to what they began as, into a new file."""
    folder = os.path.dirname(begun)
    regulars = os.environ | {"MONEYBAGS_NETWORKS": os.path.abspath(folder), "OMP_NUM_THREADS": "1"}
    runs = [os.path.join(folder, f"learner{n}") for n in range(1, arguments.learners + 1)]
    learners = [
        run("learn.py", arguments.config, "--from", begun, "--seed", 10 * number + n, "--tables", arguments.tables, "--run", each,
            "--threads", 1, env=regulars)
        for n, each in enumerate(runs, 1)
    ]
    if any([each.wait() for each in learners]):
        sys.exit(f"generation {number}: a learner failed")
    checkpoints = [os.path.join(each, "checkpoint.pt") for each in runs]
    os.makedirs(os.path.dirname(new), exist_ok=True)
    if run("export.py", arguments.config, *checkpoints, "--half-way-to", begun, "--tables", arguments.tables, "--out", new + ".new").wait():
        sys.exit(f"generation {number}: nothing could be written")
    os.replace(new + ".new", new)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("config")
    parser.add_argument("--from", dest="start", required=True)
    parser.add_argument("--run", required=True)
    parser.add_argument("--tables", required=True)
    parser.add_argument("--generations", type=int, default=5)
    parser.add_argument("--learners", type=int, default=2, help="at once, a thread each")
    arguments = parser.parse_args()
    with open(arguments.config, "rb") as file:
        family = tomllib.load(file)["family"]
    files = [os.path.join(arguments.run, str(n), f"{family}.net") for n in range(arguments.generations + 1)]
    if not os.path.exists(files[0]):
        os.makedirs(os.path.dirname(files[0]), exist_ok=True)
        shutil.copyfile(arguments.start, files[0])
    for number, (begun, new) in enumerate(zip(files, files[1:]), 1):
        if not os.path.exists(new):
            generation(arguments, number, begun, new)
            print(f"generation {number}: {new}", flush=True)


if __name__ == "__main__":
    main()
