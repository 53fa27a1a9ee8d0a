import { api } from "../app/house";
import { lang } from "../app/preferences";
import { t } from "../texts";
import { languages } from "../texts/languages";
import { Button, Complaint, toast } from "../ui";
import { useAsk } from "./useAsk";
import { useTask } from "./useTask";

// Everywhere one is logged in, and the way out of each.
export function DeviceList() {
    const devices = useAsk(api.devices, []);
    const { busy, error, run } = useTask();
    const { locale } = languages.find(({ tag }) => tag === lang.value) ?? languages[0]!;
    const when = (time: number): string =>
        new Date(time).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
    const forget = async (id: string): Promise<void> => {
        await api.forgetDevice(id);
        toast(t("settings.device.forgotten"), "good");
        devices.again();
    };
    if (!devices.value) return null;
    return (
        <section class="settings-devices" aria-label={t("settings.devices")}>
            <h3>{t("settings.devices")}</h3>
            <ul>
                {devices.value.map((each) => (
                    <li key={each.id}>
                        <span>
                            <b>{t(each.this ? "settings.device.this" : "settings.device.other")}</b>{" "}
                            <small>
                                {t("settings.device.when", { began: when(each.began), seen: when(each.seen) })}
                            </small>
                        </span>
                        {!each.this && (
                            <Button size="small" busy={busy} onClick={() => void run(() => forget(each.id))}>
                                {t("settings.device.forget")}
                            </Button>
                        )}
                    </li>
                ))}
            </ul>
            <Complaint text={error} />
        </section>
    );
}
