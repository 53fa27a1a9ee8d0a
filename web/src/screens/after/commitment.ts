// BLAKE2b-256 of the seed followed by the table's id, in hex: docs/protocol.md, "Luck".

import { blake2b } from "@noble/hashes/blake2";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";

export const commitment = (seed: string, table: string): string =>
    bytesToHex(blake2b(concatBytes(hexToBytes(seed), utf8ToBytes(table)), { dkLen: 32 }));
