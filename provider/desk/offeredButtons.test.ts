import { afterAll, beforeAll, expect, it } from "vitest";
import { type Action, deskActions } from "#domain/orders/orderMachine.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { orderFacts, stateOf } from "#provider/orders/orderFacts.ts";
import { lockOrder } from "#provider/orders/lockOrder.ts";
import { type AwayGuest, awayGuest, openAway } from "#provider/testing/awayGuest.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { line, taken } from "#provider/testing/guest.ts";
import { type Planted, planted } from "#provider/testing/planted.ts";

const tea = line({ goods_id: "tea", price: 300 });
const buttons: readonly Action[] = ["accept", "ready", "complete", "pay_cash", "settle", "refund", "cancel"];
let provider: Planted;
let desk: StaffedDesk;
let one: AwayGuest;

beforeAll(async () => {
  provider = await planted();
  await openAway(provider);
  desk = await deskOf(provider);
  one = await awayGuest(provider);
});
afterAll(() => provider.close());

async function offered(order_no: string): Promise<Action[]> {
  const order = await lockOrder(provider.db, order_no);
  const [facts] = order === null ? [] : await orderFacts(provider.db, [order]);
  if (facts === undefined) throw new Error("The order is gone");
  const state = stateOf(facts, null);
  // On its way: who brings it can be said better.
  const again: Action[] =
    state.order_type === 3 && state.is_ready && state.order_status === 1 ? ["ready"] : [];
  return [...deskActions(state), ...again];
}

it.each<[string, () => Promise<{ readonly order_no: string }>, readonly Action[]]>([
  ["at a table", () => taken(one.order([tea])), ["accept", "complete", "pay_cash"]],
  ["to take away", () => taken(one.collect([tea])), ["accept", "ready", "pay_cash", "complete", "settle"]],
  [
    "to be delivered",
    async () => taken(one.deliver([tea], await one.address())),
    ["accept", "ready", "pay_cash", "complete", "settle"],
  ],
])("an order %s has the buttons that the machine allows, at every step of it", async (_, place, steps) => {
  const { order_no } = await place();
  const now = provider.parts.clock();
  for (const action of steps) {
    const allowed = await offered(order_no);
    expect(allowed).toContain(action);
    const page = await desk.page();
    const shown = buttons.filter((button) => page.includes(`/orders/${order_no}/${button}"`));
    expect(shown.toSorted()).toEqual(allowed.toSorted());
    await provider.db.transaction((db) =>
      applyAction(db, { order_no, action, actor: "store", uid: null, now }),
    );
  }
});
