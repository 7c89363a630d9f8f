import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { knownDevices } from "#provider/db/tables/members.ts";
import { tables } from "#provider/db/tables/stores.ts";
import type { Caller, Context } from "#provider/server/context.ts";
import { readTable } from "#provider/server/signing.ts";

/** What a request says of who makes it. */
export interface Asking extends Pick<Context, "address" | "db" | "device" | "now" | "store_id" | "table_id"> {
  readonly caller: Caller | null;
  readonly parts: Pick<Context["parts"], "signingKey">;
}

/**
 * Where tries are counted of whom the account does not know: at a browser that some member has signed in from, at a table
 * whose signed code they hold, else at their network address.
 */
export interface Place {
  readonly kind: "device" | "table" | "address";
  readonly name: string;
}

/**
 * The name by which an account knows who is asking: its own open session, or a browser that it has signed in from before.
 * Null for a stranger. Nobody else's tries count for who is known.
 */
export async function knownAs(
  uid: string | null,
  { caller, db, device }: Pick<Asking, "caller" | "db" | "device">,
): Promise<string | null> {
  if (uid === null) return null;
  if (caller?.uid === uid) return `session of ${uid}`;
  if (device === null) return null;
  const isOwn = and(eq(knownDevices.uid, uid), eq(knownDevices.device_hash, device));
  const [known] = await db.select({ uid: knownDevices.uid }).from(knownDevices).where(isOwn);
  return known === undefined ? null : `${device} of ${uid}`;
}

/** Where somebody is, as nearly as is known: who shares a Wi-Fi with a stranger shares no count with them. */
export async function placeOf(asking: Placed & Pick<Asking, "db">): Promise<Place> {
  const [found] = await asking.db.select({ kind: kindOf(asking) }).from(sql`(select 1) as one`);
  if (found?.kind === "device" && asking.device !== null) return { kind: "device", name: asking.device };
  const at = found?.kind === "table" ? tableOf(asking) : null;
  return at === null ? { kind: "address", name: asking.address } : { kind: "table", name: at.table_id };
}

type Placed = Pick<Asking, "address" | "device" | "parts" | "store_id" | "table_id">;

/** What tries at such a place are counted by: a value for the statement that counts them. */
export function subjectOf(asking: Placed): SQL<string> {
  return sql<string>`case ${kindOf(asking)}
    when 'device' then ${`device ${asking.device}`} when 'table' then ${`table ${tableOf(asking)?.table_id}`}
    else ${asking.address} end`;
}

/** Which of the places it is, as the database knows it. */
function kindOf(asking: Placed): SQL<Place["kind"]> {
  const { device } = asking;
  const at = tableOf(asking);
  const isKnown =
    device === null
      ? sql`false`
      : sql`exists (select 1 from ${knownDevices} where ${eq(knownDevices.device_hash, device)})`;
  const isAtTable =
    at === null
      ? sql`false`
      : sql`exists (select 1 from ${tables} where ${and(
          eq(tables.store_id, at.store_id),
          eq(tables.id, at.table_id),
          eq(tables.epoch, at.epoch),
        )})`;
  return sql`case when ${isKnown} then 'device' when ${isAtTable} then 'table' else 'address' end`;
}

/** The table whose signed code somebody holds; whether it is of today's cards is for the database to say. */
function tableOf({ parts, store_id, table_id: tableId }: Placed) {
  if (store_id === undefined || tableId === undefined) return null;
  const link = readTable({ store_id, tableId }, parts.signingKey);
  if (link === null || link.epoch === null) return null;
  return { store_id, table_id: link.table_id, epoch: link.epoch };
}

/** Browsers that an account knows at most: nobody makes themselves places by the thousand. */
const MOST_DEVICES = 10;

/** Remembers that a member signed in from this browser, or goes on there. */
export async function rememberDevice(
  db: Database,
  uid: string,
  { device, now }: Pick<Asking, "device" | "now">,
): Promise<void> {
  if (device === null) return;
  await db
    .insert(knownDevices)
    .values({ uid, device_hash: device, used_at: now })
    .onConflictDoUpdate({
      target: [knownDevices.uid, knownDevices.device_hash],
      set: { used_at: now },
    });
  const older = await db
    .select({ device_hash: knownDevices.device_hash })
    .from(knownDevices)
    .where(eq(knownDevices.uid, uid))
    .orderBy(desc(knownDevices.used_at), asc(knownDevices.device_hash))
    .offset(MOST_DEVICES);
  const gone = older.map(({ device_hash }) => device_hash).filter((hash) => hash !== device);
  if (gone.length === 0) return;
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.uid, uid), inArray(knownDevices.device_hash, gone)));
}
