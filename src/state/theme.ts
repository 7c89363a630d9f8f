import { storedAtom } from "./storedAtom.ts";

/** Key of local storage, and name of the cookie, that keeps the choice of light or dark. */
export const THEME_KEY = "theme";

export type Theme = "auto" | "light" | "dark";

/** Any other text is the device's own choice. */
export function readTheme(text: string | null): Theme {
  return text === "light" || text === "dark" ? text : "auto";
}

/** Light or dark by the customer's choice; `auto` follows the device. */
export const themeAtom = storedAtom<Theme>(THEME_KEY, "auto", {
  read: readTheme,
  write: (theme) => (theme === "auto" ? null : theme),
});
