"""python3 guesses.py CONFIG.toml --from OLD.net --tables PROGRAM --out NEW.net [--seconds S] [--seed N]

Teaches a network anew what is hidden, at the tables of [guess] of the configuration: with people of every kind, and not only those
among whom it learned to play. Nothing else changes, byte for byte, so it plays as before; who thinks ahead knows better what others
hold."""

import argparse
import random
import time
import tomllib

import torch
from torch.nn import functional

from network import STRICTNESS, bits, drawn, log_shares, of_rows
from tables import Tables
from whole import READ_UNITS, Whole, read

ROWS = 1 << 18  # that are kept to learn from


@torch.no_grad()
def seen(network, question):
    """What the head is told, what is hidden from whom, and what is true."""
    h = functional.relu(network.second(functional.relu(network.first(bits(question.view, network.view_bits)))))
    return h, question.truth.clone(), question.hidden.clone()


def loss(network, rows):
    h, truth, hidden = (torch.cat(each) for each in zip(*rows))
    truth, hidden = bits(truth, network.guesses), bits(hidden, network.guesses)
    each = functional.binary_cross_entropy_with_logits(network.guess(h), truth, reduction="none")
    return (each * hidden).sum() / hidden.sum().clamp(min=1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("config")
    parser.add_argument("--from", dest="old", required=True)
    parser.add_argument("--tables", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--seconds", type=float, default=150)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    random.seed(arguments.seed)
    with open(arguments.config, "rb") as file:
        config = tomllib.load(file)
    how = config["guess"]
    config["tables"] = how["tables"]
    tables = Tables(arguments.tables, f"guesses-{arguments.seed}", config, how["mixes"], 1, arguments.seed, torch.device("cpu"))
    network = read(arguments.old, tables.about)
    for name, each in network.named_parameters():
        each.requires_grad_(name.startswith("guess."))
    optimiser = torch.optim.Adam(network.guess.parameters(), lr=how["rate"])
    kept, told, began = [], [], time.time()
    tables.play(0)
    while (part := (time.time() - began) / arguments.seconds) < 1:
        question = tables.question(0)
        with torch.no_grad():
            scores, _, _ = network(question.view, question.moves, of := of_rows(question.first))
            answer = drawn(log_shares(scores * STRICTNESS, of, question.seat.numel()), of, question.first)
        rows = seen(network, question)
        told.append(float(loss(network, [rows])))  # of what it has not learned from yet
        kept.append(rows)
        del kept[: max(0, len(kept) - ROWS // question.seat.numel())]
        tables.play(0, answer)
        for group in optimiser.param_groups:
            group["lr"] = how["rate"] * (1 - 0.95 * part)
        optimiser.zero_grad(set_to_none=True)
        loss(network, random.sample(kept, min(len(kept), 8))).backward()
        optimiser.step()
    tables.question(0)
    fifth = max(1, len(told) // 5)
    print(f"{len(told)} rounds of {how['tables']} tables; log loss {sum(told[:fifth]) / fifth:.4f} at first, {sum(told[-fifth:]) / fifth:.4f} at last")
    with open(arguments.out, "wb") as file:
        file.write(Whole.of(network, READ_UNITS).file(tables.about))
    tables.close()


if __name__ == "__main__":
    main()
