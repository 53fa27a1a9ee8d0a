export function ReplayScreen(props: { table: string; step: number }) { return <main>{props.table}{props.step}</main>; }
