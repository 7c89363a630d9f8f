import type { createStore } from "jotai";
import { isLowData, LOW_DATA_KEY, type LowData, readLowData } from "#domain/device/lowData.ts";
import { keepCookie } from "#state/page/choices.ts";
import { isSlowAtom } from "#state/page/pageState.ts";
import { local } from "#state/storage/storage.ts";
import { pictureInsteadAtom } from "./pictureInsteadAtom.ts";

/** Whether data is saved at this moment: by the customer's choice on this device, else by the device's. In a browser. */
export function wantsLowData(): boolean {
  return isLowData(readLowData(local.get(LOW_DATA_KEY)), savesData());
}

declare global {
  interface Navigator {
    /** Missing in Safari and Firefox. */
    readonly connection?: {
      readonly saveData?: boolean;
      /** "4g", "3g", "2g" or "slow-2g". */
      readonly effectiveType?: string;
    };
  }
}

/** Whether the customer asks for as little data as can be, by the browser's or the system's setting. */
function savesData(): boolean {
  return (
    navigator.connection?.saveData === true || window.matchMedia("(prefers-reduced-data: reduce)").matches
  );
}

/** Saves data or does not, at once, and has the server's pages come so from now on. */
export function changeLowData(chosen: LowData, store: Parameters<typeof showPictures>[1]): Promise<void> {
  keepCookie(LOW_DATA_KEY, chosen === "auto" ? null : chosen, document);
  return showPictures(!isLowData(chosen, savesData()), store);
}

/** Shows pictures, or has them wait for a tap, from now on; rejects where the code for the second does not come. */
export async function showPictures(
  isShown: boolean,
  store: Pick<ReturnType<typeof createStore>, "set">,
): Promise<void> {
  const instead = isShown ? null : (await import("./LowPicture.tsx")).default;
  store.set(pictureInsteadAtom, () => instead);
}

/** Milliseconds that nobody waits gladly for a picture, or for an answer. */
const PATIENCE = 5_000;
const SLOW_LINES = ["slow-2g", "2g"];
/** The calls' paths; messages are waited for as long as none comes. */
const CALL = /\/(order|mall|api)\//;

/** Tells once that the network is slow: by what the device knows of its line, or by a picture or call that took long. */
export function noticeSlowness(store: Pick<ReturnType<typeof createStore>, "set">): void {
  if (local.get(LOW_DATA_KEY) !== null || wasOffered()) return;
  const tell = () => store.set(isSlowAtom, true);
  if (isSlowLine()) return tell();
  if (typeof PerformanceObserver === "undefined") return;
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some(isTooSlow) && !isSlowLine()) return;
    observer.disconnect();
    tell();
  });
  observer.observe({ type: "resource", buffered: true });
}

function isSlowLine(): boolean {
  return SLOW_LINES.includes(navigator.connection?.effectiveType ?? "");
}

function isTooSlow(entry: PerformanceEntry): boolean {
  if (entry.duration < PATIENCE || !("initiatorType" in entry)) return false;
  return entry.initiatorType === "img" || (entry.initiatorType === "fetch" && CALL.test(entry.name));
}

const KEY = "low_data_offered";

/** Whether this device was offered to save data before: what was answered holds. */
function wasOffered(): boolean {
  return local.get(KEY) !== null;
}

export function rememberOffer(): void {
  local.set(KEY, "1");
}
