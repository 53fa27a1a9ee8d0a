// How the page looks to this reader: the same two fields wherever they are offered.

import { lang, theme } from "../app/preferences";
import { t } from "../texts";
import { Segmented } from "../ui";

export function LookFields() {
    return (
        <>
            <Segmented
                label={t("settings.lang")}
                value={lang.value}
                options={[
                    { value: "en", label: "English" },
                    { value: "zh", label: "繁體中文" },
                ]}
                onChange={(value) => (lang.value = value)}
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
