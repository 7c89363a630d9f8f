import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { ParsedDeskRequest } from "#contract/calls/desk/deskCall.ts";
import type { orderForTable as call, TableOrderRefusal } from "#contract/calls/desk/tableOrder.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { tables, visits } from "#provider/db/tables/stores.ts";
import { numberOf } from "#provider/orders/orderFacts.ts";
import { registerVisitor } from "#provider/members/signIn/signIn.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { beginOrder } from "#provider/orders/placing/beginOrder.ts";
import { dineIn } from "#provider/orders/placing/dineIn.ts";
import { placeOrder } from "#provider/orders/placing/placeOrder.ts";
import { signOut } from "#provider/server/calls/session.ts";
import { CallFailed, type Parts } from "#provider/server/context.ts";
import { signTable } from "#provider/server/signing.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { tableInUse } from "#provider/stores/tablesInUse.ts";

interface TypedIn {
  readonly asked: ParsedDeskRequest<typeof call>;
  readonly store: StoreRow;
  readonly staff_id: string;
  readonly language: WireLanguage;
  readonly now: Date;
  readonly parts: Parts;
}

export interface PlacedForTable {
  readonly order_no: string;
  readonly number: string;
  /** Yen. */
  readonly total: number;
  /** It was placed by an earlier try of the same attempt. */
  readonly is_repeated: boolean;
}

/**
 * Places what a waiter typed in, by the same rules as a guest's own order but for the pace, and takes it; null where the
 * table is gone. It belongs to nobody who has a phone: a visitor of the house's own stands for all that staff order in one
 * visit. Throws `CallFailed` with what the rules say.
 */
export async function orderForTable(db: Database, typed: TypedIn): Promise<PlacedForTable | null> {
  const { asked, language, now, parts, staff_id, store } = typed;
  const { attempt_id, lines, people, remark = "", table_id } = asked;
  const store_id = store.id;
  // Locked until it is placed: two tries of one attempt come one after the other.
  const [table] = await db.select().from(tables).where(tableInUse(store_id, table_id)).for("update");
  if (table === undefined) return null;
  const [earlier] = await db
    .select({ order: orders })
    .from(orderRounds)
    .innerJoin(orders, eq(orders.order_no, orderRounds.order_no))
    .where(
      and(
        eq(orderRounds.client_order_id, attempt_id),
        eq(orders.store_id, store_id),
        isNotNull(orders.staff_id),
      ),
    );
  if (earlier !== undefined) {
    const { order } = earlier;
    return { order_no: order.order_no, number: numberOf(order), total: order.total, is_repeated: true };
  }
  const uid = await hostOf(db, table_id, typed);
  const fail = (code: number, data?: CallFailed["data"]): never => {
    throw new CallFailed(code, data);
  };
  const begun = await beginOrder(db, { uid, store_id, client_order_id: attempt_id, lines, now }, fail);
  const request = {
    client_order_id: attempt_id,
    store_id,
    order_type: OrderType.dineIn,
    table_id: signTable({ store_id, table_id, epoch: table.epoch }, parts.signingKey),
    people,
    // Whoever serves the table brings the usual.
    tableware: people > 0 ? store.dishware[0]?.dishware_id : undefined,
    pay_type: PayType.cash,
    remark,
    lines,
    shown_total: 0,
  };
  const way = await dineIn(begun, request, { caller: { uid }, db, fail, language, now, parts }, staff_id);
  // Nobody was shown a total: the bill is what it comes to.
  const shown_total = way.billWith(way.lines(), null).total;
  const told = { ...way, asked: { ...way.asked, shown_total } };
  const { order } = await placeOrder(told, { member: begun.member, db, now, parts });
  const { order_no, total } = order;
  const applied = await applyAction(db, { order_no, action: "accept", actor: "store", uid: null, now });
  if (!applied.ok) return fail(applied.code);
  return { order_no, number: numberOf(order), total, is_repeated: false };
}

/** Whom orders that staff type in at a table belong to: one for each visit, with a session that nobody has. */
async function hostOf(db: Database, table_id: string, { language, now, parts }: TypedIn): Promise<string> {
  const [known] = await db
    .select({ uid: orders.uid })
    .from(orders)
    .innerJoin(visits, eq(visits.id, orders.sitting_id))
    .where(and(eq(visits.table_id, table_id), isNull(visits.closed_at), isNotNull(orders.staff_id)))
    .orderBy(desc(orders.placed_at))
    .limit(1);
  if (known !== undefined) return known.uid;
  const { auth_token: token, uid } = await registerVisitor(db, { language, now }, parts.random);
  await signOut(db, { uid, token, now });
  return uid;
}

/** What a waiter is told of what the rules say. */
export function refusalOf({ code }: CallFailed): TableOrderRefusal {
  switch (code) {
    case Code.soldOut:
      return "sold_out";
    case Code.stockShort:
      return "too_few";
    case Code.productMissing:
      return "options";
    case Code.courseMissing:
    case Code.courseDinersMissing:
      return "course";
    case Code.dinersMissing:
      return "people";
    case Code.tableLocked:
      return "locked";
    default:
      return "refused";
  }
}
