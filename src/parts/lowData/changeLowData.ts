import { isLowData, LOW_DATA_KEY, type LowData } from "#domain/lowData.ts";
import { savesData } from "./savesData.ts";
import { showPictures } from "./showPictures.ts";

/** Seconds that the server remembers the choice by cookie: a year. */
const REMEMBERED = 31_536_000;

/** Saves data or does not, at once, and has the server's pages come so from now on. */
export function changeLowData(chosen: LowData, store: Parameters<typeof showPictures>[1]): Promise<void> {
  const age = chosen === "auto" ? 0 : REMEMBERED;
  document.cookie = `${LOW_DATA_KEY}=${chosen}; Path=/; Max-Age=${age}; SameSite=Lax`;
  return showPictures(!isLowData(chosen, savesData()), store);
}
