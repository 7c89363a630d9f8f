import { informList } from "#contract/calls/inform.ts";
import { orderDetails, payOrder } from "#contract/calls/order.ts";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { settle } from "#provider/payments/settle.ts";
import { awayGuest, openAway } from "./awayGuest.ts";
import type { fakeGateway } from "./fakeGateway.ts";
import { line, taken } from "./guest.ts";
import type { Planted } from "./planted.ts";

/** One piece of what five are left of. */
export const few = line({ goods_id: "few", price: 500 });

/**
 * A new guest who pays online, at a free table or to take away, and the desk and gateway as far as they have to do with
 * that.
 */
export async function payingGuest(
  provider: Planted,
  fake: ReturnType<typeof fakeGateway>,
  place: "at a table" | "to take away" = "at a table",
) {
  if (place === "to take away") await openAway(provider);
  await provider.freeTables();
  await provider.setStock("few", 5);
  const one = await awayGuest(provider);
  const now = () => provider.parts.clock();
  const order = (pay_type: 1 | 4) =>
    place === "at a table"
      ? one.order([few], { pay_type })
      : one.collect([few], { pay_type, mealTime: "2026-11-21T06:00:00.000Z" });
  const placed = async (pay_type: 1 | 4 = 4) => (await taken(order(pay_type))).order_no;
  const begin = (order_no: string) => taken(one.send(payOrder, { order_no, pay_type: 4 }));
  return {
    one,
    place: placed,
    begin,
    /** An order whose payment is under way. */
    begun: async () => {
      const order_no = await placed();
      const { trans_id } = await begin(order_no);
      return { order_no, trans_id: trans_id ?? "", ref: fake.begun.at(-1)?.ref ?? "" };
    },
    ask: (trans_id: string) => taken(one.send(getDetailByTransId, { trans_id })),
    details: (order_no: string) => taken(one.send(orderDetails, { order_no })),
    webhook: (trans_id: string, answer: "paid" | "failed" | "abandoned") =>
      provider.db.transaction((db) => settle(db, { trans_id, answer, now: now() })),
    desk: (order_no: string, action: Action) =>
      provider.db.transaction((db) =>
        applyAction(db, { order_no, action, actor: "store", uid: null, now: now() }),
      ),
    /** What the guest was told, in the order of the alphabet. */
    events: async () => (await taken(one.send(informList, {}))).items.map(({ event }) => event).toSorted(),
  };
}

export type PayingGuest = Awaited<ReturnType<typeof payingGuest>>;
