import { useEffect } from "preact/hooks";
import { HomeScreen } from "../screens/HomeScreen";
import { TableScreen } from "../table/TableScreen";
import { t } from "../texts";
import { later } from "../ui/later";
import { toast } from "../ui/toast";
import { fetchGames } from "./house";
import { hasPocket, inPocket, isPocketed, mayLoad } from "./pocket";
import { houseKey, keepSeatToken, lang } from "./preferences";
import { address, parse, route } from "./router";

const LearnScreen = later(() => import("../screens/LearnScreen").then((module) => module.LearnScreen), "page/more");
const NewTableScreen = later(
    () => import("../screens/NewTableScreen").then((module) => module.NewTableScreen),
    "page/more",
);
const ReplayScreen = later(() => import("../screens/ReplayScreen").then((module) => module.ReplayScreen), "page/more");
const RulesScreen = later(() => import("../screens/RulesScreen").then((module) => module.RulesScreen), "page/more");
const SettingsScreen = later(
    () => import("../screens/SettingsScreen").then((module) => module.SettingsScreen),
    "page/more",
);
const StudyScreen = later(() => import("../screens/StudyScreen").then((module) => module.StudyScreen), "study/names");

// Going from one house to the other loads the page again. Whoever cannot have it stays.
async function change(): Promise<void> {
    if (await mayLoad()) return location.reload();
    history.back();
    toast(t("home.pocket.unkept"), "bad");
}

// Reads the address; what must not stay in it (keys) is taken out at once.
function follow(): void {
    if (hasPocket && isPocketed(location.hash) !== inPocket) return void change();
    const found = parse(location.hash);
    if (found.house !== undefined) houseKey.value = found.house;
    if (found.seat !== undefined) keepSeatToken(found.seat.table, found.seat.token);
    if (found.house !== undefined || found.seat !== undefined) history.replaceState(null, "", address(found.route));
    route.value = found.route;
    scrollTo(0, 0);
}

export function App() {
    useEffect(() => {
        follow();
        addEventListener("hashchange", follow);
        return () => removeEventListener("hashchange", follow);
    }, []);
    useEffect(() => void fetchGames().catch(() => {}), [lang.value]); // every screen calls games by their names
    const at = route.value;
    switch (at.at) {
        case "home":
            return <HomeScreen />;
        case "new":
            return <NewTableScreen game={at.game} />;
        case "table":
            return <TableScreen key={at.table} table={at.table} />;
        case "replay":
            return <ReplayScreen key={at.table} table={at.table} step={at.step} />;
        case "rules":
            return <RulesScreen game={at.game} clause={at.clause} />;
        case "learn":
            return <LearnScreen game={at.game} />;
        case "settings":
            return <SettingsScreen />;
        case "study":
            return <StudyScreen />;
    }
}
