import type { Context } from "hono";
import type { StoreRow } from "#provider/stores/findStore.ts";
import type { Counter } from "./counter.ts";
import { placeAsked, placeQuery } from "./boardPlace.ts";
import { lookAtBoard } from "./lookAtBoard.ts";
import type { FilledForm } from "./filledForm.ts";
import { placeBefore, saidOn } from "./said.ts";
import { sendPage } from "./sendPage.ts";
import { speech } from "./speech.ts";
import { storeLinks } from "./storeLinks.ts";

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
