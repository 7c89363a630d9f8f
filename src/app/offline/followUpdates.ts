import type { createStore } from "jotai";
import { tellWorkerNewsAtom } from "#state/page/pageState.ts";
import { isNewer, type Message } from "#worker/message.ts";

/** Milliseconds between two looks for a new version, in a page that stays open. */
const PAUSE = 3_600_000;
/** Milliseconds that a new worker has to take over before the page is loaded anew all the same. */
const PATIENCE = 3_000;

/**
 * Tells of a new version once its worker waits, unless this page is of it already. It takes over when one taps for it,
 * or when a page is left for another; nothing is loaded anew by itself.
 */
export function followUpdates(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  store: Pick<ReturnType<typeof createStore>, "set">,
  chunk: string,
): void {
  const ask = (worker: ServiceWorker | null) => {
    if (container.controller) worker?.postMessage({ type: "isNewer", address: chunk } satisfies Message);
  };
  const renew = () => {
    const again = () => {
      clearTimeout(late);
      container.removeEventListener("controllerchange", again);
      window.location.reload();
    };
    const late = setTimeout(again, PATIENCE);
    container.addEventListener("controllerchange", again);
    registration.waiting?.postMessage({ type: "takeOver" } satisfies Message);
  };
  container.addEventListener("message", ({ data }) => {
    if (isNewer(data)) store.set(tellWorkerNewsAtom, { renew });
  });
  const follow = (installing: ServiceWorker | null) => {
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") ask(installing);
    });
  };
  ask(registration.waiting);
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));

  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - last < PAUSE) return;
    last = Date.now();
    registration.update().catch(() => null);
  });
}
