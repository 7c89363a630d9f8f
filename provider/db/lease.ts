import { and, eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { leases } from "./tables/leases.ts";

export interface Lease {
  readonly name: string;
  /** This process, by a name that no other has. */
  readonly holder: string;
  /** Milliseconds until it ends by itself. */
  readonly span: number;
}

/** Takes or prolongs a lease by this machine's clock; false while another holds it. */
export async function takeLease(db: Database, { name, holder, span }: Lease): Promise<boolean> {
  const now = Date.now();
  const until = new Date(now + span);
  const taken = await db
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, until },
      setWhere: sql`${leases.holder} = ${holder} or ${leases.until} < ${new Date(now).toISOString()}`,
    })
    .returning({ name: leases.name });
  return taken.length > 0;
}

export async function endLease(db: Database, { name, holder }: Lease): Promise<void> {
  await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)));
}
