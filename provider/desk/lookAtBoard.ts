import type { Context } from "hono";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { boardView } from "./boardView.ts";
import type { Counter } from "./counter.ts";
import type { FilledForm } from "./filledForm.ts";
import type { BoardPlace } from "./boardPlace.ts";
import { readBoard } from "./readBoard.ts";
import { speech } from "./speech.ts";

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
