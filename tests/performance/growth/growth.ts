import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#provider/db/database.ts";
import { openPostgres } from "#provider/db/open.ts";
import { testProvider } from "#provider/testing/provider.ts";
import { median } from "../median.ts";
import type { Figure } from "../table.ts";
import { everythingAsked } from "./asked.ts";
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
export interface Cost {
  /** Of half of them. */
  readonly milliseconds: number;
  /** Blocks of 8 kB that the database looks at. */
  readonly blocks: number;
}

/** Every read call, list, sweep and the placing of an order: their time with `scale` of the full size to that with a hundredth. */
export async function growth(scale: number): Promise<Figure[]> {
  const server = await growingServer();
  try {
    const costs = async (name: string, part: number) => {
      const url = await emptyDatabase(server.url, name);
      console.log(`Growing ${name}`);
      await grow(url, { size: sizeAt(part), seed: 1, until: LUNCH });
      return costsOn(url);
    };
    const few = await costs("noren_grow_few", FEW);
    return compared(few, await costs("noren_grow_many", scale));
  } finally {
    await server.stop();
  }
}

/** What everything costs on a database that `grow` has filled until `LUNCH`. */
export async function costsOn(url: string, turns = TURNS): Promise<ReadonlyMap<string, Cost>> {
  const { close, db } = await openPostgres(url, 4);
  await db.execute(sql`create extension if not exists pg_stat_statements`);
  const provider = await testProvider({ database: { db, kind: "postgresql", close }, now: LUNCH });
  try {
    const costs = new Map<string, Cost>();
    for (const { ask, name } of [...(await everythingAsked(provider)), ...everySweep(provider)]) {
      for (let turn = 0; turn < WARM_UP; turn += 1) await ask();
      const before = await blocksSoFar(db);
      const times: number[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        const began = performance.now();
        await ask();
        times.push(performance.now() - began);
      }
      costs.set(name, { milliseconds: median(times), blocks: ((await blocksSoFar(db)) - before) / turns });
    }
    return costs;
  } finally {
    await provider.close();
  }
}

const Counted = z.object({ rows: z.tuple([z.object({ blocks: z.number() })]) });

async function blocksSoFar(db: Database): Promise<number> {
  const { rows } = Counted.parse(
    await db.execute(sql`select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as blocks
      from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())`),
  );
  return rows[0].blocks;
}

/** Ratios of time, with their bar, and of the blocks that were looked at. */
export function compared(few: ReadonlyMap<string, Cost>, many: ReadonlyMap<string, Cost>): Figure[] {
  return [...many].flatMap(([name, { blocks, milliseconds }]) => {
    const less = few.get(name);
    if (less === undefined) return [];
    return [
      {
        name,
        value: Math.max(UNHEARD, milliseconds) / Math.max(UNHEARD, less.milliseconds),
        unit: "×",
        most: MOST,
      },
      { name: `${name}, blocks`, value: blocks / Math.max(1, less.blocks), unit: "×" },
    ];
  });
}
