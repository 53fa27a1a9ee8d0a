// Printing inks: paper looks the same by day and by night, so these do not follow the theme.
export const ink = "#2a1f2d";
export const cream = "#fdebc8";
export const tomato = "#cf3f25";
export const mustard = "#e8b03a";
export const teal = "#1a7876";
export const plum = "#5a2a55";
export const shade = "#d9b98a";
