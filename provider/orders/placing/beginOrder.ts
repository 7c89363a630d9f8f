import { eq, getTableColumns, sql } from "drizzle-orm";
import type { OrderLineRequest } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { members } from "#provider/db/tables/members.ts";
import { orderRounds } from "#provider/db/tables/orders.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { type MemberRow, unlessGone } from "#provider/members/member.ts";
import { type GoodsRow, goodsColumns } from "#provider/menu/goods.ts";
import { isAttempt } from "#provider/orders/findOrder.ts";
import type { Fail } from "#provider/server/context.ts";
import { storeColumns, type StoreRow } from "#provider/stores/findStore.ts";
import { datedRates, type RatesByOrderType, ratesInForce } from "#provider/stores/taxRates.ts";
import { onMenuOf } from "./checkLines.ts";
import { type Sent, sentBy } from "./orderLimits.ts";

interface Asked {
  readonly uid: string;
  readonly store_id: string;
  readonly client_order_id: string;
  readonly lines: readonly OrderLineRequest[];
  readonly now: Date;
}

/** What every way of ordering at a store begins with, read from the database in two statements, the member locked. */
export interface Begun {
  readonly member: MemberRow;
  readonly store: StoreRow;
  /** Null where one is missing, and nothing can be sold. */
  readonly rates: RatesByOrderType | null;
  /** The goods that the lines name, as far as they are on the menu. */
  readonly menu: readonly GoodsRow[];
  /** What the member has sent to this store lately. */
  readonly sent: Sent;
  /** Whether an earlier try of this attempt has placed something: `findAttempt` says what. */
  readonly isRepeated: boolean;
}

/** Locks the member, and reads what an order depends on beside its table. 201 where there is no such store. */
export async function beginOrder(
  db: Database,
  asked: Asked,
  fail: Fail<typeof Code.storeMissing>,
): Promise<Begun> {
  const { uid, store_id, client_order_id, lines, now } = asked;
  const [found] = await db
    .select({ member: getTableColumns(members), store: storeColumns, rates: datedRates(now) })
    .from(members)
    .leftJoin(stores, eq(stores.id, store_id))
    .where(eq(members.uid, uid))
    .for("no key update", { of: members });
  const member = unlessGone(found?.member);
  const store = found?.store ?? fail(Code.storeMissing);
  // With the lock: whatever the member sent before is there to be seen by now.
  const sent = sentBy(db, uid, store_id, now);
  const attempts = db.select({ one: sql`1` }).from(orderRounds).where(isAttempt({ uid, client_order_id }));
  const rows = await db
    .select({
      dish: goodsColumns,
      sent: sent.sent,
      first: sent.first,
      isRepeated: sql<boolean>`exists ${attempts}`,
    })
    .from(sent)
    .leftJoin(goods, onMenuOf(store_id, lines));
  const [{ sent: number = 0, first = null, isRepeated = false } = {}] = rows;
  return {
    member,
    store,
    rates: ratesInForce(found?.rates ?? []),
    menu: rows.flatMap(({ dish }) => dish ?? []),
    sent: { sent: number, first },
    isRepeated,
  };
}
