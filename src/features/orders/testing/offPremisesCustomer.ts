import { orderDetails } from "#contract/calls/order.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { type ActionOnOrder, applyAction } from "#provider/orders/applyAction.ts";
import { line, type Planted, taken } from "#provider/testing/guest.ts";
import { offPremisesGuest, openOffPremises } from "#provider/testing/offPremisesGuest.ts";

export const tea = line({ goods_id: "tea", price: 300 });
export const bento = line({ goods_id: "bento", price: 700 });

/** A customer of this browser who orders from the fixture's diner without sitting there, and the diner's desk. */
export async function offPremisesCustomer(provider: Planted) {
  await openOffPremises(provider);
  const one = await offPremisesGuest(provider);
  return {
    ...one,
    /** Has this browser keep the customer's session, as after an order without an account. */
    comeIn: () => localStorage.setItem("user", JSON.stringify(one.session)),
    /** A take-away of a cup of tea, and what the desk then does with it. */
    takeAway: async (desk: readonly Action[] = [], changes: Parameters<typeof one.collect>[1] = {}) => {
      provider.clock.advance(1_000);
      const { order_no } = await taken(one.collect([tea], changes));
      for (const action of desk) await act(provider, order_no, action);
      return order_no;
    },
    act: (order_no: string, action: Action, more: Partial<ActionOnOrder> = {}) =>
      act(provider, order_no, action, more),
    read: (order_no: string) => taken(one.send(orderDetails, { order_no })),
  };
}

function act({ db, parts }: Planted, order_no: string, action: Action, more: Partial<ActionOnOrder> = {}) {
  return db.transaction((tx) =>
    applyAction(tx, { order_no, action, actor: "store", uid: null, now: parts.clock(), ...more }),
  );
}
