import type { Context } from "hono";
import type { Counter } from "#provider/desk/counter.ts";
import { storeLinks } from "#provider/desk/home/storePages.ts";
import { sendPage } from "#provider/desk/page.ts";
import { speech } from "#provider/desk/speech.ts";
import type { FilledForm } from "#provider/desk/view.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { boardView } from "./boardView.ts";
import { type BoardPlace, placeAsked, placeQuery, readBoard } from "./readBoard.ts";
import { placeBefore, saidOn } from "./said.ts";

/** Answers with a store's board; with a form on it as it was filled in, where that could not be taken. */
export async function sendBoard(
  counter: Counter,
  context: Context,
  store: StoreRow,
  filledForm: FilledForm | null = null,
): Promise<Response> {
  const { words, language } = speech(context);
  // The answer to a form shows the page that it was sent from.
  const place = filledForm === null ? placeAsked((name) => context.req.query(name)) : placeBefore(context);
  const own = `/desk/${encodeURIComponent(store.id)}`;
  return sendPage(context, counter.parts, {
    heading: store.name[language],
    isInside: true,
    links: await storeLinks(counter, store.id, { words, here: "board" }),
    events: `${own}/events${placeQuery(place)}`,
    ...(filledForm === null
      ? saidOn(context, words)
      : { address: `${own}${placeQuery(place)}`, said: { text: words.wrongEntry, isRefusal: true } }),
    ...(await lookAtBoard(counter, store, { context, place, filledForm })),
  });
}

/** A store's board as it is now, with its title, which says how many orders wait. */
export async function lookAtBoard(
  { parts, tableLink }: Counter,
  store: StoreRow,
  asked: {
    readonly context: Context;
    readonly place: BoardPlace;
    readonly filledForm?: FilledForm | null;
  },
) {
  const { words, language, lang } = speech(asked.context);
  const { filledForm = null, place } = asked;
  const now = parts.clock();
  const readAt = Math.round(performance.timeOrigin + performance.now());
  const board = await readBoard(parts.db, store, place, now);
  const waiting = board.counts.reduce((sum, mode) => sum + mode.waiting, 0);
  const { id: store_id, order_types, paused_until, time_zone } = store;
  const shop = { store_id, order_types, paused_until, time_zone };
  const view = { ...shop, now, language, lang, words, tableLink, filledForm };
  const title = `${waiting > 0 ? `(${waiting}) ` : ""}${store.name[language]}`;
  return { title, readAt, body: boardView(board, view) };
}
