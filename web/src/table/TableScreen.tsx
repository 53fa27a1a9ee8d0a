export function TableScreen(props: { table: string }) { return <main>{props.table}</main>; }
