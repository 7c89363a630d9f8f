import type { Context } from "hono";
import type { DeskPage } from "./page.ts";
import type { DeskWords } from "./words.ts";

/** What the board says when it was led back to. */
export type Said = "refused" | "empty" | "open_orders" | "sent";

/** Leads back to a store's board, which shows what came of the button. */
export function backToBoard(context: Context, store_id: string, said: Said | null): Response {
  const query = said === null ? "" : `?said=${said}`;
  return context.redirect(`/desk/${encodeURIComponent(store_id)}${query}`, 303);
}

/** What the address of a board says of the button just pressed. */
export function saidOn(context: Context, words: DeskWords): Pick<DeskPage, "said"> {
  const texts = new Map([
    ["refused", { text: words.refusedAction, isRefusal: true }],
    ["empty", { text: words.emptyMessage, isRefusal: true }],
    ["open_orders", { text: words.openOrders, isRefusal: true }],
    ["sent", { text: words.sent, isRefusal: false }],
  ]);
  const said = texts.get(context.req.query("said") ?? "");
  return said === undefined ? {} : { said };
}
