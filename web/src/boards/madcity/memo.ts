import { Component, h, type ComponentChildren, type FunctionComponent } from "preact";

// Draws again only when something it was given is another thing: the city is large and mostly the same.
export function memo<P extends object>(Drawn: FunctionComponent<P>): FunctionComponent<P> {
    class Kept extends Component<P> {
        override shouldComponentUpdate(next: Readonly<P>): boolean {
            const keys = Object.keys(next) as (keyof P)[];
            return keys.some((key) => next[key] !== (this.props as P)[key]);
        }
        override render(): ComponentChildren {
            return h(Drawn, this.props as P);
        }
    }
    return Kept as unknown as FunctionComponent<P>;
}
