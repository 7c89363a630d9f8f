import { setTimeout as wait } from "node:timers/promises";
import { inArray } from "drizzle-orm";
import { goodList, storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import type { OpenDatabase } from "#provider/db/open.ts";
import { orderRounds } from "#provider/db/tables/orders.ts";
import { taken } from "#provider/testing/guest.ts";
import { attempt, order, piece, send, visitors } from "../../faults/customers.ts";
import type { Program } from "../../faults/program.ts";
import type { Figure } from "../table.ts";
import { inParts, shareOf } from "./many.ts";
import { PRICE, rushStores, TABLES } from "./rushStores.ts";

const GUESTS = 400;
/** Milliseconds over which they come. */
const SPREAD = 60_000;

/** 400 guests open the menu and order within one minute, two at each table: how long an order takes, and that each is one. */
export async function orderFigures(
  start: () => Promise<Program>,
  stores: number,
  look: <Result>(at: (db: OpenDatabase["db"]) => Promise<Result>) => Promise<Result>,
): Promise<Figure[]> {
  const program = await start();
  const names = rushStores(stores);
  const { base } = program;
  try {
    const sessions = await inParts(GUESTS, 50, (count) => visitors(base, count));
    const guests = sessions.map((session, index) => {
      const store_id = names[index % stores] ?? "";
      const table = `${store_id}-T${1 + (Math.floor(index / stores) % TABLES)}`;
      return { session, store_id, each: attempt(session, [piece(`${store_id}-dish2`, PRICE)], table) };
    });
    const times: number[] = [];
    let errors = 0;
    await Promise.all(
      guests.map(async ({ session, store_id, each }, index) => {
        await wait((index * SPREAD) / GUESTS);
        await taken(send(base, storeIndex, { store_id }, { session }));
        await taken(send(base, goodList, { store_id, goods_show_type: GoodsShowType.dineIn }, { session }));
        const began = performance.now();
        const { code } = await order(base, each);
        times.push(performance.now() - began);
        if (code !== Code.success) errors += 1;
      }),
    );
    await program.stop();
    const ids = guests.map(({ each }) => each.request.client_order_id);
    const rounds = await look((db) =>
      db.select().from(orderRounds).where(inArray(orderRounds.client_order_id, ids)),
    );
    const placed = new Set(rounds.map(({ client_order_id }) => client_order_id)).size;
    return [
      { name: `${GUESTS} orders in a minute, half take`, value: shareOf(times, 0.5), unit: "ms" },
      {
        name: `${GUESTS} orders in a minute, 99 of 100 take`,
        value: shareOf(times, 0.99),
        unit: "ms",
        most: 1_000,
      },
      { name: `${GUESTS} orders in a minute, refused`, value: errors, unit: "", most: 0 },
      {
        name: `${GUESTS} orders in a minute, double or lost`,
        value: rounds.length - placed + GUESTS - placed,
        unit: "",
        most: 0,
      },
    ];
  } finally {
    await program.stop();
  }
}
