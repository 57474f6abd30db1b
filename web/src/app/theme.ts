export type Theme = "light" | "dark";

/** The theme belongs to the route; neither the system nor the user changes it. Specification §2. */
const DARK_PATHS = /^\/(sentinel|strategy-ai)/i;

export function themeOf(path: string): Theme {
  return DARK_PATHS.test(path) ? "dark" : "light";
}

/** The same rule as a script for the page's head, so that the first paint has the right colours. */
export const THEME_BEFORE_PAINT = `document.documentElement.dataset.theme=${DARK_PATHS}.test(location.pathname)?"dark":"light"`;
