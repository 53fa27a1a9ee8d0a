#!/usr/bin/env python3
"""A bot of one's own for the ring, to copy from: it says the truth, stays, and asks for money.

    moneybags match millions-1e --bots bot:1,rookie:4 --bot "bot python3 examples/bot/bot.py"

The match writes one JSON object a line to our standard input, and reads one from our standard output.
What is in them is told in docs/engine.md. Every answer bears the id of its question.
"""

import json
import random
import sys


class Bot:
    def sit_down(self, game, players, seat):
        self.luck = random.Random(f"{game} {players} {seat}")
        self.heard = 0

    def hear(self, event):
        """Something happened that our seat may know of: {"what": "Claimed", …}."""
        self.heard += 1

    def choose(self, view, choices):
        """One of the choices; where an amount is open, as much as may be."""
        honest = [c for c in choices if c["text"] == f"claim {view.get('role')}"]
        staying = [c for c in choices if not c["text"].startswith("leave")]
        choice = self.luck.choice(honest or staying or choices)
        move = choice["move"]
        if "amount" in choice:
            put(move, choice["amount"]["path"], choice["amount"]["most"])
        return move


def put(move, path, amount):
    for name in path[:-1]:
        move = move[name]
    move[path[-1]] = amount


def main():
    bot = Bot()
    for line in sys.stdin:
        asked = json.loads(line)
        answer = {"id": asked["id"]}
        if asked["do"] == "new":
            bot.sit_down(asked["game"], asked["players"], asked["seat"])
        elif asked["do"] == "choose":
            for event in asked["events"]:
                bot.hear(event)
            answer["move"] = bot.choose(asked["view"], asked["choices"])
        print(json.dumps(answer), flush=True)


main()
