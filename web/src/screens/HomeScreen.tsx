// The front page: choose a game, go on with one, or come to somebody's table.

import { useEffect } from "preact/hooks";
import { api, fetchGames, games } from "../app/house";
import { hasPocket, inPocket, isAlone, kHouseHome, kPocketHome } from "../app/pocket";
import { lang } from "../app/preferences";
import { address } from "../app/router";
import { Wordmark } from "../art/Wordmark";
import { t } from "../texts";
import { Button, Screen, Spinner } from "../ui";
import { GameCard } from "./GameCard";
import { InviteForm } from "./InviteForm";
import { MyTables } from "./MyTables";
import { PocketOffer } from "./PocketOffer";
import { PublicTables } from "./PublicTables";
import { answered, useAsk } from "./useAsk";
import "./HomeScreen.css";

export function HomeScreen() {
    const asked = useAsk(fetchGames, [lang.value]);
    const mine = useAsk(api.mine, [lang.value]);
    const tables = useAsk(api.tables, [lang.value]);
    const settled = [asked, mine, tables].every(answered); // all at once: nothing pushes anything else down
    // Public tables are looked up again and again: when they come, so does the rest.
    useEffect(() => {
        if (tables.error === null) for (const each of [asked, mine]) if (each.error !== null) each.again();
    }, [tables.error]);
    return (
        <Screen
            title={t("home.title")}
            hideTitle
            class="home"
            actions={
                <>
                    <Button
                        kind="quiet"
                        icon="book"
                        label={t("home.rules")}
                        href={address({ at: "rules", game: "", clause: "" })}
                    />
                    <Button kind="quiet" icon="gear" label={t("home.settings")} href={address({ at: "settings" })} />
                </>
            }
        >
            <div class="home-hero">
                <h1>
                    <Wordmark title={t("home.title")} />
                </h1>
                <p class="home-tagline">{t("home.tagline")}</p>
                <div class="home-where">
                    <p class="home-noaccount">{t(inPocket ? "home.pocket.here" : "home.noaccount")}</p>
                    {hasPocket && !isAlone && (
                        <Button
                            kind="quiet"
                            size="small"
                            icon={inPocket ? "people" : "person"}
                            href={inPocket ? kHouseHome : kPocketHome}
                        >
                            {t(inPocket ? "home.pocket.house" : "home.pocket")}
                        </Button>
                    )}
                </div>
            </div>
            {!settled ? (
                <p class="home-loading">
                    <Spinner label={t("home.games.loading")} />
                </p>
            ) : (
                <>
                    <MyTables tables={mine.value ?? []} />
                    <section aria-labelledby="home-games">
                        <h2 id="home-games" class="unseen">
                            {t("home.games")}
                        </h2>
                        {asked.error !== null && games.value.length === 0 && (
                            <p class="home-loading" role="alert">
                                {asked.error} <Button onClick={asked.again}>{t("ui.retry")}</Button>
                                {hasPocket && !inPocket && <PocketOffer />}
                            </p>
                        )}
                        <div class="home-games">
                            {games.value.map((game) => (
                                <GameCard key={game.id} game={game} />
                            ))}
                        </div>
                    </section>
                    {!inPocket && (
                        <div class="home-tables">
                            <InviteForm />
                            <PublicTables tables={tables} />
                        </div>
                    )}
                    <footer class="home-foot">
                        <p>{t("home.foot")}</p>
                    </footer>
                </>
            )}
        </Screen>
    );
}
