import type { Context } from "hono";
import type { DeskPage } from "#provider/desk/page.ts";
import type { DeskWords } from "#provider/desk/speech.ts";
import { type BoardPlace, placeAsked, placeQuery } from "./readBoard.ts";

/** What the board says when it was led back to. */
export type Said =
  | "refused"
  | "too_few"
  | "empty"
  | "open_orders"
  | "sent"
  | "wrong_digits"
  | "too_many_digits"
  | "cash_first"
  | "reason_missing"
  | "courier_missing"
  | "courier_phone"
  | "tracking"
  | "parcels";

/** The page of the board that a button was pressed on, by the browser's word for where it comes from. */
export function placeBefore(context: Context): BoardPlace {
  const { searchParams } = URL.parse(context.req.header("referer") ?? "") ?? new URL("none:");
  return placeAsked((name) => searchParams.get(name) ?? undefined);
}

/** Leads back to a store's board, which shows what came of the button. */
export function backToBoard(context: Context, store_id: string, said: Said | null): Response {
  const query = new URLSearchParams(placeQuery(placeBefore(context)));
  if (said !== null) query.set("said", said);
  const own = `/desk/${encodeURIComponent(store_id)}`;
  return context.redirect(query.size === 0 ? own : `${own}?${query}`, 303);
}

/** What the address of a board says of the button just pressed. */
export function saidOn(context: Context, words: DeskWords): Pick<DeskPage, "said"> {
  const texts: Readonly<Record<Said, string>> = {
    refused: words.refusedAction,
    too_few: words.tooFewToLetIn,
    empty: words.emptyMessage,
    open_orders: words.openOrders,
    sent: words.sent,
    wrong_digits: words.wrongDigits,
    too_many_digits: words.tooManyDigits,
    cash_first: words.cashFirst,
    reason_missing: words.reasonMissing,
    courier_missing: words.courierMissing,
    courier_phone: words.courierPhoneWrong,
    tracking: words.trackingWrong,
    parcels: words.trackingWrong,
  };
  const said = context.req.query("said");
  const [, text] = Object.entries(texts).find(([code]) => code === said) ?? [];
  return text === undefined ? {} : { said: { text, isRefusal: said !== "sent" } };
}
