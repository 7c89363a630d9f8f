import type { createStore } from "jotai";
import { mutate } from "swr";
import { wantsLowData } from "#parts/lowData/wantsLowData.ts";
import { keptAt } from "#state/keptAt.ts";
import { tellWorkerNewsAtom } from "#state/workerNews.ts";
import { isKept } from "#worker/message.ts";
import { tellWorker } from "./tellWorker.ts";

/** Milliseconds between the first two tries to have the page as the server has it now; each time twice as many. */
const PAUSE = 4_000;
const LONGEST_PAUSE = 60_000;

/**
 * Where the page is shown as it was kept, has the worker read it anew until it comes, as long as somebody looks at it and
 * there is a network. Then all that is on the screen is asked for again, and is of this moment.
 */
export function renewKept(
  container: ServiceWorkerContainer,
  store: Pick<ReturnType<typeof createStore>, "set">,
): void {
  if (keptAt() === null) return;
  // Wherever one went from it.
  const [arrival] = performance.getEntriesByType("navigation");
  const address = arrival?.name ?? window.location.href;
  const still = new AbortController();
  const { signal } = still;
  let pause = PAUSE;
  let next: ReturnType<typeof setTimeout> | undefined;

  const ask = () => {
    clearTimeout(next);
    if (!navigator.onLine || document.visibilityState === "hidden") return;
    void tellWorker(container, { type: "keep", address, pause: 0, isLow: wantsLowData() });
    // A network that is back may take a moment; a server that has too much to do needs longer.
    next = setTimeout(ask, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };
  const askAgain = () => {
    pause = PAUSE;
    ask();
  };
  window.addEventListener("online", askAgain, { signal });
  document.addEventListener("visibilitychange", askAgain, { signal });
  container.addEventListener(
    "message",
    ({ data }) => {
      if (!isKept(data)) return;
      still.abort();
      clearTimeout(next);
      store.set(tellWorkerNewsAtom, { keptAt: null });
      void mutate(() => true);
    },
    { signal },
  );
  ask();
}
