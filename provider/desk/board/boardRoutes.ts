import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { Counter } from "#provider/desk/counter.ts";
import { worksAt } from "#provider/staff/accounts.ts";
import { DESK_COOKIE, findDeskSession } from "#provider/staff/deskSession.ts";
import { sendMissing } from "#provider/desk/page.ts";
import { placeAsked } from "./readBoard.ts";
import { lookAtBoard, sendBoard } from "./sendBoard.ts";
import { watchBoard } from "./watchBoard.ts";

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
      look: async () => {
        const signed = await findDeskSession(pass, parts);
        if (signed === null || !worksAt(signed.staff, store.id)) return null;
        const now = (await findStore(store.id)) ?? store;
        const { title, readAt, body } = await lookAtBoard(counter, now, { context, place });
        return { seen: { title, board: String(await body) }, along: { readAt } };
      },
    });
  });

  return routes;
}
