import { type Theme, THEME_KEY } from "#state/theme.ts";

/** Seconds that the server remembers the choice by cookie: a year. */
const REMEMBERED = 31_536_000;

/** Paints the page light or dark at once, and has the server's pages come so from now on. */
export function changeTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "auto") delete dataset["theme"];
  else dataset["theme"] = theme;
  const age = theme === "auto" ? 0 : REMEMBERED;
  document.cookie = `${THEME_KEY}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax`;
}
