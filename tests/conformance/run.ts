// npm run conformance -- --base URL [--store ID] [--table ID]
import { parseArgs } from "node:util";
import { allCalls } from "#contract/registry.ts";
import { table } from "./report.ts";
import { conformance } from "./suite.ts";
import { NothingToTest } from "./world.ts";

const usage = `Holds a provider to the contract, call by call.

  npm run conformance -- --base URL [--store ID] [--table ID]

  --base   the provider's address, such as http://localhost:5173
  --store  the id of a store whose menu is open ("ramen" of the demo)
  --table  the id of one of its tables ("ramen-A1" of the demo), as its printed card has it: of an id that anyone can
           type, a provider may let few orders wait for the staff

It registers visitors and places orders at that table: never point it at guests.`;

/** What was typed cannot be used. */
class BadArguments extends Error {}

function readArguments() {
  const options = { base: { type: "string" }, store: { type: "string" }, table: { type: "string" } } as const;
  const { base, store = "ramen", table: table_id = `${store}-A1` } = parseArgs({ options }).values;
  if (base === undefined) throw new BadArguments("--base is missing: the address of the provider to test.");
  const url = URL.parse(base);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new BadArguments(`--base should be an address such as http://localhost:5173, not "${base}".`);
  }
  return { base: url.href.replace(/\/$/, ""), store_id: store, table_id };
}

/** Milliseconds in which any provider should have answered. */
const PATIENCE = 30_000;

async function main(): Promise<number> {
  const { base, store_id, table_id } = readArguments();
  const fetchFrom = (path: string, init: RequestInit) =>
    fetch(`${base}${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE) });
  const rows = await conformance(fetchFrom, { calls: allCalls, store_id, table_id });
  console.log(table(rows));
  return rows.some(({ verdict }) => verdict === "breach") ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = 1;
  const isOutOfReach =
    error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");
  const isMisused = error instanceof BadArguments || (error instanceof TypeError && "code" in error);
  if (error instanceof NothingToTest)
    console.error(`${error.message}\nSay which store and table by --store and --table.`);
  else if (isMisused) console.error(`${error.message}\n\n${usage}`);
  else if (isOutOfReach) console.error(`The provider does not answer: ${reasonOf(error)}`);
  else throw error;
}

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
