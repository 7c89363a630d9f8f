import type { createStore } from "jotai";
import { declared } from "#net/calls/callReference.ts";
import { goodListCall } from "#net/calls/menuCalls.ts";
import { type HostKind, signInPathAtom } from "#state/account/signInPath.ts";
import { localeAtom } from "#state/page/choices.ts";
import { readLanguage } from "#text/loadTexts.ts";
import { leaveIfDismissed, workerAddress } from "./dismissal.ts";
import { followUpdates } from "./followUpdates.ts";
import { keepPages } from "./keepPages.ts";

type Store = ReturnType<typeof createStore>;

/** Registers the service worker, and lets it know what to keep. Without one everything is as it was. */
export async function startOffline(store: Store): Promise<void> {
  const { serviceWorker } = navigator;
  const may = mayHaveWorker({
    isBuilt: !import.meta.env.DEV,
    isSecure: window.isSecureContext,
    hasWorkers: "serviceWorker" in navigator,
    host: store.get(signInPathAtom).host,
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

interface Surroundings {
  readonly isBuilt: boolean;
  readonly isSecure: boolean;
  readonly hasWorkers: boolean;
  readonly host: HostKind;
}

/**
 * Whether a service worker may be registered: in a browser proper. LINE's has none, in WeChat's a page must come from
 * its server each time, and in development Vite's files change under their names.
 */
export function mayHaveWorker({ isBuilt, isSecure, hasWorkers, host }: Surroundings): boolean {
  return isBuilt && isSecure && hasWorkers && host === "browser";
}
