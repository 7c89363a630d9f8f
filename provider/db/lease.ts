import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { leases } from "./tables/messages.ts";

export interface Lease {
  readonly name: string;
  /** This process, by a name that no other has. */
  readonly holder: string;
  /** Milliseconds until it ends by itself, by the database's clock. */
  readonly span: number;
}

/** Takes or prolongs a lease; false while another holds it. */
export async function takeLease(db: Database, { name, holder, span }: Lease): Promise<boolean> {
  const taken = await leaseQuery(db, sql`select ${name}::text, ${holder}::text, ${untilAfter(span)}`);
  return taken.length > 0;
}

/** So many milliseconds from now on, by the database's clock. */
export const untilAfter = (span: number) =>
  sql`clock_timestamp() + ${span}::integer * interval '1 millisecond'`;

/** Takes or prolongs leases, given as a query for their names, holders and ends; answers with those that are taken. */
export function leaseQuery(db: Database, wanted: SQL) {
  return db
    .insert(leases)
    .select(wanted)
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder: sql`excluded.holder`, until: sql`excluded.until` },
      setWhere: sql`${leases.holder} = excluded.holder or ${leases.until} < clock_timestamp()`,
    })
    .returning({ name: leases.name });
}

export async function endLease(db: Database, { name, holder }: Lease): Promise<void> {
  await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)));
}
