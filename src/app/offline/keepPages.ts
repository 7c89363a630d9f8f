import type { createStore } from "jotai";
import { sessionAtom } from "#state/account/session.ts";
import { localeAtom } from "#state/page/choices.ts";
import { placeAtom } from "#state/page/pageState.ts";
import type { Message } from "#worker/message.ts";

/** Milliseconds in which a page that is kept is not read anew. */
const PAUSE = 600_000;

/**
 * Has the worker keep what is on the screen: at first what came before it was there, then each store's menu that one goes
 * to, in the language that was chosen, and what another account's turn made it forget.
 * @param isFirst whether this page came without the worker
 */
export function keepPages(
  container: ServiceWorkerContainer,
  isFirst: boolean,
  store: Pick<ReturnType<typeof createStore>, "get" | "sub">,
): void {
  const keep = (pause: number) => {
    const { pathname, search } = window.location;
    return tellWorker(container, { type: "keep", address: pathname + search, pause });
  };
  if (isFirst) {
    const addresses = performance.getEntriesByType("resource").map(({ name }) => name);
    void tellWorker(container, { type: "used", addresses }).then(() => keep(0));
  }
  store.sub(placeAtom, () => void keep(PAUSE));
  store.sub(localeAtom, () => void keep(0));
  store.sub(sessionAtom, () => {
    if (store.get(sessionAtom) !== null) void keep(PAUSE);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") void keep(PAUSE);
  });
}

/** Tells the worker something, once there is one. */
export async function tellWorker(container: ServiceWorkerContainer, message: Message): Promise<void> {
  (await container.ready).active?.postMessage(message);
}
