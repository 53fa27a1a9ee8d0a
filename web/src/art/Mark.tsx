// The sign of the house: a moneybag behind a bandit's mask.
export function Mark(props: { size?: number }) {
    const size = props.size ?? 36;
    return (
        <svg class="art-mark" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
            <path fill="#e2a72e" d="M16 3h16l-4 9c9 4 15 13 15 21 0 9-8 12-19 12S5 42 5 33c0-8 6-17 15-21z" />
            <path fill="#c8371f" d="M18 10l13-1 1 5-15 1z" />
            <path fill="#2a1f2d" d="M3 23l42-4-2 12c-5 3-12 3-16-2l-3-1-3 1c-4 6-12 6-17 3z" />
            <path fill="#fffaf0" d="M10 27l9-2c0 5-7 6-9 2zm19-3l9-2c-1 5-7 6-9 2z" />
            <path fill="none" stroke="#2a1f2d" stroke-width="2.5" stroke-linecap="round" d="M19 39q6 3 11-1" />
        </svg>
    );
}
