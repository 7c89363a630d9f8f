import type { createStore } from "jotai";
import { mutate } from "swr";
import { applyTheme } from "#app/applyTheme.ts";
import { wantsLowData } from "#parts/device/lowData.ts";
import { sessionAtom, storedSession } from "#state/account/session.ts";
import { keptAt, tellWorkerNewsAtom } from "#state/page/pageState.ts";
import { isKept } from "#worker/message.ts";
import { leaveIfDismissed } from "./dismissal.ts";
import { tellWorker } from "./keepPages.ts";

type Store = Pick<ReturnType<typeof createStore>, "get" | "set" | "sub">;

/**
 * Answers for what an earlier visit kept, also where data is saved: says of a kept page since when it is kept, and has it
 * renewed; has another account find nothing; and rids the browser of a worker that its server has no more.
 */
export function refreshKeptPages(store: Store): void {
  tellKept(store);
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (container === undefined) return;
  forgetOthers(container, store);
  if (container.controller === null) return;
  renewKept(container, store);
  leaveIfDismissed(container).catch(() => null);
}

function tellKept(store: Store): void {
  const since = keptAt();
  if (since === null) return;
  store.set(tellWorkerNewsAtom, { keptAt: since });
  // Light or dark was the server's answer to what was chosen then.
  delete document.documentElement.dataset["theme"];
  applyTheme(document);
}

/** Has the worker forget what it kept for one account as soon as it is another's turn, or nobody's. */
function forgetOthers(container: ServiceWorkerContainer, store: Store): void {
  let uid = storedSession()?.uid ?? null;
  store.sub(sessionAtom, () => {
    const before = uid;
    uid = store.get(sessionAtom)?.uid ?? null;
    if (before === null || before === uid || container.controller === null) return;
    void tellWorker(container, { type: "forget" });
  });
}

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
