import { isLowData, LOW_DATA_KEY, type LowData } from "#domain/device/lowData.ts";
import { keepCookie } from "#state/page/choices.ts";
import { savesData } from "./savesData.ts";
import { showPictures } from "./showPictures.ts";

/** Saves data or does not, at once, and has the server's pages come so from now on. */
export function changeLowData(chosen: LowData, store: Parameters<typeof showPictures>[1]): Promise<void> {
  keepCookie(LOW_DATA_KEY, chosen === "auto" ? null : chosen, document);
  return showPictures(!isLowData(chosen, savesData()), store);
}
