// A study that somebody has made with the program, or two of them side by side. Nothing is sent anywhere.

import { address } from "../app/router";
import { useState } from "preact/hooks";
import { lang } from "../app/preferences";
import { StudyView } from "../study/StudyView";
import { readStudy, sideBySide, type Study } from "../study/study";
import { say, type Words } from "../study/words";
import { maybe, open } from "../texts";
import { Button, Card, Complaint, Screen } from "../ui";
import "../study/study.css";

const kWords: Words = {
    get tag() {
        return lang.value;
    },
    find: (book, key) => maybe(`${book}:${key}`),
};

export function StudyScreen() {
    const [studies, setStudies] = useState<readonly Study[]>([]);
    const [problem, setProblem] = useState<string | null>(null);
    const take = async (file: File): Promise<void> => {
        const study = readStudy(await file.text());
        const first = studies[0];
        if (!study) return setProblem(say(kWords, "page.wrong", { file: file.name }));
        if (first && first.about.game !== study.about.game) {
            return setProblem(say(kWords, "page.other-game", { file: file.name }));
        }
        await open(`${study.about.texts}/names`);
        setProblem(null);
        setStudies([...studies, study]);
    };
    const [one, other] = studies;
    return (
        <Screen title={say(kWords, "page.title")} back={address({ at: "settings" })} class="studies">
            <Card title={say(kWords, "page.title")} tone="teal">
                <p>{say(kWords, "page.about")}</p>
                <Complaint text={problem} />
                {!other && (
                    <label class="studies-file">
                        {say(kWords, one ? "page.second" : "page.open")}
                        <input
                            type="file"
                            accept=".json,application/json"
                            onChange={(event) => {
                                const file = event.currentTarget.files?.[0];
                                if (file) void take(file);
                            }}
                        />
                    </label>
                )}
                {one && (
                    <Button icon="close" onClick={() => setStudies([])}>
                        {say(kWords, "page.close")}
                    </Button>
                )}
            </Card>
            {one && (
                <StudyView
                    key={`${lang.value} ${studies.length}`}
                    study={other ? sideBySide(one, other) : one}
                    words={kWords}
                />
            )}
        </Screen>
    );
}
