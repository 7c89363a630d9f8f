import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { boardView } from "./boardView.ts";
import type { Counter } from "./counter.ts";
import { DESK_COOKIE } from "./deskSession.ts";
import { readBoard } from "./readBoard.ts";
import { saidOn } from "./said.ts";
import { sendMissing, sendPage } from "./sendPage.ts";
import { speech } from "./speech.ts";
import { storeLinks } from "./storeLinks.ts";
import { watchBoard } from "./watchBoard.ts";

interface Watching {
  readonly isPass: (value: string | undefined) => boolean;
  /** Aborted when the provider closes. */
  readonly closing: AbortSignal;
}

/** A store's board, and the events that keep it up to date. */
export function boardRoutes(counter: Counter, { isPass, closing }: Watching): Hono {
  const { findStore, parts, tableLink } = counter;
  const routes = new Hono();

  async function look(context: Context, store: StoreRow) {
    const { words, language, lang } = speech(context);
    const now = parts.clock();
    const board = await readBoard(parts.db, store.id, now);
    const waiting = board.orders.filter(({ is_waiting }) => is_waiting).length;
    const { id: store_id, order_types, paused_until, time_zone } = store;
    const view = { store_id, order_types, paused_until, time_zone, now, language, lang, words, tableLink };
    const title = `${waiting > 0 ? `(${waiting}) ` : ""}${store.name[language]}`;
    return { title, body: boardView(board, view) };
  }

  routes.get("/:store", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const { words, language } = speech(context);
    return sendPage(context, parts, {
      heading: store.name[language],
      isInside: true,
      links: await storeLinks(counter, store.id, { words, here: "board" }),
      events: `/desk/${encodeURIComponent(store.id)}/events`,
      ...saidOn(context, words),
      ...(await look(context, store)),
    });
  });

  routes.get("/:store/events", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const pass = getCookie(context, DESK_COOKIE);
    return watchBoard(context, {
      closing,
      isOpen: () => isPass(pass),
      look: async () => {
        const { title, body } = await look(context, (await findStore(store.id)) ?? store);
        return JSON.stringify({ title, board: String(await body) });
      },
    });
  });

  return routes;
}
