import { eq } from "drizzle-orm";
import { OrderStatus } from "#contract/enumerations.ts";
import { isTakenAtOnce } from "#domain/kitchen/kitchenRules.ts";
import type { Database } from "#provider/db/database.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { audit, changed, SYSTEM } from "#provider/staff/audit.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { isHoliday } from "#provider/stores/hours/opening.ts";
import { applyAction } from "./applyAction.ts";
import type { OrderRow } from "./lockOrder.ts";

type Rules = Pick<StoreRow, "kitchen_rules" | "time_zone">;

/**
 * Takes what was ordered at a moment where the store's rules say so, as the staff would: not what they have to let in
 * first, nor what still has to be paid online. In the transaction that placed or paid it. Null where nothing is taken.
 */
export async function takeByRule(
  db: Database,
  order: OrderRow,
  { placed_at, rules, now }: { readonly placed_at: Date; readonly rules: Rules; readonly now: Date },
): Promise<OrderRow | null> {
  const { auto_cancel_at, let_in_until, order_no, order_status, order_type, store_id } = order;
  const at = { now: placed_at, time_zone: rules.time_zone, isHoliday };
  const isFree = let_in_until === null && (auto_cancel_at === null || order_status > OrderStatus.pending);
  if (!isFree || !isTakenAtOnce(rules.kitchen_rules, order_type, at)) return null;
  const applied = await applyAction(db, { order_no, action: "accept", actor: "system", uid: null, now });
  if (!applied.ok) return null;
  const values = changed({ order_status }, { order_status: applied.order.order_status });
  const deed = { did: "order.act", subject: order_no, store_id, ...values } as const;
  await audit(db, SYSTEM, { ...deed, after: { ...values.after, button: "accept" } }, now);
  return applied.order;
}

/** The same for an order that has just been paid, by its own store's rules for when it was placed. */
export async function takePaidByRule(db: Database, order: OrderRow, now: Date): Promise<OrderRow | null> {
  if (order.order_status !== OrderStatus.pending) return null;
  const { kitchen_rules, time_zone } = stores;
  const [rules] = await db
    .select({ kitchen_rules, time_zone })
    .from(stores)
    .where(eq(stores.id, order.store_id));
  return rules === undefined ? null : takeByRule(db, order, { placed_at: order.placed_at, rules, now });
}
