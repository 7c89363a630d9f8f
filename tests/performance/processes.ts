import { sql } from "drizzle-orm";
import type { User } from "#contract/member.ts";
import { goodList } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { allCalls } from "#contract/registry.ts";
import { openPostgres, TIME_LIMITS } from "#provider/db/open.ts";
import { limits } from "#provider/db/tables/members.ts";
import { signTable } from "#provider/server/signing.ts";
import { taken } from "#provider/testing/guest.ts";
import { postgresCopy } from "#provider/testing/testDatabase.ts";
import { findPostgres } from "../../.ci/services/findPostgres.ts";
import { ensurePgBouncer, startPgBouncer } from "../../.ci/services/pgBouncer.ts";
import { startPostgres } from "../../.ci/services/postgres.ts";
import { conformance } from "../conformance/suite.ts";
import { attempt, order, piece, send, visitors } from "../faults/customers.ts";
import { type Program, startProgram } from "../faults/program.ts";
import { type RoundRobin, roundRobin } from "../faults/roundRobin.ts";
import { SIGNING_KEY } from "../faults/wholeProvider.ts";
import { median } from "./median.ts";
import { inParts } from "./rush/many.ts";
import { plantRush, PRICE, rushStores, TABLES } from "./rush/rushStores.ts";
import type { Figure } from "./table.ts";

const COUNTS = [1, 2, 4];
const STORES = 20;
const GUESTS = 200;
/** Requests under way at once. */
const AT_ONCE = 16;
/** Each is measured so many times, all in turn, so that what else the machine does falls on all alike. */
const TURNS = 5;
const MILLISECONDS = 1_000;

/**
 * What one, two and four processes on one PostgreSQL answer in a second behind a proxy that asks them in turn, directly
 * and by PgBouncer in transaction mode, and whether they keep the contract so.
 */
export async function processes(): Promise<Figure[]> {
  const limit = AbortSignal.timeout(600_000);
  const [installed, bouncer] = [findPostgres(), await ensurePgBouncer(limit)];
  if (installed === undefined) throw new Error("There is no PostgreSQL here: install version 15 or newer.");
  const postgres = await startPostgres(installed, limit);
  const copy = await postgresCopy(postgres.url, { isSeeded: true, now: new Date() });
  await prepare(copy.url);
  const pooler = bouncer === undefined ? null : await startPgBouncer(bouncer, copy.url, limit);
  const proxy = await roundRobin();
  const started: Program[] = [];
  try {
    const ways = [
      { way: "", environment: { DATABASE_URL: copy.url } },
      ...(pooler === null
        ? []
        : [
            {
              way: " by PgBouncer",
              environment: { DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: copy.url },
            },
          ]),
    ];
    const settings: Setting[] = [];
    for (const { environment, way } of ways) {
      const all = await Promise.all(Array.from({ length: Math.max(...COUNTS) }, () => start(environment)));
      started.push(...all);
      for (const count of COUNTS) {
        const name = `${count} ${count === 1 ? "process" : "processes"}${way}`;
        settings.push({ name, programs: all.slice(0, count) });
      }
    }
    const rates = await ratesOf(proxy, settings);
    const breaches: Figure[] = [];
    for (const { name, programs } of settings) {
      leadTo(proxy, programs);
      // All that come from one address are soon too many.
      await clearLimits(copy.url);
      const value = await breachesAt(proxy.base);
      breaches.push({ name: `${name}: breaches of the contract`, value, unit: "", most: 0 });
    }
    return [...rates, ...breaches];
  } finally {
    await Promise.all(started.map((program) => program.stop()));
    await proxy.close();
    await pooler?.stop();
    await postgres.stop();
  }
}

/** Processes that are asked together. */
interface Setting {
  readonly name: string;
  readonly programs: readonly Program[];
}

const start = (environment: Readonly<Record<string, string>>): Promise<Program> =>
  startProgram("tests/faults/server.ts", {
    ...environment,
    NOREN_REGISTRATIONS_A_MINUTE: "100000",
    NOREN_TRUST_PROXY: "1",
  });

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

const leadTo = (proxy: RoundRobin, programs: readonly Program[]) =>
  proxy.lead(programs.map(({ base }) => base));

/** Of each setting what half of its turns are above, and the processor time that an answer costs its processes. */
async function ratesOf(proxy: RoundRobin, settings: readonly Setting[]): Promise<Figure[]> {
  leadTo(proxy, settings[0]?.programs ?? []);
  const asks = Object.entries(await asksAt(proxy.base));
  const turns = new Map<string, Load[]>();
  for (let turn = 0; turn <= TURNS; turn += 1)
    for (const { name, programs } of settings)
      for (const [what, ask] of asks) {
        leadTo(proxy, programs);
        const load = await loadOf(ask, programs);
        // The first turn warms up.
        const known = turns.get(`${name}: ${what}`) ?? [];
        if (turn > 0) turns.set(`${name}: ${what}`, [...known, load]);
      }
  return [...turns].map(([name, loads]) => ({
    name,
    value: median(loads.map(({ rate }) => rate)),
    unit: "a second",
    note: `${median(loads.map(({ cost }) => cost)).toFixed(2)} ms of a processor each`,
  }));
}

/** Answers in a second, and milliseconds of a processor that each took of the processes. */
interface Load {
  readonly rate: number;
  readonly cost: number;
}

async function asksAt(base: string): Promise<Readonly<Record<string, () => Promise<unknown>>>> {
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
    livez: () => fetch(`${base}/livez`).then((answer) => answer.text()),
    goodlist: () => taken(send(base, goodList, menu)),
    createorder: placeOne,
  };
}

async function loadOf(ask: () => Promise<unknown>, programs: readonly Program[]): Promise<Load> {
  const used = async () => {
    const all = await Promise.all(programs.map(({ usage }) => usage()));
    return all.reduce((sum, { system, user }) => sum + system + user, 0) / 1_000;
  };
  const before = await used();
  const began = performance.now();
  const end = began + MILLISECONDS;
  let answers = 0;
  const one = async () => {
    for (; performance.now() < end; answers += 1) await ask();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const rate = (answers / (performance.now() - began)) * 1_000;
  return { rate, cost: ((await used()) - before) / answers };
}

async function clearLimits(url: string): Promise<void> {
  const { db, close } = await openPostgres(url, 1);
  await db.delete(limits);
  await close();
}

async function breachesAt(base: string): Promise<number> {
  const table_id = signTable({ store_id: "ramen", table_id: "ramen-A1", epoch: 1 }, SIGNING_KEY);
  const fetchFrom = (path: string, init: RequestInit) => fetch(`${base}${path}`, init);
  const rows = await conformance(fetchFrom, { calls: allCalls, store_id: "ramen", table_id });
  return rows.reduce((sum, row) => sum + row.breaches.length, 0);
}
