import type { PgTable } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { migrate } from "#provider/db/migrate.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from "#provider/db/tables/ledger.ts";
import { mallCategories } from "#provider/db/tables/mall.ts";
import { idempotencyKeys, members, sessions } from "#provider/db/tables/members.ts";
import { browseCounts, channelMessages, informs, outbox, staffCalls } from "#provider/db/tables/messages.ts";
import { callNumbers, orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { receipts } from "#provider/db/tables/receipts.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { favourites } from "#provider/db/tables/signIn.ts";
import { refillCards } from "#provider/db/tables/storedValue.ts";
import { stores, storeTypes, tables, visits } from "#provider/db/tables/stores.ts";
import { updateSales } from "#provider/mall/updateSales.ts";
import { maintainStores } from "#provider/stores/maintenance/maintainStores.ts";
import { taxRatesAt } from "#provider/stores/taxRates.ts";
import { basketsOf } from "./baskets.ts";
import { type CopiedRow, copyRows } from "./copyRows.ts";
import { refuseWhatIsOfValue } from "./guard.ts";
import * as orderRow from "./orderRows.ts";
import * as person from "./people.ts";
import { randomOf } from "./random.ts";
import * as shop from "./shops.ts";
import type { Size } from "./size.ts";
import { daysOf, type PlacedOrder, underWay } from "./traffic.ts";
import * as trail from "./trail.ts";
import * as value from "./value.ts";

export interface Growth {
  readonly size: Size;
  readonly seed: number;
  /** The present of what is grown: orders are from before it. */
  readonly until: Date;
  readonly told?: (line: string) => void;
}

const DAY = 86_400_000;
/** Days that what goes by itself is kept: operations/tidy.ts has the terms. */
const KEPT = { outbox: 2, idempotency: 8, channel: 30, numbers: 3, browsed: 30, informs: 365 };

/** Orders that are written at once. */
const BATCH = 20_000;

interface GrownDay {
  /** 0: today. */
  readonly daysAgo: number;
  readonly placed: readonly PlacedOrder[];
}

/** Days, the oldest first, in batches of many orders. */
function* batchesOf(days: Iterable<GrownDay>): Generator<GrownDay[]> {
  let [batch, size]: [GrownDay[], number] = [[], 0];
  for (const day of days) {
    batch.push(day);
    size += day.placed.length;
    if (size < BATCH) continue;
    yield batch;
    [batch, size] = [[], 0];
  }
  yield batch;
}

/** The rows of all days that are less than so many ago. */
function* eachRow<Row>(
  days: readonly GrownDay[],
  rowsOf: (placed: readonly PlacedOrder[]) => Iterable<Row>,
  kept: number,
): Generator<Row> {
  for (const { daysAgo, placed } of days) if (daysAgo < kept) yield* rowsOf(placed);
}

/**
 * Fills an empty PostgreSQL database with stores, goods, members and two years of orders, by COPY: the same ones for the
 * same size, seed and end.
 * @throws NotForGrowth
 */
export async function grow(
  url: string,
  { seed, size, told = () => undefined, until }: Growth,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const db = drizzle({ client });
  try {
    await refuseWhatIsOfValue(client);
    await migrate(db);
    // References are right as they are made: to look each of them up takes longer than all the rest.
    await client.query("set session_replication_role = replica").catch(() => undefined);
    const since = new Date(until.getTime() - size.days * DAY);
    const rates = await taxRatesAt(db, until);
    if (rates === null) throw new Error("The schema has no tax rates");
    const random = randomOf(seed);
    const shops = shop.shopsOf(size);
    const people = person.peopleOf(size.members, { since, until }, random);
    const cards = value.cardsOf(people, shops, random);
    const put = async <Table extends PgTable>(table: Table, rows: Iterable<CopiedRow<Table>>) =>
      void (await copyRows(client, table, rows));

    await put(storeTypes, shop.storeTypeRows());
    await put(mallCategories, shop.mallCategoryRows());
    await put(stores, shop.storeRows(shops, since));
    await put(tables, shop.tableRows(shops));
    await put(categories, shop.categoryRows(shops));
    await put(goods, shop.goodsRows(shops, since));
    told(`${shops.length} stores`);
    await put(members, person.memberRows(people));
    await put(sessions, person.sessionRows(people, until, random));
    await put(addresses, person.addressRows(people));
    await put(favourites, person.favouriteRows(people, shops, random));
    await put(coupons, person.couponRows(shops, since));
    await put(memberCoupons, person.claimRows(people, shops, random));
    await put(refillCards, value.cardRows(cards, until));
    await put(ledgerAccounts, value.accountRows(cards, until));
    await put(ledgerTransfers, value.transferRows(cards, until));
    await put(ledgerEntries, value.entryRows(cards, until));
    told(`${people.length} members`);

    const basket = basketsOf(shops, rates);
    const traffic = { shops, people, basket, orders: size.orders, days: size.days, until };
    const tokens = new Set<bigint>();
    const isNew = (token: bigint) => tokens.size < tokens.add(token).size;
    const numbers = new Map<string, number>();
    const nextNumber = (store_id: string) => {
      const next = (numbers.get(store_id) ?? 0) + 1;
      numbers.set(store_id, next);
      return next;
    };
    let total = 0;
    for (const days of batchesOf(daysOf(traffic, random))) {
      const ofAll = <Row>(rowsOf: (placed: readonly PlacedOrder[]) => Iterable<Row>, kept = Infinity) =>
        eachRow(days, rowsOf, kept);
      await put(
        visits,
        ofAll((placed) => orderRow.visitRows(placed, true)),
      );
      await put(
        orders,
        ofAll((placed) => orderRow.orderRows(placed, true)),
      );
      await put(
        orderRounds,
        ofAll((placed) => orderRow.roundRows(placed, true)),
      );
      await put(orderLines, ofAll(orderRow.lineRows));
      await put(payments, ofAll(orderRow.paymentRows));
      await put(reviews, ofAll(orderRow.reviewRows));
      await put(
        receipts,
        ofAll((placed) => trail.receiptRows(placed, nextNumber)),
      );
      await put(staffCalls, ofAll(trail.callRows));
      await put(callNumbers, ofAll(trail.callNumberRows, KEPT.numbers));
      await put(informs, ofAll(trail.informRows, KEPT.informs));
      await put(browseCounts, ofAll(trail.browseRows, KEPT.browsed));
      await put(
        channelMessages,
        ofAll((placed) => trail.channelRows(placed, isNew), KEPT.channel),
      );
      await put(idempotencyKeys, ofAll(trail.keyRows, KEPT.idempotency));
      await put(outbox, ofAll(trail.outboxRows, KEPT.outbox));
      total += days.reduce((sum, { placed }) => sum + placed.length, 0);
      told(`${total} orders`);
    }
    const open = underWay(traffic, random);
    await put(visits, orderRow.visitRows(open, false));
    await put(orders, orderRow.orderRows(open, false));
    await put(orderRounds, orderRow.roundRows(open, false));
    await put(orderLines, orderRow.lineRows(open));
    told("what lists and search go by");
    await client.query("reset session_replication_role");
    await client.query("vacuum analyze");
    await maintainStores(db, until);
    // A hundred shops at a time.
    for (let left = shops.length; left > 0; left -= 100) await updateSales(db, until);
    await client.query("vacuum analyze stores");
    await client.query("vacuum analyze goods");
  } finally {
    await client.end();
  }
}
