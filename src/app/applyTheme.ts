import { local } from "#state/storage/storage.ts";
import { readTheme, THEME_KEY } from "#state/page/deviceSettings.ts";

/** Paints the page as the customer chose it, before anything of it is shown by us. */
export function applyTheme({ documentElement }: Pick<Document, "documentElement">): void {
  const theme = readTheme(local.get(THEME_KEY));
  if (theme !== "auto") documentElement.dataset["theme"] = theme;
}
