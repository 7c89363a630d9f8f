import { setTimeout as wait } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { streamSSE } from "hono/streaming";
import type { Counter } from "#provider/desk/counter.ts";
import { worksAt } from "#provider/staff/accounts.ts";
import { DESK_COOKIE, findDeskSession } from "#provider/staff/deskSession.ts";
import { sendMissing } from "#provider/desk/page.ts";
import { placeAsked } from "./readBoard.ts";
import { lookAtBoard, sendBoard } from "./sendBoard.ts";

/**
 * A store's board, and the events that keep it up to date.
 * @param closing aborted when the provider closes
 */
export function boardRoutes(counter: Counter, closing: AbortSignal): Hono {
  const { findStore, parts } = counter;
  const routes = new Hono();

  routes.get("/:store", async (context) => {
    const store = await findStore(context.req.param("store"));
    return store === undefined ? sendMissing(context, parts) : sendBoard(counter, context, store);
  });

  routes.get("/:store/events", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const pass = getCookie(context, DESK_COOKIE);
    const place = placeAsked((name) => context.req.query(name));
    return watchBoard(context, {
      closing,
      isOpen: async () => {
        const signed = await findDeskSession(pass, parts);
        return signed !== null && worksAt(signed.staff, store.id);
      },
      look: async () => {
        const now = (await findStore(store.id)) ?? store;
        const { title, readAt, body } = await lookAtBoard(counter, now, { context, place });
        return { readAt, seen: { title, board: String(await body) } };
      },
    });
  });

  return routes;
}

/** Milliseconds between looks at the board for those who watch it. */
const EVERY = 1_000;
/** Looks after which a silent connection gives a sign of life, so that either end notices when the other is gone. */
const SILENT = 15;

interface Look {
  /** When it was begun to be read, in milliseconds. */
  readonly readAt: number;
  readonly seen: Readonly<Record<string, string>>;
}

interface Watch {
  /** What there is to see now; sent whenever it differs from what was sent last. */
  readonly look: () => Promise<Look>;
  /** Whether whoever watches still may. */
  readonly isOpen: () => Promise<boolean>;
  /** Aborted when nobody is to be kept any longer. */
  readonly closing: AbortSignal;
}

/** Events that follow a board until the watcher leaves, its pass expires, or the provider closes. */
function watchBoard(context: Context, { look, isOpen, closing }: Watch): Response {
  return streamSSE(context, async (stream) => {
    const left = new AbortController();
    stream.onAbort(() => left.abort());
    const signal = AbortSignal.any([left.signal, closing]);
    let shown = "";
    let silent = 0;
    while (!signal.aborted && (await isOpen().catch(() => false))) {
      // Whoever watches asks again when the stream ends, and is then told of what keeps failing.
      const now = await look().catch(() => null);
      if (now === null || signal.aborted) return;
      const seen = JSON.stringify(now.seen);
      silent += 1;
      if (seen !== shown) {
        await stream.writeSSE({ data: JSON.stringify({ ...now.seen, readAt: now.readAt }) });
        shown = seen;
        silent = 0;
      } else if (silent >= SILENT) {
        await stream.writeSSE({ event: "alive", data: "" });
        silent = 0;
      }
      await wait(EVERY, undefined, { signal }).catch(() => undefined);
    }
  });
}
