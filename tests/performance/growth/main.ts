// npm run grow -- [--scale 0.01] [--stores N] [--goods N] [--members N] [--orders N] [--days N] [--seed N] [--until TIME]
import { once } from "node:events";
import { parseArgs } from "node:util";
import { grow } from "./grow.ts";
import { NotForGrowth } from "./guard.ts";
import { emptyDatabase, growingServer } from "./ownServer.ts";
import { sizeAt } from "./size.ts";

const usage = `Fills an empty PostgreSQL database with stores, members and two years of orders, to see what growth does.

  npm run grow -- [--scale 0.01] [--stores N] [--goods N] [--members N] [--orders N] [--days N] [--seed N] [--until TIME]

The database is that of DATABASE_URL, whose name must have "grow" in it; without one, a server of its own is started,
which lasts until Ctrl-C. At scale 1 there are 5,000 stores and 2,000,000 orders. Nothing is ever overwritten.`;

const option = { type: "string" } as const;

/** What was typed cannot be used. */
class BadArguments extends Error {}

function readArguments() {
  const counts = { stores: option, goods: option, members: option, orders: option, days: option };
  const { values } = parseArgs({ options: { ...counts, scale: option, seed: option, until: option } });
  const number = (name: keyof typeof values, usual: number, least: number) => {
    const value = Number(values[name] ?? usual);
    if (!(value >= least)) throw new BadArguments(`--${name} should be a number from ${least} on.`);
    return value;
  };
  const usual = sizeAt(number("scale", 0.01, 0.0002));
  const until = values.until === undefined ? new Date() : new Date(values.until);
  if (Number.isNaN(until.getTime()))
    throw new BadArguments("--until should be a time, such as 2026-11-21T03:30Z.");
  const size = {
    stores: number("stores", usual.stores, 1),
    goods: number("goods", usual.goods, 1),
    members: number("members", usual.members, 1),
    orders: number("orders", usual.orders, 1),
    days: number("days", usual.days, 1),
  };
  return { size, seed: number("seed", 1, 0), until };
}

try {
  const growth = { ...readArguments(), told: (line: string) => console.log(line) };
  const given = process.env["DATABASE_URL"];
  if (given) await grow(given, growth);
  else {
    const server = await growingServer();
    try {
      const url = await emptyDatabase(server.url, "noren_grow");
      await grow(url, growth);
      console.log(`It is at ${url} until Ctrl-C.`);
      // A listener keeps no process alive.
      const waiting = setInterval(() => undefined, 60_000);
      await once(process, "SIGINT");
      clearInterval(waiting);
    } finally {
      await server.stop();
    }
  }
} catch (error) {
  process.exitCode = 1;
  const isMisused = error instanceof BadArguments || (error instanceof TypeError && "code" in error);
  if (isMisused) console.error(`${error.message}\n\n${usage}`);
  else if (error instanceof NotForGrowth) console.error(error.message);
  else throw error;
}
