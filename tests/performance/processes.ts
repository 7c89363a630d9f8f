import { sql } from "drizzle-orm";
import type { User } from "#contract/member.ts";
import { goodList } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { allCalls } from "#contract/registry.ts";
import { openPostgres, TIME_LIMITS } from "#provider/db/open.ts";
import { signTable } from "#provider/server/signing.ts";
import { taken } from "#provider/testing/guest.ts";
import { postgresCopy } from "#provider/testing/testDatabase.ts";
import { findPostgres } from "../../.ci/services/findPostgres.ts";
import { ensurePgBouncer, startPgBouncer } from "../../.ci/services/pgBouncer.ts";
import { startPostgres } from "../../.ci/services/postgres.ts";
import { conformance } from "../conformance/suite.ts";
import { attempt, order, piece, send, visitors } from "../faults/customers.ts";
import { startProgram } from "../faults/program.ts";
import { type RoundRobin, roundRobin } from "../faults/roundRobin.ts";
import { SIGNING_KEY } from "../faults/wholeProvider.ts";
import { inParts } from "./rush/many.ts";
import { plantRush, PRICE, rushStores, TABLES } from "./rush/rushStores.ts";
import type { Figure } from "./table.ts";

const COUNTS = [1, 2, 4];
const STORES = 20;
const GUESTS = 200;
/** Requests under way at once. */
const AT_ONCE = 16;
const MILLISECONDS = 4_000;
const WARM_UP = 1_000;

/**
 * What one, two and four processes on one PostgreSQL answer in a second behind a proxy that asks them in turn, directly
 * and by PgBouncer in transaction mode, and whether they keep the contract so.
 */
export async function processes(): Promise<Figure[]> {
  const limit = AbortSignal.timeout(600_000);
  const [programs, bouncer] = [findPostgres(), await ensurePgBouncer(limit)];
  if (programs === undefined) throw new Error("There is no PostgreSQL here: install version 15 or newer.");
  const postgres = await startPostgres(programs, limit);
  const proxy = await roundRobin();
  try {
    const figures: Figure[] = [];
    for (const count of COUNTS) {
      figures.push(...(await figuresOf(proxy, postgres.url, count, null)));
      if (bouncer !== undefined) figures.push(...(await figuresOf(proxy, postgres.url, count, bouncer)));
    }
    return figures;
  } finally {
    await proxy.close();
    await postgres.stop();
  }
}

async function figuresOf(
  proxy: RoundRobin,
  server: string,
  count: number,
  bouncer: string | null,
): Promise<Figure[]> {
  const copy = await postgresCopy(server, { isSeeded: true, now: new Date() });
  await prepare(copy.url);
  const pooler =
    bouncer === null ? null : await startPgBouncer(bouncer, copy.url, AbortSignal.timeout(60_000));
  const environment = {
    DATABASE_URL: pooler?.url ?? copy.url,
    ...(pooler !== null && { DATABASE_LISTEN_URL: copy.url }),
    NOREN_REGISTRATIONS_A_MINUTE: "100000",
    NOREN_TRUST_PROXY: "1",
  };
  const programs = await Promise.all(
    Array.from({ length: count }, () => startProgram("tests/faults/server.ts", environment)),
  );
  try {
    proxy.lead(programs.map(({ base }) => base));
    const rates = await ratesAt(proxy.base);
    const breaches = await breachesAt(proxy.base);
    const name = `${count} ${count === 1 ? "process" : "processes"}${pooler === null ? "" : " by PgBouncer"}`;
    return [
      ...Object.entries(rates).map(([what, value]) => ({
        name: `${name}: ${what}`,
        value,
        unit: "a second",
      })),
      { name: `${name}: breaches of the contract`, value: breaches, unit: "", most: 0 },
    ];
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
    await pooler?.stop();
    await copy.drop();
  }
}

/** Stores to order from, and for whoever comes by a pooler the time limits that docs/operating.md has set. */
async function prepare(url: string): Promise<void> {
  const { db, close } = await openPostgres(url, 2);
  await plantRush(db, STORES);
  for (const [name, milliseconds] of Object.entries(TIME_LIMITS))
    await db.execute(
      sql.raw(`alter database ${new URL(url).pathname.slice(1)} set ${name} = ${milliseconds}`),
    );
  await close();
}

async function ratesAt(base: string): Promise<Readonly<Record<string, number>>> {
  const guests = await inParts(GUESTS, 20, (count) => visitors(base, count));
  let turn = 0;
  const placeOne = async () => {
    turn += 1;
    const store_id = rushStores(STORES)[turn % STORES] ?? "";
    const table = `${store_id}-T${1 + (Math.floor(turn / STORES) % TABLES)}`;
    const each = attempt(guests[turn % GUESTS] as User, [piece(`${store_id}-dish1`, PRICE)], table);
    const { code } = await order(base, each);
    if (code !== Code.success) throw new Error(`An order is refused with ${code}`);
  };
  const menu = { store_id: "rush1", goods_show_type: GoodsShowType.dineIn };
  return {
    livez: await rateOf(() => fetch(`${base}/livez`).then((answer) => answer.text())),
    goodlist: await rateOf(() => taken(send(base, goodList, menu))),
    createorder: await rateOf(placeOne),
  };
}

async function rateOf(ask: () => Promise<unknown>): Promise<number> {
  const asking = async (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    let answers = 0;
    const one = async () => {
      for (; performance.now() < end; answers += 1) await ask();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    return answers;
  };
  await asking(WARM_UP);
  const began = performance.now();
  return ((await asking(MILLISECONDS)) / (performance.now() - began)) * 1_000;
}

async function breachesAt(base: string): Promise<number> {
  const table_id = signTable({ store_id: "ramen", table_id: "ramen-A1", epoch: 1 }, SIGNING_KEY);
  const fetchFrom = (path: string, init: RequestInit) => fetch(`${base}${path}`, init);
  const rows = await conformance(fetchFrom, { calls: allCalls, store_id: "ramen", table_id });
  return rows.reduce((sum, row) => sum + row.breaches.length, 0);
}
