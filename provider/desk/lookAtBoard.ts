import type { Context } from "hono";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { boardView } from "./boardView.ts";
import type { Counter } from "./counter.ts";
import type { FilledForm } from "./filledForm.ts";
import { readBoard } from "./readBoard.ts";
import { speech } from "./speech.ts";

/** A store's board as it is now, with its title, which says how many orders wait. */
export async function lookAtBoard(
  { parts, tableLink }: Counter,
  context: Context,
  store: StoreRow,
  filledForm: FilledForm | null = null,
) {
  const { words, language, lang } = speech(context);
  const now = parts.clock();
  const readAt = Math.round(performance.timeOrigin + performance.now());
  const board = await readBoard(parts.db, store.id, now);
  const waiting = board.orders.filter(({ is_waiting }) => is_waiting).length;
  const { id: store_id, order_types, paused_until, time_zone } = store;
  const place = { store_id, order_types, paused_until, time_zone };
  const view = { ...place, now, language, lang, words, tableLink, filledForm };
  const title = `${waiting > 0 ? `(${waiting}) ` : ""}${store.name[language]}`;
  return { title, readAt, body: boardView(board, view) };
}
