export function RulesScreen(props: { game: string; clause: string }) { return <main>{props.game}{props.clause}</main>; }
