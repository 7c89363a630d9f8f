import { count, eq } from "drizzle-orm";
import type { addOrder } from "#contract/calls/order.ts";
import type { ParsedRequestOf } from "#contract/call.ts";
import { checkPeople, tableRules } from "#domain/orders/tableRules.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { checkOpen } from "#provider/stores/checkOpen.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { taxRatesAt } from "#provider/stores/taxRatesAt.ts";
import { applyAction } from "./applyAction.ts";
import { checkPace } from "./checkPace.ts";
import { checkPieces } from "./checkPieces.ts";
import { courseParty } from "./courseParty.ts";
import { grownBill } from "./grownBill.ts";
import { holdsSignedCode } from "./findOrder.ts";
import { insertRound } from "./insertRound.ts";
import { countDiners } from "./joinSitting.ts";
import { letIn } from "./lettingIn.ts";
import type { OrderRow } from "./lockOrder.ts";
import { openTable } from "./openTable.ts";
import { mostPeople } from "./takeSeat.ts";
import { priceRound } from "./priceRound.ts";
import { refuse } from "./refuse.ts";
import { takeRoundStock } from "./takeRoundStock.ts";

/** Adds dishes to the caller's own open order, as one more round that the store accepts by itself. The order is locked. */
export async function addRound(
  ordered: OrderRow,
  request: ParsedRequestOf<typeof addOrder>,
  context: ContextOf<typeof addOrder>,
): Promise<OrderRow> {
  const { caller, db, fail, now } = context;
  const { client_order_id, order_no, people = 0, remark = "", shown_total } = request;
  const { uid } = caller;
  const { store_id } = ordered;
  const applied = await applyAction(db, { order_no, action: "add_dishes", actor: "customer", uid, now });
  if (!applied.ok) return refuse(applied.code, [413, 424, 426], 426, fail);

  const order = await letInByCode(ordered, context);
  const { sitting_id } = order;
  const store = await findStore(db, store_id, () => fail(411));
  checkOpen(store, order.order_type, now, (_, data) => fail(206, data));
  const isOutside = order.let_in_until !== null;
  const { sitting, table } = await openTable(db, order, fail);
  if (checkPeople(people, true, mostPeople(store, table)) !== null) return fail(405);
  const rules = tableRules(store.table_rules);
  await checkPace(db, { uid, store_id, sitting_id, rules, now }, fail);
  checkPieces(store, request.lines, fail);
  const known = await taxRatesAt(db, now);
  // Closed for want of them, as its page says.
  if (known === null) return fail(206);
  const rates = known[1];
  const eaten = isOutside ? eq(orders.order_no, order_no) : eq(orders.sitting_id, sitting?.id ?? "");
  const party = await courseParty(db, eaten, (sitting?.people ?? order.people) + people);
  const round = { store, lines: request.lines, people, party, rates, shown_total };
  const { lines, bill } = await priceRound(db, round, fail);

  if (!isOutside) await takeRoundStock(db, { store_id, lines, elsewhere: 307, now }, fail);
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

/** An order that waits outside, once its guest has scanned the code on the table: it needs nobody's tap any more. */
async function letInByCode(order: OrderRow, context: ContextOf<typeof addOrder>): Promise<OrderRow> {
  const { caller, db, now, parts, table_id: tableId } = context;
  const { order_no, store_id, table_id } = order;
  if (order.let_in_until === null || table_id === null) return order;
  const reader = { uid: caller.uid, tableId, key: parts.signingKey };
  if (!(await holdsSignedCode(db, { store_id, table_id }, reader))) return order;
  const sitting_id = await letIn(db, order, now);
  if (sitting_id === null) return order;
  const change = { sitting_id, let_in_until: null, is_table_verified: true };
  const [inside] = await db.update(orders).set(change).where(eq(orders.order_no, order_no)).returning();
  return inside ?? order;
}
