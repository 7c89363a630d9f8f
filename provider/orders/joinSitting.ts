import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { sittings } from "#provider/db/tables/stores.ts";
import type { Sitting } from "./presentSitting.ts";

/**
 * The sitting that an order at this table belongs to: the one under way, or a new one, with the order's diners
 * counted. The table's row must be locked, so that two first orders share one sitting.
 */
export async function joinSitting(
  db: Database,
  at: {
    readonly table_id: string;
    readonly sitting: Sitting | null;
    readonly people: number;
    readonly now: Date;
  },
): Promise<string> {
  const { table_id, sitting, people, now } = at;
  if (sitting?.is_under_way) {
    await countDiners(db, sitting.id, people);
    return sitting.id;
  }
  await db
    .update(sittings)
    .set({ closed_at: now })
    .where(and(eq(sittings.table_id, table_id), isNull(sittings.closed_at)));
  const id = randomUUID();
  await db.insert(sittings).values({ id, table_id, people, opened_at: now });
  return id;
}

/** Counts diners into a sitting, or out of it when an order is cancelled. The table's row must be locked. */
export async function countDiners(db: Database, sitting_id: string, people: number): Promise<void> {
  if (people === 0) return;
  await db
    .update(sittings)
    .set({ people: sql`greatest(0, ${sittings.people} + ${people})` })
    .where(eq(sittings.id, sitting_id));
}
