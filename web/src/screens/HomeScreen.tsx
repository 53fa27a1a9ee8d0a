// The front page: choose a game, go on with one, or come to somebody's table.

import { fetchGames, games } from "../app/house";
import { lang } from "../app/preferences";
import { address } from "../app/router";
import { Wordmark } from "../art/Wordmark";
import { t } from "../texts";
import { Button, Screen, Spinner } from "../ui";
import { GameCard } from "./GameCard";
import { InviteForm } from "./InviteForm";
import { MyTables } from "./MyTables";
import { PublicTables } from "./PublicTables";
import { useAsk } from "./useAsk";
import "./HomeScreen.css";

export function HomeScreen() {
    const asked = useAsk(fetchGames, [lang.value]);
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
                <p class="home-noaccount">{t("home.noaccount")}</p>
            </div>
            <section aria-labelledby="home-games">
                <h2 id="home-games" class="unseen">
                    {t("home.games")}
                </h2>
                {games.value.length === 0 &&
                    (asked.error === null ? (
                        <p class="home-loading">
                            <Spinner label={t("home.games.loading")} />
                        </p>
                    ) : (
                        <p class="home-loading" role="alert">
                            {asked.error} <Button onClick={asked.again}>{t("ui.retry")}</Button>
                        </p>
                    ))}
                <div class="home-games">
                    {games.value.map((game) => (
                        <GameCard key={game.id} game={game} />
                    ))}
                </div>
            </section>
            <div class="home-tables">
                <MyTables />
                <PublicTables />
                <InviteForm />
            </div>
            <footer class="home-foot">
                <p>{t("home.foot")}</p>
            </footer>
        </Screen>
    );
}
