import { describe, expect, it } from "vitest";
import type { TableState } from "../../net/model";
import type { Choice, Game, Line } from "../../protocol";
import { guillotines } from "./guillotines";

const choice: Choice = { move: { act: "Draw" }, text: "draw", question: 1 };

function at(phase: string, asked: boolean, events: { what: string; seat: number }[] = []): TableState {
  const game = {
    view: { open: { phase } },
    choices: asked ? [choice] : [],
    standing: { over: false, winners: [], score: [0, 0, 0] },
  } as unknown as Game;
  const lines = events.map((event, number) => ({ number, at: 0, what: "event", text: "", event }) as Line);
  return { you: { seat: 0, host: true }, game, lines } as unknown as TableState;
}

const turns = (count: number, seat = 0) => Array.from({ length: count }, () => ({ what: "TurnBegins", seat }));
const bought = { what: "AssetClaimed", seat: 0 };

describe("the lesson of Billionaires & Guillotines", () => {
  it("follows a turn: draw, act, take", () => {
    expect(guillotines.at(at("PickBillionaire", true))?.id).toBe("pick");
    expect(guillotines.at(at("DrawStep", true))?.id).toBe("draw");
    expect(guillotines.at(at("Action", true))?.id).toBe("act");
    expect(guillotines.at(at("Claim", true))?.id).toBe("claim");
  });
  it("lets the reader watch the others", () => {
    expect(guillotines.at(at("Action", false))?.id).toBe("wait");
  });
  it("has a word for a question it does not know", () => {
    expect(guillotines.at(at("CutHand", true))?.id).toBe("special");
  });
  it("is over after a few turns with something bought, and sooner or later without", () => {
    expect(guillotines.done(at("Action", true, [...turns(2), bought]))).toBe(false);
    expect(guillotines.done(at("Action", true, [...turns(4), bought]))).toBe(true);
    expect(guillotines.done(at("Action", true, turns(4)))).toBe(false);
    expect(guillotines.done(at("Action", true, turns(7)))).toBe(true);
  });
  it("does not count the turns of others", () => {
    expect(guillotines.done(at("Action", true, [...turns(9, 1), bought]))).toBe(false);
  });
});
