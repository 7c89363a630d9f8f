import type { InformMessage } from "#contract/inform.ts";
import { href } from "#routes/href.ts";

/** What concerns cards and vouchers, not orders. */
const OF_VALUE: readonly InformMessage["event"][] = [
  "use_confirmed",
  "use_refused",
  "use_reversed",
  "value_credited",
];

interface Place {
  readonly storeId: string;
  readonly tableId?: string | undefined;
}

/** What a message is about: a review with its reply, an order, cards and vouchers, or what was written to and from the store. */
export function noticeLink(
  { event, order_no }: Pick<InformMessage, "event" | "order_no">,
  place: Place,
): string {
  if (OF_VALUE.includes(event)) return href("userVoucher", {});
  if (order_no === null) return href("message", place);
  return event === "review_replied"
    ? href("evaluation", { orderNo: order_no })
    : href("orderDetail", { orderNo: order_no, ...place });
}
