import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { Counter } from "./counter.ts";
import { DESK_COOKIE } from "./deskSession.ts";
import { placeAsked } from "./boardPlace.ts";
import { lookAtBoard } from "./lookAtBoard.ts";
import { sendBoard } from "./sendBoard.ts";
import { sendMissing } from "./sendPage.ts";
import { watchBoard } from "./watchBoard.ts";

interface Watching {
  /** The name of the session that a cookie opens; null for none. */
  readonly sessionOf: (value: string | undefined) => Promise<string | null>;
  /** Aborted when the provider closes. */
  readonly closing: AbortSignal;
}

/** A store's board, and the events that keep it up to date. */
export function boardRoutes(counter: Counter, { sessionOf, closing }: Watching): Hono {
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
      isOpen: async () => (await sessionOf(pass)) !== null,
      look: async () => {
        const now = (await findStore(store.id)) ?? store;
        const { title, readAt, body } = await lookAtBoard(counter, now, { context, place });
        return { readAt, seen: { title, board: String(await body) } };
      },
    });
  });

  return routes;
}
