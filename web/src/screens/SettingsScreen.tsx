export function SettingsScreen() { return <main>Settings</main>; }
