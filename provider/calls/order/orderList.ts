import { and, eq, or, type SQL } from "drizzle-orm";
import { orderList } from "#contract/calls/order.ts";
import { answer, type ContextOf } from "#provider/server/context.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { maySeeSitting } from "#provider/orders/findOrder.ts";
import { inTab } from "#provider/orders/inTab.ts";
import { waitsOutside } from "#provider/orders/lettingIn.ts";
import { ordersPage } from "#provider/orders/ordersPage.ts";
import { presentSitting } from "#provider/orders/presentSitting.ts";
import { presentSummaries } from "#provider/orders/presentOrder.ts";
import { tabCounts } from "#provider/orders/tabCounts.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { findTable } from "#provider/stores/findTable.ts";

type Here = { readonly store_id: string; readonly tableId: string };

export const answerOrderList = answer(orderList, async (request, context) => {
  const { caller, db, fail, language, parts } = context;
  const { cursor, store_id, tab, table_id: tableId } = request;
  const key = parts.signingKey;
  if (store_id !== undefined) await findStore(db, store_id, fail);
  const isHere = store_id !== undefined && tableId !== undefined;
  const mine = and(
    eq(orders.uid, caller.uid),
    store_id === undefined ? undefined : eq(orders.store_id, store_id),
  );
  const whose = isHere ? await ofParty({ store_id, tableId }, context) : mine;
  const { rows, next_cursor } = await ordersPage(
    db,
    { where: and(whose, inTab(db, tab)), cursor, key },
    fail,
  );
  const items = await presentSummaries(db, rows, { uid: caller.uid, language });
  const isWhole = cursor === undefined && !isHere;
  return { items, next_cursor, ...(isWhole && { counts: await tabCounts(db, mine) }) };
});

/** The sitting's orders for those who belong to the party, and for others their own at that table alone. */
async function ofParty(here: Here, context: ContextOf<typeof orderList>): Promise<SQL | undefined> {
  const { caller, db, fail, parts } = context;
  const { uid } = caller;
  const key = parts.signingKey;
  const { row: table } = await findTable(db, { ...here, key }, fail);
  const sitting = await presentSitting(db, table.id);
  const at = { store_id: here.store_id, table_id: table.id, sitting_id: sitting?.id ?? "" };
  const isOfParty = sitting !== null && (await maySeeSitting(db, at, { uid, tableId: here.tableId, key }));
  const inSitting = eq(orders.sitting_id, at.sitting_id);
  const own = eq(orders.uid, uid);
  // One's own that nobody has let in yet belong to no party.
  const outside = and(own, eq(orders.table_id, table.id), waitsOutside);
  return or(isOfParty ? inSitting : and(inSitting, own), outside);
}
