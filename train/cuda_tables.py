"""Tables that live on the GPU (train/cuda), for chairs of networks and the light player: what tables.Tables is for those with bots."""

import ctypes
import json
import os
import re

import torch

from cuda_rules import rules_file

SEATS = 8
LITE = 9  # kFirstBot of flat_tables.h


class Wish(ctypes.Structure):  # MoneybagsWish of cuda/tables.cuh
    _fields_ = [
        ("settings", ctypes.c_int32),
        ("mixes", ctypes.c_int32),
        ("rules", ctypes.POINTER(ctypes.c_char_p)),
        ("players", ctypes.POINTER(ctypes.c_int32)),
        ("setting_weights", ctypes.POINTER(ctypes.c_double)),
        ("mix_weights", ctypes.POINTER(ctypes.c_double)),
        ("mix_counts", ctypes.POINTER(ctypes.c_int32)),
        ("mix_chairs", ctypes.POINTER(ctypes.c_uint8)),
        ("groups", ctypes.c_int64),
        ("tables", ctypes.c_int64),
        ("spread", ctypes.c_uint32),
        ("lanes", ctypes.c_uint32),
        ("seed", ctypes.c_uint64),
    ]


WHERE = ("network", "seat", "players", "setting", "count", "ended", "result", "view", "truth", "hidden")


class Where(ctypes.Structure):  # MoneybagsWhere
    _fields_ = [(name, ctypes.c_void_p) for name in WHERE]


def chair(name):
    """The number of who sits there."""
    if name == "lite":
        return LITE
    if not re.fullmatch("net[0-7]?", name):
        raise ValueError(f'"{name}" cannot sit at a table on the GPU: there a mix names net, net1 to net7 and lite alone')
    return int(name[3:] or 0)


def have_room_for(mixes):
    try:
        return all(chair(name) >= 0 for mix in mixes for name in mix["chairs"])
    except ValueError:
        return False


class Question:
    """What the tables of a group ask now (tables.Question)."""


class CudaTables:
    def __init__(self, folder, config, mixes, seed, device, lanes=8):
        if device.type != "cuda":
            raise ValueError("tables on a GPU are for a learner on the same GPU, and there is none")
        self.device, self.tables = device, config["tables"]
        chairs = [[chair(name) for name in mix["chairs"]][:SEATS] for mix in mixes]
        path = os.path.join(folder, f"moneybags_tables_{config['family']}.so")
        if not os.path.exists(path):
            raise ValueError(f"there is no {path}: build it with the target cuda_tables (train/README.md)")
        files = [os.path.join(folder, rules_file(each)) for each in config["settings"]]
        for each in files:
            if not os.path.exists(each):
                raise ValueError(f"there is no {each}: train/cuda_rules.py writes it (train/README.md)")
        self.library = ctypes.CDLL(os.path.abspath(path))
        for name in ("tables_problem", "tables_about", "tables_outcomes"):
            getattr(self.library, name).restype = ctypes.c_char_p
        self.library.tables_open.restype = ctypes.c_void_p
        self.about = json.loads(self.library.tables_about())
        groups = 2
        wish = Wish(
            settings=len(files),
            mixes=len(chairs),
            rules=(ctypes.c_char_p * len(files))(*(each.encode() for each in files)),
            players=(ctypes.c_int32 * len(files))(*(each["players"] for each in config["settings"])),
            setting_weights=(ctypes.c_double * len(files))(*(each.get("weight", 1.0) for each in config["settings"])),
            mix_weights=(ctypes.c_double * len(chairs))(*(mix["weight"] for mix in mixes)),
            mix_counts=(ctypes.c_int32 * len(chairs))(*map(len, chairs)),
            mix_chairs=(ctypes.c_uint8 * (len(chairs) * SEATS))(
                *(who for each in chairs for who in each + [0] * (SEATS - len(each)))),
            groups=groups,
            tables=self.tables,
            spread=config["spread"],
            lanes=lanes,
            seed=seed,
        )
        torch.zeros(1, device=device)  # so that the library meets PyTorch's context
        self.all = ctypes.c_void_p(self._done(self.library.tables_open(ctypes.byref(wish))))
        self.under_way = [False] * groups
        self.fields, self.asked = [None] * groups, [None] * groups

    def _done(self, answer):
        if not answer:
            raise RuntimeError("tables on the GPU: " + self.library.tables_problem().decode())
        return answer

    def _stream(self):
        return ctypes.c_void_p(torch.cuda.current_stream(self.device).cuda_stream)

    def play(self, group, answers=None):
        """Lets a group play on; others may be asked meanwhile."""
        assert (answers is None) == (self.fields[group] is None), "a group begins without answers, and goes on with them"
        if answers is not None:
            answers = answers.to(torch.int64).contiguous()
            assert answers.numel() == self.tables

        def room(kind, *row):
            return torch.empty(self.tables, *row, dtype=kind, device=self.device)

        # Each question has tensors of its own, since learners keep them.
        fields = {name: room(torch.int64) for name in ("seat", "players", "setting", "count")}
        fields["network"] = room(torch.uint8)
        fields["ended"] = room(torch.bool)
        fields["result"] = room(torch.float32, self.about["results"])
        fields["view"] = room(torch.uint8, self.about["view_bytes"])
        fields["truth"] = room(torch.uint8, self.about["guess_bytes"])
        fields["hidden"] = room(torch.uint8, self.about["guess_bytes"])
        where = Where(**{name: fields[name].data_ptr() for name in WHERE})
        given = ctypes.c_void_p(None if answers is None else answers.data_ptr())
        self._done(self.library.tables_play(self.all, ctypes.c_int64(group), given, ctypes.byref(where), self._stream()))
        self.fields[group] = fields
        self.under_way[group] = True

    def question(self, group):
        if not self.under_way[group]:
            return self.asked[group]
        self.under_way[group] = False
        question = Question()
        question.__dict__.update(self.fields[group])
        question.shown = torch.full_like(question.seat, -1)  # nobody teaches here
        question.first = torch.zeros(self.tables + 1, dtype=torch.int64, device=self.device)
        torch.cumsum(question.count, 0, out=question.first[1:])
        rows = int(question.first[-1])
        question.moves = torch.empty(rows, self.about["move_bytes"], dtype=torch.uint8, device=self.device)
        listed = torch.empty(rows * self.about["listed_bytes"], dtype=torch.uint8, device=self.device)
        self._done(self.library.tables_moves(
            self.all, ctypes.c_int64(group), ctypes.c_void_p(question.first.data_ptr()), ctypes.c_int64(rows),
            ctypes.c_void_p(listed.data_ptr()), ctypes.c_void_p(question.moves.data_ptr()), self._stream()))
        self.asked[group] = question
        return question

    def outcomes(self):
        """How games ended since the last call. No group may be under way."""
        return json.loads(self._done(self.library.tables_outcomes(self.all)))

    def close(self):
        self.library.tables_close(self.all)
        self.all = None
