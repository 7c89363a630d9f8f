import type { createStore } from "jotai";
import { LOW_DATA_KEY } from "#domain/device/lowData.ts";
import { local } from "#state/storage/storage.ts";
import { isSlowAtom } from "#state/page/pageState.ts";
import { wasOffered } from "./offerOnce.ts";

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
