import { and, eq, sql } from "drizzle-orm";
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
export async function takeLease(db: Database, lease: Lease): Promise<boolean> {
  const taken = await leaseQuery(db, lease);
  return taken.length > 0;
}

/** The same as a query, which answers with a row where it is taken; `where` it is not even tried otherwise. */
export function leaseQuery(db: Database, { name, holder, span }: Lease, where = sql``) {
  const until = sql`clock_timestamp() + ${span}::integer * interval '1 millisecond'`;
  return db
    .insert(leases)
    .select(sql`select ${name}::text, ${holder}::text, ${until} ${where}`)
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, until },
      setWhere: sql`${leases.holder} = ${holder} or ${leases.until} < clock_timestamp()`,
    })
    .returning({ name: leases.name });
}

export async function endLease(db: Database, { name, holder }: Lease): Promise<void> {
  await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)));
}
