// A game on the front page: its poster, what it is about, and the ways in.

import { useRef, useState } from "preact/hooks";
import { address } from "../app/router";
import { Poster } from "../art/Poster";
import type { GameInfo } from "../net/api";
import { t } from "../texts";
import { Button, Complaint, Icon } from "../ui";
import { hasLesson } from "../boards";
import { levelsOf, type Level } from "./campaign";
import { NameForm } from "./NameForm";
import { fullName } from "./names";
import { playNow, usualPlayers } from "./seat";
import { opening } from "./sentences";
import { useSeating } from "./useSeating";

const kRoom = 145; // for what a game is about, in letters

export function GameCard(props: { game: GameInfo }) {
    const { game } = props;
    const players = usualPlayers(game);
    const levels = levelsOf(game);
    const [choosing, setChoosing] = useState(false);
    const wanted = useRef<Level | null>(null);
    const seating = useSeating(() => playNow(game, { options: wanted.current?.options }));
    const called = fullName(game.id);
    return (
        <article class="home-game">
            <div class="home-game-poster">
                <Poster game={game.id} />
            </div>
            <div class="home-game-words">
                <h3>{game.name}</h3>
                <p class="home-game-facts">
                    {game.edition !== undefined && <span>{game.edition}</span>}
                    <span>
                        <Icon name="people" size={18} />{" "}
                        {game.least_players === game.most_players
                            ? t("home.players.exact", { n: game.most_players })
                            : t("home.players", { least: game.least_players, most: game.most_players })}
                    </span>
                </p>
                <p class="home-game-short">{opening(game.short, kRoom)}</p>
                {seating.asking ? (
                    <NameForm
                        onNamed={seating.named}
                        onCancel={seating.cancel}
                        busy={seating.busy}
                        error={seating.error}
                    />
                ) : choosing ? (
                    <div class="home-levels" role="group" aria-label={t("campaign.ask")}>
                        <p>{t("campaign.ask")}</p>
                        {levels.map((level) => (
                            <Button
                                key={level.title}
                                kind={level.next ? "primary" : "plain"}
                                wide
                                busy={seating.busy && wanted.current?.title === level.title}
                                onClick={() => {
                                    wanted.current = level;
                                    seating.start();
                                }}
                            >
                                <b>{level.title}</b> <span>{level.brings}</span>
                            </Button>
                        ))}
                        <Button kind="quiet" onClick={() => setChoosing(false)}>
                            {t("home.name.cancel")}
                        </Button>
                        <Complaint text={seating.error} />
                    </div>
                ) : (
                    <>
                        <div class="home-game-actions">
                            <Button
                                kind="primary"
                                size="big"
                                icon="play"
                                busy={seating.busy}
                                label={t("home.play.label", { game: called })}
                                onClick={levels.length > 0 ? () => setChoosing(true) : seating.start}
                            >
                                {t("home.play")}
                            </Button>
                            <Button
                                size="big"
                                href={address({ at: "new", game: game.id })}
                                label={t("home.setup.label", { game: called })}
                            >
                                {t("home.setup")}
                            </Button>
                        </div>
                        <p class="home-game-hint" role="status">
                            {seating.busy ? t("home.seating") : t("home.playhint", { n: players - 1 })}
                        </p>
                        <Complaint text={seating.error} />
                    </>
                )}
                <p class="home-game-links">
                    {hasLesson(game.id) && (
                        <a href={address({ at: "learn", game: game.id })}>
                            <Icon name="star" size={18} /> {t("home.learn")}
                        </a>
                    )}
                    <a href={address({ at: "rules", game: game.id, clause: "" })}>
                        <Icon name="book" size={18} /> {t("home.rules")}
                    </a>
                </p>
            </div>
        </article>
    );
}
