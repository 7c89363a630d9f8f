import { and, asc, desc, eq, inArray } from "drizzle-orm";
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
export async function placeOf(
  asking: Pick<Asking, "address" | "db" | "device" | "parts" | "store_id" | "table_id">,
): Promise<Place> {
  const { address, db, device, parts, store_id, table_id: tableId } = asking;
  if (device !== null && (await isKnown(db, device))) return { kind: "device", name: device };
  const atAddress = { kind: "address", name: address } as const;
  if (store_id === undefined || tableId === undefined) return atAddress;
  const link = readTable({ store_id, tableId }, parts.signingKey);
  if (link === null || link.epoch === null) return atAddress;
  const { epoch, table_id } = link;
  const isThis = and(eq(tables.store_id, store_id), eq(tables.id, table_id), eq(tables.epoch, epoch));
  const [row] = await db.select({ id: tables.id }).from(tables).where(isThis);
  return row === undefined ? atAddress : { kind: "table", name: row.id };
}

/** Whether any member has signed in from this browser. */
async function isKnown(db: Database, device: string): Promise<boolean> {
  const isThis = eq(knownDevices.device_hash, device);
  const [known] = await db.select({ uid: knownDevices.uid }).from(knownDevices).where(isThis).limit(1);
  return known !== undefined;
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
