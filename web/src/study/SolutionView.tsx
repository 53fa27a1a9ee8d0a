// How to choose where all choose once: a picture of all Loot cards, and the figures.

import { useCallback } from "preact/hooks";
import { Figures } from "./Figures";
import { Picture } from "./Picture";
import { drawSolution } from "./plots";
import { choiceName, type Solution } from "./solution";
import { money, say, type Words } from "./words";

export function SolutionView({ solution, words }: { solution: Solution; words: Words }) {
    const draw = useCallback((width: number) => drawSolution(words, solution, width), [words, solution]);
    const worth = (value: number): string => money(words, value * solution.score_unit);
    return (
        <div class="study">
            <h2>{solution.called[words.tag] ?? solution.name}</h2>
            <p>{say(words, "page.players", { n: solution.players })}</p>
            <section class="study-question">
                <h3>{say(words, "page.solved")}</h3>
                <p class="study-soft">{say(words, "page.solved.hint")}</p>
                <Picture draw={draw} />
                <Figures
                    words={words}
                    columns={["page.loot", "page.seat", "page.what", "page.chance", "page.worth", "page.left"]}
                    rows={solution.solved.flatMap((heist) =>
                        heist.sides.flatMap((side, i) =>
                            heist.choices[i]!.map((choice, k) => (
                                <tr key={`${heist.name} ${side} ${choice}`}>
                                    <td>{heist.name}</td>
                                    <td>{say(words, side === "all" ? "row.all" : "row.seat", { n: i + 1 })}</td>
                                    <td>{choiceName(words, solution, choice)}</td>
                                    <td>{(100 * heist.play[i]![k]!).toFixed(1)} %</td>
                                    <td>{worth(heist.worth[i]![k]!)}</td>
                                    <td>{worth(heist.exploitability)}</td>
                                </tr>
                            )),
                        ),
                    )}
                />
            </section>
        </div>
    );
}
