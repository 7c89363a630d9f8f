import { and, asc, eq, exists, isNotNull, isNull, notLike, or } from "drizzle-orm";
import type { PinHolder, Tablet } from "#contract/calls/desk/door.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { deskSessions, deskTablets, staff, staffDevices, staffStores } from "#provider/db/tables/staff.ts";
import type { Settings } from "#provider/operations/settings.ts";
import { tokenHash } from "#provider/server/calls/session.ts";
import type { Parts } from "#provider/server/context.ts";
import { isSigned, sign } from "#provider/server/signing.ts";
import { DEMO_STAFF, storeNames } from "./accounts.ts";
import { demoPinHolders } from "./demoStaff.ts";
import type { TabletRow } from "./deskSession.ts";

/** Names a shared tablet, for good. */
export const TABLET_COOKIE = "noren_desk_tablet";
const PURPOSE = "desk tablet";
const TOKEN_BYTES = 24;

/** A cookie's value for a new tablet, and the hash of it that is kept. */
export function newTabletToken({ random, signingKey }: Pick<Parts, "random" | "signingKey">): {
  value: string;
  token_hash: string;
} {
  const token = random(TOKEN_BYTES);
  return { value: `${token}.${sign(signingKey, PURPOSE, token)}`, token_hash: tokenHash(token) };
}

/** The shared tablet that a cookie names; null for one that we never named, or that was ended. */
export async function findTablet(
  value: string | undefined,
  { db, signingKey }: Pick<Parts, "db" | "signingKey">,
): Promise<TabletRow | null> {
  const [token = "", signature = ""] = value?.split(".") ?? [];
  if (token === "" || !isSigned(signingKey, PURPOSE, token, signature)) return null;
  const own = and(eq(deskTablets.token_hash, tokenHash(token)), isNull(deskTablets.ended_at));
  return (await db.select().from(deskTablets).where(own))[0] ?? null;
}

/** Notes that a tablet was used. */
export async function noteTablet(db: Database, { id }: TabletRow, now: Date): Promise<void> {
  await db.update(deskTablets).set({ seen_at: now }).where(eq(deskTablets.id, id));
}

/** Takes a tablet from its store: whoever is signed in there is signed out, and no account knows it any more. */
export async function endTabletNow(db: Database, { device_id, id }: TabletRow, now: Date): Promise<void> {
  await db.update(deskTablets).set({ ended_at: now }).where(eq(deskTablets.id, id));
  const there = or(eq(deskSessions.tablet_id, id), eq(deskSessions.device_id, device_id));
  await db
    .update(deskSessions)
    .set({ ended_at: now })
    .where(and(there, isNull(deskSessions.ended_at)));
  await db.delete(staffDevices).where(eq(staffDevices.device_id, device_id));
}

/** A tablet as its own screens show it. */
export async function presentTablet(
  { id, name, store_id }: TabletRow,
  { db, language }: { readonly db: Database; readonly language: WireLanguage },
): Promise<Tablet> {
  const [store = { store_id, name: store_id }] = await storeNames(db, [store_id], language);
  return { tablet_id: id, name, store };
}

/** The staff of a store who have a PIN, by name; of a demo its own staff too, who are nobody elsewhere. */
export async function pinHolders(
  db: Database,
  store_id: string,
  { hasDemo }: Pick<Settings, "hasDemo">,
): Promise<PinHolder[]> {
  const given = db
    .select({ id: staffStores.staff_id })
    .from(staffStores)
    .where(and(eq(staffStores.staff_id, staff.id), eq(staffStores.store_id, store_id)));
  const rows = await db
    .select({ staff_id: staff.id, name: staff.name, role: staff.role })
    .from(staff)
    .where(
      and(
        isNotNull(staff.pin_hash),
        isNull(staff.left_at),
        notLike(staff.id, `${DEMO_STAFF}%`),
        or(eq(staff.role, "owner"), exists(given)),
      ),
    )
    .orderBy(asc(staff.name), asc(staff.id));
  return [...rows.map((row) => ({ ...row, demo_pin: null })), ...(hasDemo ? demoPinHolders : [])];
}
