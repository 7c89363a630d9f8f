import { type SQL, sql } from "drizzle-orm";
import { orderDetails } from "#contract/calls/order.ts";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { median } from "./median.ts";
import type { Figure } from "./table.ts";

const FEW = 1_000;
const MANY = 10_000;
const TURNS = 80;

/** How long an order takes: against reading one, and of a store and a customer that had ten times as many before. */
export async function orderPlacing(): Promise<Figure[]> {
  const few = await timesAfter(FEW);
  const many = await timesAfter(MANY);
  return [
    { name: `createorder after ${FEW} orders`, value: few.place, unit: "ms" },
    { name: `createorder after ${MANY} orders`, value: many.place, unit: "ms" },
    { name: "createorder to orderdetails", value: few.place / few.read, unit: "×", most: 20 },
    { name: `createorder, after ${MANY} to ${FEW}`, value: many.place / few.place, unit: "×", most: 3 },
  ];
}

/** Milliseconds that half of some orders take, and that half of some reads of an order do, after so many orders. */
async function timesAfter(orders: number): Promise<{ readonly place: number; readonly read: number }> {
  const provider = await planted();
  await provider.openLimits();
  try {
    const who = await guest(provider);
    const place = () => taken(who.order([line({ goods_id: "tea", price: 300 })]));
    const { order_no } = await place();
    await copyOrder(provider.db, order_no, orders);
    return {
      place: await medianOf(provider, place),
      read: await medianOf(provider, () => taken(who.send(orderDetails, { order_no }))),
    };
  } finally {
    await provider.close();
  }
}

async function medianOf(provider: Planted, ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    provider.clock.advance(1000);
    const before = performance.now();
    await ask();
    // The first ones warm up.
    if (turn >= TURNS / 4) times.push(performance.now() - before);
  }
  return median(times);
}

/** Writes an order with its round and its lines so many times more: a minute apart, served and paid, their guests gone. */
async function copyOrder(db: Database, order_no: string, times: number): Promise<void> {
  const served = {
    order_status: OrderStatus.settled,
    pay_status: PayStatus.paid,
    sitting_id: null,
    auto_cancel_at: null,
  };
  const copy = (table: "orders" | "order_rounds" | "order_lines", changes: SQL) =>
    db.execute(sql`
    insert into ${sql.identifier(table)} select (jsonb_populate_record(it, ${changes})).*
    from ${sql.identifier(table)} it, generate_series(1, ${times}::integer) n where it.order_no = ${order_no}`);
  const number = sql`'order_no', it.order_no || '-' || n`;
  const time = sql`'placed_at', it.placed_at - n * interval '1 minute'`;
  await copy("orders", sql`jsonb_build_object(${number}, ${time}) || ${JSON.stringify(served)}::jsonb`);
  await copy("order_rounds", sql`jsonb_build_object(${number}, ${time}, 'client_order_id', 'copy-' || n)`);
  await copy("order_lines", sql`jsonb_build_object(${number}, 'id', it.id || '-' || n)`);
  await db.execute(sql`analyze orders, order_rounds, order_lines`);
}
