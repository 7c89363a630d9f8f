import type { User } from "#contract/member.ts";
import * as Code from "#contract/codes.ts";
import { findPostgres } from "../../.ci/services/findPostgres.ts";
import { startPostgres } from "../../.ci/services/postgres.ts";
import { attempt, order, piece, visitors } from "../faults/customers.ts";
import { faultsDatabase } from "../faults/faultsDatabase.ts";
import { type Program, startProgram } from "../faults/program.ts";
import { median } from "./median.ts";
import { inParts } from "./rush/many.ts";
import { plantRush, PRICE, rushStores, TABLES } from "./rush/rushStores.ts";
import type { Figure } from "./table.ts";

const STORES = 20;
const GUESTS = 200;
/** Orders under way at once. */
const AT_ONCE = 8;
/** Each is measured so many times, all in turn, so that what else the machine does falls on all alike. */
const TURNS = 5;
const MILLISECONDS = 1_500;

/** Orders a second at one table and at 200, on the embedded database and, where it is found, on PostgreSQL. */
export async function orderRates(): Promise<Figure[]> {
  const installed = findPostgres();
  const postgres =
    installed === undefined ? null : await startPostgres(installed, AbortSignal.timeout(60_000));
  const servers = [await serverOn("embedded", "")];
  try {
    if (postgres !== null) servers.push(await serverOn("PostgreSQL", postgres.url));
    const rates = new Map<string, number[]>();
    for (let turn = 0; turn <= TURNS; turn += 1)
      for (const { kind, ways } of servers)
        for (const [way, place] of Object.entries(ways)) {
          const name = `createorder, ${way} (${kind})`;
          const rate = await rateOf(place);
          // The first turn warms up.
          if (turn > 0) rates.set(name, [...(rates.get(name) ?? []), rate]);
        }
    return [...rates].map(([name, each]) => ({ name, value: median(each), unit: "a second" }));
  } finally {
    for (const { stop } of servers) await stop();
    await postgres?.stop();
  }
}

/** A provider on a database of its own, and the ways in which orders are placed there. */
async function serverOn(kind: string, url: string) {
  const database = await faultsDatabase(url);
  await database.look((db) => plantRush(db, STORES));
  const program = await startProgram("tests/faults/server.ts", {
    ...database.environment,
    NOREN_REGISTRATIONS_A_MINUTE: "100000",
  });
  const stop = async () => {
    await program.stop();
    await database.remove();
  };
  return { kind, ways: await waysAt(program), stop };
}

async function waysAt({ base }: Program) {
  const guests = await inParts(GUESTS, 20, (count) => visitors(base, count));
  const stores = rushStores(STORES);
  const tables = Array.from(
    { length: STORES * TABLES },
    (_, index) => `${stores[index % STORES]}-T${1 + Math.floor(index / STORES)}`,
  );
  let turn = 0;
  const placeAt = async (among: readonly string[]) => {
    turn += 1;
    const table = among[turn % among.length] ?? "";
    const [store_id = ""] = table.split("-");
    const each = attempt(guests[turn % GUESTS] as User, [piece(`${store_id}-dish1`, PRICE)], table);
    const { code } = await order(base, each);
    if (code !== Code.success) throw new Error(`An order is refused with ${code}`);
  };
  const [first = "", ...others] = tables;
  return { "one table": () => placeAt([first]), [`${others.length} tables`]: () => placeAt(others) };
}

async function rateOf(place: () => Promise<void>): Promise<number> {
  const began = performance.now();
  const end = began + MILLISECONDS;
  let placed = 0;
  const one = async () => {
    for (; performance.now() < end; placed += 1) await place();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return (placed / (performance.now() - began)) * 1_000;
}
