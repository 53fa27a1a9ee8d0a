// Which games have a lesson. The front page asks; the lessons themselves come when one begins.

export const taught = ["millions-1e", "millions-2e", "mad-millionaire", "guillotines"] as const;

export const hasLesson = (game: string): boolean => taught.some((each) => each === game);
