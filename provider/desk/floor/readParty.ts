import { and, asc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Party } from "#contract/calls/desk/floor.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { visits } from "#provider/db/tables/stores.ts";
import { presentCall, presentTicket } from "#provider/desk/board/presentBoard.ts";
import { boardOrderOf, soldOutOf } from "#provider/desk/board/readBoard.ts";
import { readCalls } from "#provider/desk/board/readCalls.ts";
import { orderFacts } from "#provider/orders/orderFacts.ts";
import { waitsOutside } from "#provider/orders/visits/admission.ts";
import { mayBePaying } from "#provider/orders/visits/moveOrders.ts";
import { OPEN } from "#provider/payments/paymentRows.ts";
import { failedRefunds } from "#provider/payments/refundRows.ts";
import { unprintedOrders } from "#provider/printing/queue.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";

type Looking = Pick<Parameters<typeof presentTicket>[1], "language" | "mayPress" | "seesCustomers">;

/** What the party at a table has ordered in its visits, what waits there to be let in, and its calls, as somebody sees them. */
export async function readParty(
  db: Database,
  at: { readonly store: StoreRow; readonly table_id: string; readonly now: Date },
  looking: Looking,
): Promise<Party> {
  const { now, store, table_id } = at;
  const open = await db
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.table_id, table_id), isNull(visits.closed_at)));
  const ofVisit = inArray(
    orders.sitting_id,
    open.map(({ id }) => id),
  );
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.store_id, store.id),
        or(
          and(ofVisit, ne(orders.order_status, OrderStatus.canceled)),
          and(eq(orders.table_id, table_id), waitsOutside),
        ),
      ),
    )
    .orderBy(asc(orders.placed_at), asc(orders.order_no));
  const numbers = rows.filter(mayBePaying).map((row) => row.order_no);
  const paying = await db
    .select({ order_no: payments.order_no })
    .from(payments)
    .where(and(inArray(payments.order_no, numbers), inArray(payments.state, OPEN)));
  const facts = await orderFacts(db, rows);
  const seen = {
    ...looking,
    failed: await failedRefunds(db, { store_id: store.id }),
    soldOut: await soldOutOf(db, store.id),
    unprinted: await unprintedOrders(db, { store_id: store.id }, now),
  };
  const calls = await readCalls(db, store, now);
  return {
    tickets: facts.map((one) => ({
      ...presentTicket(boardOrderOf(one, now), seen),
      is_paying: paying.some(({ order_no }) => order_no === one.order.order_no),
      is_outside: one.order.sitting_id === null,
    })),
    calls: calls.shown
      .filter((call) => call.table_id === table_id)
      .map((call) => presentCall(call, looking.seesCustomers)),
  };
}
