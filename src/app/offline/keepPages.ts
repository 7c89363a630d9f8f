import type { createStore } from "jotai";
import { keptAt } from "#state/keptAt.ts";
import { localeAtom } from "#state/locale.ts";
import { placeAtom } from "#state/place.ts";
import { sessionAtom, storedSession } from "#state/session.ts";
import { tellWorkerNewsAtom } from "#state/workerNews.ts";
import { isKept, type Message } from "#worker/message.ts";

/** Milliseconds in which a page that is kept is not read anew. */
const PAUSE = 600_000;
/** Milliseconds between two tries to have the page that is shown as the server has it now. */
const RETRY = 4_000;

/**
 * Has the worker keep what is on the screen: at first what came before it was there, then each store's menu that one goes
 * to, in the language that was chosen. Another account finds nothing of it.
 * @param isFirst whether this page came without the worker
 */
export function keepPages(
  container: ServiceWorkerContainer,
  isFirst: boolean,
  store: Pick<ReturnType<typeof createStore>, "get" | "set" | "sub">,
): void {
  const tell = async (message: Message) => (await container.ready).active?.postMessage(message);
  const keep = (pause: number) => {
    const { pathname, search } = window.location;
    return tell({ type: "keep", address: pathname + search, pause });
  };

  if (isFirst) {
    const addresses = performance.getEntriesByType("resource").map(({ name }) => name);
    void tell({ type: "used", addresses }).then(() => keep(0));
  }
  store.sub(placeAtom, () => void keep(PAUSE));
  store.sub(localeAtom, () => void keep(0));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") void keep(PAUSE);
  });

  let uid = storedSession()?.uid ?? null;
  store.sub(sessionAtom, () => {
    const before = uid;
    uid = store.get(sessionAtom)?.uid ?? null;
    if (before === null || before === uid) return;
    void tell({ type: "forget" }).then(() => (uid === null ? null : keep(0)));
  });

  if (keptAt() === null) return;
  // The page that is shown as it was kept, wherever one went from it; a network that is back may take a moment.
  const [arrival] = performance.getEntriesByType("navigation");
  const renew = () => void tell({ type: "keep", address: arrival?.name ?? window.location.href, pause: 0 });
  const again = setInterval(() => navigator.onLine && renew(), RETRY);
  container.addEventListener("message", ({ data }) => {
    if (!isKept(data)) return;
    clearInterval(again);
    store.set(tellWorkerNewsAtom, { keptAt: null });
  });
  renew();
}
