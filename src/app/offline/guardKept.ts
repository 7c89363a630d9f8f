import type { createStore } from "jotai";
import { keptAt } from "#state/keptAt.ts";
import { sessionAtom, storedSession } from "#state/session.ts";
import { tellWorkerNewsAtom } from "#state/workerNews.ts";
import { applyTheme } from "../applyTheme.ts";
import { leaveIfDismissed } from "./leaveIfDismissed.ts";
import { renewKept } from "./renewKept.ts";
import { tellWorker } from "./tellWorker.ts";

type Store = Pick<ReturnType<typeof createStore>, "get" | "set" | "sub">;

/**
 * Answers for what an earlier visit kept, also where data is saved: says of a kept page since when it is kept, and has it
 * renewed; has another account find nothing; and rids the browser of a worker that its server has no more.
 */
export function guardKept(store: Store): void {
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
