// How the page looks to this reader: the same two fields wherever they are offered.

import { lang, theme } from "../app/preferences";
import { speak, t } from "../texts";
import { languages } from "../texts/languages";
import { Segmented } from "../ui";

export function LookFields() {
    return (
        <>
            <Segmented
                label={t("settings.lang")}
                value={lang.value}
                options={languages.map(({ tag, name }) => ({ value: tag, label: name }))}
                onChange={(tag) => void speak(tag)}
            />
            <Segmented
                label={t("settings.theme")}
                value={theme.value}
                options={[
                    { value: "auto", label: t("settings.theme.auto"), icon: "half" },
                    { value: "light", label: t("settings.theme.light"), icon: "sun" },
                    { value: "dark", label: t("settings.theme.dark"), icon: "moon" },
                ]}
                onChange={(value) => (theme.value = value)}
            />
        </>
    );
}
