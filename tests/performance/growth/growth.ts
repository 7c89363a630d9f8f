import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#provider/db/database.ts";
import { openPostgres } from "#provider/db/open.ts";
import { testProvider } from "#provider/testing/provider.ts";
import { median } from "../median.ts";
import type { Figure } from "../table.ts";
import { type Asked, everythingAsked } from "./asked.ts";
import { grow } from "./grow.ts";
import { emptyDatabase, growingServer } from "./ownServer.ts";
import { sizeAt } from "./size.ts";
import { everySweep } from "./sweeps.ts";

/** Saturday, 21 November 2026, half past noon in Japan: lunch. */
export const LUNCH = new Date("2026-11-21T03:30:00Z");
/** The lesser size, as a part of the full one. */
const FEW = 0.01;
/** How much longer anything may take at the full size. */
const MOST = 1.5;
/** Milliseconds below which a clock says nothing of a database. */
const UNHEARD = 2;
const TURNS = 9;
const WARM_UP = 2;

/** What one asking costs. */
interface Cost {
  /** Of half of them. */
  readonly milliseconds: number;
  /** Blocks of 8 kB that the database looks at. */
  readonly blocks: number;
}

/** Every read call, list, sweep and the placing of an order: their time with `scale` of the full size to that with a hundredth. */
export async function growth(scale: number): Promise<Figure[]> {
  const server = await growingServer();
  try {
    const grown = async (name: string, part: number) => {
      const url = await emptyDatabase(server.url, name);
      console.log(`Growing ${name}`);
      await grow(url, { size: sizeAt(part), seed: 1, until: LUNCH });
      return url;
    };
    const few = await grown("noren_grow_few", FEW);
    return await comparedOn(few, await grown("noren_grow_many", scale));
  } finally {
    await server.stop();
  }
}

/**
 * What everything costs on two databases that `grow` has filled until `LUNCH`. They are asked by turns, so that what else
 * the machine does falls on both alike.
 */
async function comparedOn(few: string, many: string): Promise<Figure[]> {
  const [less, more] = [await opened(few), await opened(many)];
  try {
    const others = new Map(more.asked.map((each) => [each.name, each]));
    const figures: Figure[] = [];
    for (const one of less.asked) {
      const other = others.get(one.name);
      if (other === undefined) continue;
      const [a, b] = [meterOf(one, less.db), meterOf(other, more.db)];
      for (let turn = 0; turn < WARM_UP; turn += 1) for (const { ask } of [one, other]) await ask();
      for (const each of [a, b]) await each.begin();
      for (let turn = 0; turn < TURNS; turn += 1) for (const each of [a, b]) await each.turn();
      figures.push(...compared(one.name, await a.cost(), await b.cost()));
    }
    return figures;
  } finally {
    await less.provider.close();
    await more.provider.close();
  }
}

async function opened(url: string) {
  const { close, db } = await openPostgres(url, 4);
  await db.execute(sql`create extension if not exists pg_stat_statements`);
  const provider = await testProvider({ database: { db, kind: "postgresql", close }, now: LUNCH });
  return { db, provider, asked: [...(await everythingAsked(provider)), ...everySweep(provider)] };
}

/** Takes the time of something that is asked of a database, and the blocks that this looks at. */
function meterOf({ ask }: Asked, db: Database) {
  const times: number[] = [];
  let before = 0;
  return {
    async begin() {
      before = await blocksSoFar(db);
    },
    async turn() {
      const began = performance.now();
      await ask();
      times.push(performance.now() - began);
    },
    cost: async (): Promise<Cost> => ({
      milliseconds: median(times),
      blocks: ((await blocksSoFar(db)) - before) / times.length,
    }),
  };
}

const Counted = z.object({ rows: z.tuple([z.object({ blocks: z.number() })]) });

async function blocksSoFar(db: Database): Promise<number> {
  const { rows } = Counted.parse(
    await db.execute(sql`select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as blocks
      from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())`),
  );
  return rows[0].blocks;
}

/** The ratio of the times, with its bar, and of the blocks that were looked at. */
function compared(name: string, few: Cost, many: Cost): Figure[] {
  const value = Math.max(UNHEARD, many.milliseconds) / Math.max(UNHEARD, few.milliseconds);
  const told = ({ blocks, milliseconds }: Cost) =>
    `${milliseconds.toFixed(1)} ms and ${Math.round(blocks)} blocks`;
  const note = `${told(few)}, then ${told(many)}`;
  return [
    { name, value, unit: "×", most: MOST, note },
    { name: `${name}, blocks`, value: many.blocks / Math.max(1, few.blocks), unit: "×" },
  ];
}
