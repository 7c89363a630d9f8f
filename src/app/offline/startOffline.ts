import type { createStore } from "jotai";
import { declared } from "#net/callReference.ts";
import { goodListCall } from "#net/menuCalls.ts";
import { localeAtom } from "#state/locale.ts";
import { signInDoorAtom } from "#state/signInDoor.ts";
import { readLanguage } from "#text/loadTexts.ts";
import { followUpdates } from "./followUpdates.ts";
import { keepPages } from "./keepPages.ts";
import { mayHaveWorker } from "./mayHaveWorker.ts";
import { leaveIfDismissed } from "./leaveIfDismissed.ts";
import { workerAddress } from "./workerAddress.ts";

type Store = ReturnType<typeof createStore>;

/** Registers the service worker, and lets it know what to keep. Without one everything is as it was. */
export async function startOffline(store: Store): Promise<void> {
  const { serviceWorker } = navigator;
  const may = mayHaveWorker({
    isBuilt: !import.meta.env.DEV,
    isSecure: window.isSecureContext,
    hasWorkers: "serviceWorker" in navigator,
    host: store.get(signInDoorAtom).host,
  });
  if (!may) return;
  if (await leaveIfDismissed(serviceWorker)) return;
  const isFirst = serviceWorker.controller === null;
  const registered: unknown = await serviceWorker.register(workerAddress(), { updateViaCache: "none" });
  // Browsers that are told to refuse one may answer with nothing.
  if (!(registered instanceof ServiceWorkerRegistration)) return;
  followUpdates(registered, serviceWorker, store, new URL(import.meta.url).pathname);
  // Whoever goes on needs the words of the next screens, and what checks the rest of the menu.
  await readLanguage(store.get(localeAtom)).catch(() => null);
  await declared(goodListCall).catch(() => null);
  keepPages(serviceWorker, isFirst, store);
}
