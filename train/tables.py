"""Tables of moneybags_tables as tensors: where its shared files lie, and when they may be read."""

import json
import mmap
import os
import subprocess

import torch

KINDS = {
    "answer": torch.int16,
    "network": torch.uint8,
    "seat": torch.uint8,
    "players": torch.uint8,
    "setting": torch.int16,
    "shown": torch.int16,
    "ended": torch.uint8,
    "result": torch.float32,
    "from": torch.int32,
    "view": torch.uint8,
    "truth": torch.uint8,
    "hidden": torch.uint8,
    "move": torch.uint8,
}


def done(answer):
    """Of the CUDA runtime."""
    if int(answer) != 0:
        raise RuntimeError(f"CUDA: {answer}")


class Question:
    """What the tables of a group ask now, on the device that learns."""

    def __init__(self, fields, device):
        def take(name):
            return fields[name].to(device, non_blocking=True, copy=True)

        self.first = take("from").long()
        rows = int(fields["from"][-1])
        self.moves = fields["move"][:rows].to(device, non_blocking=True, copy=True)
        self.view = take("view")
        self.truth = take("truth")
        self.hidden = take("hidden")
        self.network = take("network")
        self.seat = take("seat").long()
        self.players = take("players").long()
        self.shown = take("shown").long()
        self.setting = take("setting").long()
        self.ended = take("ended").bool()
        self.result = take("result")
        self.count = self.first[1:] - self.first[:-1]


class Tables:
    def __init__(self, program, name, config, mixes, threads, seed, device):
        self.device = device
        groups = 2
        self.paths = [f"/dev/shm/{name}-{os.getpid()}-{group}" for group in range(groups)]
        wish = {
            "settings": config["settings"],
            "mixes": mixes,
            "threads": threads,
            "tables": config["tables"],
            "rows": config["rows"],
            "spread": config["spread"],
            "seed": seed,
            "files": self.paths,
        }
        self.process = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self._say(json.dumps(wish))
        self.about = json.loads(self._hear())
        self.pinned = []
        self.fields = [self._fields(*each) for each in zip(self.paths, self.about["files"])]
        self.under_way = [False] * groups

    def _fields(self, path, described):
        with open(path, "r+b") as file:
            memory = mmap.mmap(file.fileno(), 0)
        os.unlink(path)
        whole = torch.frombuffer(memory, dtype=torch.uint8)
        if self.device.type == "cuda":  # else copies to it wait for each other
            done(torch.cuda.cudart().cudaHostRegister(whole.data_ptr(), whole.numel(), 0))
            self.pinned.append(whole)
        fields = {}
        for name, kind in KINDS.items():
            at, size, count = (described[name][key] for key in ("at", "bytes", "count"))
            part = whole[at : at + size * count].view(kind)
            fields[name] = part.view(count, size) if kind == torch.uint8 and size > 1 else part
        tables = fields["network"].numel()
        fields["result"] = fields["result"].view(tables, -1)
        return fields

    def _say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def _hear(self):
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("moneybags_tables has ended")
        return line

    def play(self, group, answers=None):
        """Lets a group play on; others may be asked meanwhile."""
        if answers is not None:
            self.fields[group]["answer"].copy_(answers.to(torch.int16))
        self._say(str(group))
        self.under_way[group] = True

    def question(self, group):
        if self.under_way[group]:
            heard = int(self._hear())
            assert heard == group, "groups answer in the order in which they were asked"
            self.under_way[group] = False
        return Question(self.fields[group], self.device)

    def outcomes(self):
        """How games ended since the last call. No group may be under way."""
        self._say("outcomes")
        return json.loads(self._hear())

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        # Later tables may be given the same addresses.
        if self.pinned:
            torch.cuda.synchronize()
        for whole in self.pinned:
            done(torch.cuda.cudart().cudaHostUnregister(whole.data_ptr()))
        self.pinned.clear()
