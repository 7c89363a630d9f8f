import { count, eq } from "drizzle-orm";
import type { addOrder } from "#contract/calls/order.ts";
import type { ParsedRequestOf } from "#contract/call.ts";
import { checkPeople } from "#domain/people.ts";
import type { ContextOf } from "#provider/context.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { checkOpen } from "#provider/stores/checkOpen.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { taxRatesAt } from "#provider/stores/taxRatesAt.ts";
import { applyAction } from "./applyAction.ts";
import { courseParty } from "./courseParty.ts";
import { grownBill } from "./grownBill.ts";
import { insertRound } from "./insertRound.ts";
import { countDiners } from "./joinSitting.ts";
import type { OrderRow } from "./lockOrder.ts";
import { openTable } from "./openTable.ts";
import { priceRound } from "./priceRound.ts";
import { refuse } from "./refuse.ts";
import { takeRoundStock } from "./takeRoundStock.ts";

/** Adds dishes to the caller's own open order, as one more round that the store accepts by itself. The order is locked. */
export async function addRound(
  order: OrderRow,
  request: ParsedRequestOf<typeof addOrder>,
  context: ContextOf<typeof addOrder>,
): Promise<OrderRow> {
  const { caller, db, fail, now } = context;
  const { client_order_id, order_no, people = 0, remark = "", shown_total } = request;
  const { uid } = caller;
  const { sitting_id, store_id } = order;
  const applied = await applyAction(db, { order_no, action: "add_dishes", actor: "customer", uid, now });
  if (!applied.ok) return refuse(applied.code, [413, 424, 426], 426, fail);

  const store = await findStore(db, store_id, () => fail(411));
  checkOpen(store, order.order_type, now, (_, data) => fail(206, data));
  const sitting = await openTable(db, order, fail);
  if (checkPeople(people, true, store.max_people) !== null) return fail(405);
  const rates = (await taxRatesAt(db, now))[1];
  const party = await courseParty(db, sitting.id, sitting.people + people);
  const round = { store, lines: request.lines, people, party, rates, shown_total };
  const { lines, bill } = await priceRound(db, round, fail);

  await takeRoundStock(db, { store_id, lines, elsewhere: 307, now }, fail);
  if (sitting_id !== null) await countDiners(db, sitting_id, people);
  const whole = await grownBill(db, order, { lines, bill, rates });
  const [grown] = await db
    .update(orders)
    .set({ people: order.people + people, bill: whole, total: whole.total })
    .where(eq(orders.order_no, order_no))
    .returning();
  if (grown === undefined) return fail(411);
  const placed = { order_no, uid, client_order_id, total: bill.total, remark, placed_at: now };
  const [before] = await db
    .select({ rounds: count() })
    .from(orderRounds)
    .where(eq(orderRounds.order_no, order_no));
  await insertRound(db, { ...placed, round: (before?.rounds ?? 0) + 1 }, lines);
  return grown;
}
