import type { Client } from "pg";

/** This database is not one to be filled with what is made up. */
export class NotForGrowth extends Error {
  override name = "NotForGrowth";
}

/** Tables whose rows somebody may need. */
const OF_VALUE = ["stores", "members", "orders", "payments", "ledger_transfers"];

/**
 * @throws NotForGrowth unless the database is called for this, by a name with "grow" in it, and holds no store, member,
 * order or payment
 */
export async function refuseWhatIsOfValue(client: Client): Promise<void> {
  const named = await client.query<{ name: string }>("select current_database() as name");
  const name = named.rows[0]?.name ?? "";
  if (!name.includes("grow"))
    throw new NotForGrowth(
      `The database "${name}" is not to be filled: only one whose name has "grow" in it is, such as noren_grow.`,
    );
  for (const table of OF_VALUE) {
    const isThere = await client.query<{ found: string | null }>("select to_regclass($1) as found", [table]);
    if (isThere.rows[0]?.found == null) continue;
    const { rowCount } = await client.query(`select 1 from "${table}" limit 1`);
    if (rowCount !== 0)
      throw new NotForGrowth(
        `The database "${name}" holds ${table} already, which stay as they are: make a new one (createdb noren_grow).`,
      );
  }
}
