import { eq } from "drizzle-orm";
import { PayStatus } from "#contract/enumerations.ts";
import { ledgerAccounts, ledgerEntries } from "#provider/db/tables/ledger.ts";
import { orderLines, orders, slotBookings } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import type { Planted } from "#provider/testing/guest.ts";

type Sums = Record<string, number>;
const sumsOf = (rows: readonly (readonly [key: string, number: number])[]) =>
  rows.reduce<Sums>((sums, [key, number]) => ({ ...sums, [key]: (sums[key] ?? 0) + number }), {});

/** What the provider's books say: once as it was counted on the way, once by the orders and entries that there are. */
export async function booksOf({ db, stockOf }: Planted, before: { readonly few: number }) {
  const all = await db.select().from(orders);
  const live = new Map(all.filter((one) => one.order_status >= 0).map((one) => [one.order_no, one]));
  const lines = (await db.select().from(orderLines)).filter(({ order_no }) => live.has(order_no));
  const bookings = await db.select().from(slotBookings);
  const accounts = await db.select().from(ledgerAccounts);
  const entries = await db.select().from(ledgerEntries);
  const paid = await db.select().from(payments).where(eq(payments.state, "paid"));
  const pieces = lines.filter(({ goods_id }) => goods_id === "few");
  const timeOf = (type: number, at: Date | null) => `${type} ${at?.toISOString()}`;

  return {
    placed: all.length,
    slots: {
      booked: sumsOf(
        bookings.flatMap(({ order_type, slot_at, taken }) =>
          taken === 0 ? [] : [[timeOf(order_type, slot_at), taken] as const],
        ),
      ),
      places: sumsOf(
        [...live.values()].map(({ order_type, pickup_at, receive_at }) => [
          timeOf(order_type, pickup_at ?? receive_at),
          1,
        ]),
      ),
    },
    stock: {
      left: await stockOf("few"),
      reckoned: before.few - pieces.reduce((sum, { number }) => sum + number, 0),
    },
    /** Pieces on offer by member. */
    offered: sumsOf(
      lines
        .filter(({ special_id }) => special_id !== null)
        .map(({ number, order_no }) => [live.get(order_no)?.uid ?? "", number]),
    ),
    ledger: {
      balances: sumsOf(accounts.map(({ balance, id }) => [id, balance])),
      moved: sumsOf(entries.map(({ account_id, amount }) => [account_id, amount])),
    },
    /** Yen by order: what came, and what the orders that are paid come to. */
    paid: sumsOf(paid.map(({ amount, order_no }) => [order_no ?? "", amount])),
    paidOrders: sumsOf(
      [...live.values()]
        .filter(({ pay_status }) => pay_status === PayStatus.paid)
        .map(({ order_no, total }) => [order_no, total]),
    ),
  };
}
