import { guideParts, runs, type GuideLine } from "./guidetext";

function Run(props: { lines: GuideLine[] }) {
    switch (props.lines[0]!.kind) {
        case "step":
            return (
                <ol>
                    {props.lines.map((line) => (
                        <li key={line.text}>{line.text}</li>
                    ))}
                </ol>
            );
        case "pair":
            return (
                <dl>
                    {props.lines.map((line) => (
                        <div key={line.text}>
                            <dt>{line.kind === "pair" ? line.term : ""}</dt>
                            <dd>{line.text}</dd>
                        </div>
                    ))}
                </dl>
            );
        case "text":
            return (
                <>
                    {props.lines.map((line) => (
                        <p key={line.text}>{line.text}</p>
                    ))}
                </>
            );
    }
}

export const GuideLines = ({ lines }: { lines: readonly GuideLine[] }) => (
    <>
        {runs(lines).map((each, at) => (
            <Run key={at} lines={each} />
        ))}
    </>
);

export function GuideText(props: { text: string }) {
    return (
        <div class="rules-guide">
            {guideParts(props.text).map((part, at) => (
                <section key={at}>
                    {part.title !== "" && <h3>{part.title}</h3>}
                    <GuideLines lines={part.lines} />
                </section>
            ))}
        </div>
    );
}
