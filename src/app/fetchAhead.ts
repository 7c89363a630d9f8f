import type { createStore } from "jotai";
import { noticeSlowness, showPictures, wantsLowData } from "#parts/device/lowData.ts";
import { whenIdle } from "#parts/shell/page.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { startSharedTransitions } from "./frame/sharedTransition.ts";
import type { GatedHistory } from "./historyGate.ts";
import { refreshKeptPages } from "./offline/refreshKeptPages.ts";
import { startOffline } from "./offline/startOffline.ts";
import { offerInstall } from "./offline/offerInstall.ts";

/** What says that there is no network must be there before there is none: first of all, and without waiting for rest. */
const words = () => [
  import("./frame/Warnings.tsx"),
  import("./frame/Toasts.tsx"),
  import("./frame/Alerts.tsx"),
];

/**
 * Code of what may come next, and of what must be there when nothing can be fetched any more: dishes and the cart, the
 * confirmation, the other tabs, and the order. With one part of it comes all that belongs to it.
 */
const next: readonly (() => Promise<unknown>)[] = [
  () => import("#parts/menu/dish/OptionSheet.tsx"),
  () => import("#features/checkout/SubmitOrderScreen.tsx"),
  () => import("#parts/orders/TableOrders.tsx"),
  () => import("#features/orders/OrderDetailScreen.tsx"),
];

/**
 * Fetches it, one after another and each when the page rests; what fails now is fetched when it is needed. Where data is
 * saved, nothing but what says that there is no network. A page that came without the device's wish, as by a proxy that
 * drops the header `Save-Data`, follows it from here on.
 */
export async function fetchAhead(
  store: ReturnType<typeof createStore>,
  history: Pick<GatedHistory, "changeBy">,
): Promise<void> {
  history.changeBy(startSharedTransitions());
  if (!import.meta.env.DEV && store.get(signInPathAtom).host === "browser") offerInstall(store, window);
  refreshKeptPages(store);
  // Of use when no code can be had any more.
  await import("./frame/overToNewBuild.ts").catch(() => null);
  await Promise.allSettled(words());
  if (wantsLowData()) return showPictures(false, store).catch(() => {});
  noticeSlowness(store);
  for (const load of next) {
    await rest();
    await load().catch(() => null);
  }
  await startOffline(store).catch(() => null);
}

/** Waits until the page has nothing better to do. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve);
  });
}
