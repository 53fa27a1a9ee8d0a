"""python3 export.py CONFIG.toml CHECKPOINT ... --tables PROGRAM --out FILE [--half-way-to OLD.net]

Writes a network, of several checkpoints that began alike their mean, as whole numbers (docs/bots.md says how they lie in the file,
and what is computed with them). How large the numbers inside become is seen at tables of the configuration; what the rounding changes
is printed."""

import argparse
import tomllib

import torch
from torch.nn import functional

from network import STRICTNESS, Network, bits, drawn, log_shares, of_rows
from tables import Tables
from whole import NAT, Whole, read, units


def mean(states):
    return {name: sum(each[name].float() for each in states) / len(states) for name in states[0]}


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
        tables.play(0, drawn(log_shares(scores * STRICTNESS, of, question.seat.numel()), of, question.first))
    tables.question(0)
    return asked


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("config")
    parser.add_argument("checkpoints", nargs="+")
    parser.add_argument("--tables", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--steps", type=int, default=24)
    parser.add_argument("--half-way-to", dest="old", help="the mean of all that and the network of this file")
    parser.add_argument("--last", action="store_true", help="as it was at last, not what it was of late on average")
    arguments = parser.parse_args()
    with open(arguments.config, "rb") as file:
        config = tomllib.load(file)
    config["tables"] = 192
    found = [torch.load(each, map_location="cpu") for each in arguments.checkpoints]
    mixes = [{"weight": 1, "chairs": ["net"]}]
    tables = Tables(arguments.tables, "export", config, mixes, 2, 1, torch.device("cpu"))
    network = Network(tables.about, found[0]["sizes"]).eval()
    network.load_state_dict(mean([each["network" if arguments.last else "mean"] for each in found]))
    if arguments.old:
        network.load_state_dict(mean([network.state_dict(), read(arguments.old, tables.about).state_dict()]))
    asked = positions(network, tables, arguments.steps)
    views = torch.cat([bits(each.view, network.view_bits) for each, _ in asked])
    moves = torch.cat([bits(each.moves, network.move_bits) for each, _ in asked])
    rows, at = 0, []
    for question, of in asked:
        at.append(of + rows)
        rows += question.seat.numel()
    of = torch.cat(at)
    whole = Whole.of(network, units(network, views, moves, of))
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
