import { keepCookie } from "#state/page/choices.ts";
import { type Theme, THEME_KEY } from "#state/page/deviceSettings.ts";

/** Paints the page light or dark at once, and has the server's pages come so from now on. */
export function changeTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "auto") delete dataset["theme"];
  else dataset["theme"] = theme;
  keepCookie(THEME_KEY, theme === "auto" ? null : theme, document);
}
