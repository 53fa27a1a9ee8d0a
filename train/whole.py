"""A network in whole numbers: what its file holds (docs/bots.md), made from the one that learns, and back."""

import struct
import zlib

import torch
from torch.nn import functional

from network import Network

ONE = 1 << 16  # of a factor
NAT = 1024  # parts of one in scores
MAGIC = b"MBNET001"
HEAD = "<8s16sQ7I"  # then the family, the fingerprint of its encoding, and sizes


def layout(view_bits, move_bits, first, second, mixed, outcomes, guesses):
    """All numbers of a file in their order: what they are called, their kind, and how many."""
    layers = [("first", view_bits, first), ("second", first, second), ("state", second, mixed), ("move", move_bits, mixed)]
    heads = [("value", second, outcomes), ("guess", second, guesses)]
    rows = []
    for name, come_in, go_out in layers + heads:
        if name == "value":
            rows += [("score", "h", (mixed,)), ("score_by", "i", ())]
        rows.append((name, "b", (come_in, go_out)))
        if name != "move":
            rows.append((name + "_bias", "i", (go_out,)))
        rows.append((name + "_by", "i", (go_out,)))
    return rows


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


@torch.no_grad()
def units(network, views, moves, of):
    """What one is worth of the numbers behind the first layer, behind the second, and of a mixed one, if these are all there is."""
    h1 = functional.relu(network.first(views))
    h2 = functional.relu(network.second(h1))
    z = functional.relu(network.state(h2)[of] + network.move(moves))
    return float(h1.max()) / 255, float(h2.max()) / 255, float(z.max()) / 2048


# For one that is read back, whose units nobody knows: numbers inside are then about as large as those of one that learns.
READ_UNITS = 16 / 255, 16 / 255, 16 / 2048


class Whole:
    """`numbers`: by their names (layout)."""

    def __init__(self, sizes, numbers):
        self.sizes = sizes
        for name, kind, shape in layout(*sizes):
            setattr(self, name, numbers[name].reshape(shape))

    @staticmethod
    def of(network, units):
        a1, a2, unit = units
        state = {key: value.double() for key, value in network.state_dict().items()}
        made = {}

        def layer(name, come_in, go_out, count=None):
            weights, worth = columns(state[name + ".weight"].T[:, :count])
            made[name], made[name + "_by"] = weights, factor(worth * come_in / go_out)
            if name + ".bias" in state:
                made[name + "_bias"] = (state[name + ".bias"][:count] / worth / come_in).round().long()

        layer("first", 1, a1)
        layer("second", a1, a2)
        layer("state", a2, unit)
        layer("move", 1, unit)
        score = state["score.weight"][0]
        worth = score.abs().max() / 127
        made["score"], made["score_by"] = (score / worth).round().long(), factor(worth * unit * NAT)
        layer("value", a2, 1 / NAT)
        layer("guess", a2, 1 / NAT, network.guesses)
        first, second = network.first, network.second
        return Whole((network.view_bits, network.move_bits, first.out_features, second.out_features,
                      network.move.out_features, network.seats + 1, network.guesses), made)

    def network(self, about):
        """One that can learn and plays as this does. Whatever the file does not hold begins fresh."""
        a1, a2, unit = READ_UNITS
        names = ("first", "second", "mixed")
        made = Network(about, dict(zip(names, self.sizes[2:5])))
        state = made.state_dict()

        def layer(name, come_in, go_out):
            worth = getattr(self, name + "_by").double() / ONE / come_in * go_out
            weights = getattr(self, name).double() * worth
            if not weights.numel():
                return
            state[name + ".weight"] = weights.T.float()
            if hasattr(self, name + "_bias"):
                state[name + ".bias"] = (getattr(self, name + "_bias") * worth * come_in).float()

        layer("first", 1, a1)
        layer("second", a1, a2)
        layer("state", a2, unit)
        layer("move", 1, unit)
        state["score.weight"] = (self.score.double() * self.score_by / ONE / unit / NAT)[None].float()
        layer("value", a2, 1 / NAT)
        layer("guess", a2, 1 / NAT)
        made.load_state_dict(state)
        return made

    def scores(self, views, moves, of):
        h1 = scaled(views.long() @ self.first + self.first_bias, self.first_by).clamp(0, 255)
        h2 = scaled(h1 @ self.second + self.second_bias, self.second_by).clamp(0, 255)
        s = scaled(h2 @ self.state + self.state_bias, self.state_by)
        z = (s[of] + scaled(moves.long() @ self.move, self.move_by)).clamp(0, 32767)
        return scaled(z @ self.score, self.score_by), scaled(h2 @ self.value + self.value_bias, self.value_by)

    def file(self, about):
        rows = struct.pack(HEAD, MAGIC, about["family"].encode(), int(about["fingerprint"]), *self.sizes)
        for name, kind, _ in layout(*self.sizes):
            values = getattr(self, name).flatten().tolist()
            rows += struct.pack(f"<{len(values)}{kind}", *values)
        return rows + struct.pack("<I", zlib.crc32(rows))


def read(path, about):
    """The network of a file, for tables that say this about themselves."""
    with open(path, "rb") as file:
        rows = file.read()
    at = struct.calcsize(HEAD)
    if len(rows) < at + 4 or rows[: len(MAGIC)] != MAGIC:
        raise SystemExit(f"{path}: is no network: it must begin with {MAGIC.decode()}")
    if struct.unpack("<I", rows[-4:])[0] != zlib.crc32(rows[:-4]):
        raise SystemExit(f"{path}: is damaged: its checksum must be {zlib.crc32(rows[:-4])}")
    _, family, fingerprint, *sizes = struct.unpack_from(HEAD, rows)
    family = family.rstrip(b"\0").decode()
    if (family, str(fingerprint)) != (about["family"], about["fingerprint"]):
        raise SystemExit(f"{path}: is for {family}, encoding {fingerprint}; it must be for {about['family']}, {about['fingerprint']}")
    numbers = {}
    for name, kind, shape in layout(*sizes):
        described = f"<{torch.Size(shape).numel()}{kind}"
        numbers[name] = torch.tensor(struct.unpack_from(described, rows, at)).long()
        at += struct.calcsize(described)
    network = Whole(sizes, numbers).network(about)
    assert Whole.of(network, READ_UNITS).file(about) == rows, f"{path}: what was read must be written alike"
    return network
