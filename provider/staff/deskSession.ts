import { and, eq, getTableColumns, gt, isNull, or, sql } from "drizzle-orm";
import type { Context } from "hono";
import { PIN_IDLE_SECONDS } from "#contract/calls/desk/tablets.ts";
import type { Standing } from "#domain/staff/rights.ts";
import type { Database } from "#provider/db/database.ts";
import { deskSessions, deskTablets, staff, staffDevices } from "#provider/db/tables/staff.ts";
import type { Settings } from "#provider/operations/settings.ts";
import type { Parts } from "#provider/server/context.ts";
import { tokenHash } from "#provider/server/calls/session.ts";
import { clientOrigin } from "#provider/server/origins.ts";
import { isSigned, sign } from "#provider/server/signing.ts";
import { DEMO_STAFF, hasPinAt, memberColumns, memberOf, type StaffMember } from "./accounts.ts";

/** Hours that a desk stays open without signing in anew: a long working day. */
const HOURS = 16;
const TOKEN_BYTES = 24;
const DEVICE = "desk device";
/** Milliseconds between two notes of when somebody was last seen. */
export const SEEN_EVERY = 300_000;
/** Seconds after the last touch of a shared tablet; the tablet tells of one in half a minute, and locks itself first. */
const PIN_LIFE = PIN_IDLE_SECONDS + 60;

export const DESK_COOKIE = "noren_desk";
/** Names a browser that the desk was opened on once, so that strangers' guesses do not hold it up. */
export const DEVICE_COOKIE = "noren_desk_device";

/** A tablet that is shared by the staff of a store. */
export type TabletRow = typeof deskTablets.$inferSelect;

/** Somebody who has signed in at the desk. */
export interface Signed {
  /** With the tablet's store alone, where they came in by a PIN. */
  readonly staff: StaffMember;
  /** The shared tablet where they came in by a PIN; null: by a password. */
  readonly tablet: TabletRow | null;
  readonly device_id: string;
  readonly token_hash: string;
}

/** What somebody's rights follow from. */
export const standingOf = ({ staff: { role }, tablet }: Pick<Signed, "staff" | "tablet">): Standing => ({
  role,
  isByPin: tablet !== null,
});

/** A browser, by the cookie that we signed and by what it calls itself. */
export interface Browser {
  readonly id: string;
  readonly label: string;
}

/** Who comes in, where and when; by a PIN, at which shared tablet. */
interface Opening {
  readonly staff_id: string;
  readonly browser: Browser;
  readonly tablet_id?: string | null | undefined;
  readonly now: Date;
}

/**
 * Opens a session: the cookie's value, of which a hash alone is kept, and its life in seconds. Its browser is known to the
 * account from now on; not by a PIN, whose session ends soon after the last touch.
 */
export async function openDeskSession(
  db: Database,
  { staff_id, browser, tablet_id = null, now }: Opening,
  random: Parts["random"],
): Promise<{ value: string; maxAge: number }> {
  const value = random(TOKEN_BYTES);
  const maxAge = HOURS * 3_600;
  await db.insert(deskSessions).values({
    token_hash: tokenHash(value),
    staff_id,
    device_id: browser.id,
    tablet_id,
    created_at: now,
    expires_at: new Date(now.getTime() + (tablet_id === null ? maxAge : PIN_LIFE) * 1_000),
  });
  await db.update(staff).set({ seen_at: now }).where(eq(staff.id, staff_id));
  if (tablet_id !== null) return { value, maxAge };
  await db
    .insert(staffDevices)
    .values({ staff_id, device_id: browser.id, label: browser.label, first_at: now, seen_at: now })
    .onConflictDoUpdate({
      target: [staffDevices.staff_id, staffDevices.device_id],
      set: { label: browser.label, seen_at: now },
    });
  return { value, maxAge };
}

/** A shared tablet was touched: the session that a PIN opened goes on, as long as a working day. */
export async function stayOpen(db: Database, { tablet, token_hash }: Signed, now: Date): Promise<void> {
  if (tablet === null) return;
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000).toISOString();
  const last = sql`${deskSessions.created_at} + make_interval(hours => ${HOURS})`;
  const own = and(eq(deskSessions.token_hash, token_hash), gt(deskSessions.expires_at, now));
  await db
    .update(deskSessions)
    .set({ expires_at: sql`least(${last}, ${at(PIN_LIFE)}::timestamptz)` })
    .where(own);
}

/** Who holds a session that is open; null for a cookie that lets nobody in. */
export async function findDeskSession(
  value: string | undefined,
  { clock, db, settings }: Pick<Parts, "clock" | "db" | "settings">,
): Promise<Signed | null> {
  if (value === undefined || value === "") return null;
  const now = clock();
  const isOpen = and(
    eq(deskSessions.token_hash, tokenHash(value)),
    isNull(deskSessions.ended_at),
    gt(deskSessions.expires_at, now),
    isNull(staff.left_at),
    or(isNull(deskSessions.tablet_id), isNull(deskTablets.ended_at)),
  );
  // One statement: whoever follows a board is looked for every second.
  const [found] = await db
    .select({
      session: getTableColumns(deskSessions),
      member: memberColumns,
      tablet: getTableColumns(deskTablets),
    })
    .from(deskSessions)
    .innerJoin(staff, eq(staff.id, deskSessions.staff_id))
    .leftJoin(deskTablets, eq(deskTablets.id, deskSessions.tablet_id))
    .where(isOpen);
  if (found === undefined) return null;
  const { device_id, staff_id, token_hash } = found.session;
  if (staff_id.startsWith(DEMO_STAFF) && !settings.hasDemo) return null;
  const member = memberOf(found.member);
  const { tablet } = found;
  if (tablet !== null && !hasPinAt(member, tablet.store_id)) return null;
  if (member.seen_at === null || now.getTime() - member.seen_at.getTime() > SEEN_EVERY)
    await noteSeen(db, found.session, now);
  return {
    staff: tablet === null ? member : { ...member, store_ids: [tablet.store_id] },
    tablet,
    device_id,
    token_hash,
  };
}

async function noteSeen(
  db: Database,
  { staff_id, device_id }: { readonly staff_id: string; readonly device_id: string },
  now: Date,
): Promise<void> {
  await db.update(staff).set({ seen_at: now }).where(eq(staff.id, staff_id));
  await db
    .update(staffDevices)
    .set({ seen_at: now })
    .where(and(eq(staffDevices.staff_id, staff_id), eq(staffDevices.device_id, device_id)));
}

/** Ends a session, wherever its cookie was copied to. */
export async function endDeskSession(db: Database, { token_hash }: Signed, now: Date): Promise<void> {
  await db.update(deskSessions).set({ ended_at: now }).where(eq(deskSessions.token_hash, token_hash));
}

/** Whether an account was signed in to on a browser before, and not ended there since. */
export async function isKnownDevice(db: Database, staff_id: string, device_id: string): Promise<boolean> {
  const own = and(eq(staffDevices.staff_id, staff_id), eq(staffDevices.device_id, device_id));
  return (await db.select({ id: staffDevices.device_id }).from(staffDevices).where(own)).length > 0;
}

/** A cookie's value for a browser that nobody has named yet. */
export function newDeskDevice(signingKey: string, random: Parts["random"]): string {
  const id = random(TOKEN_BYTES);
  return `${id}.${sign(signingKey, DEVICE, id)}`;
}

/** The browser that a cookie names; null for one that we never named. */
export function readDeskDevice(value: string | undefined, signingKey: string): string | null {
  const [id = "", signature = ""] = value?.split(".") ?? [];
  return id !== "" && isSigned(signingKey, DEVICE, id, signature) ? id : null;
}

/** Whether the browser came by https: it says so itself with a form; a proxy in between may have hidden it from us. */
function isHttps(context: Context, { trustProxy }: Pick<Settings, "trustProxy">): boolean {
  const own = clientOrigin(context.req.raw, { publicOrigin: null, trustProxy });
  return (context.req.header("origin") ?? own).startsWith("https:");
}

/** What every cookie of the desk is set with: no script reads it, no other site sends it. */
export function deskCookie(context: Context, settings: Pick<Settings, "trustProxy">) {
  return { path: "/desk", httpOnly: true, sameSite: "Strict", secure: isHttps(context, settings) } as const;
}

/** Names that browsers and devices go by, each before those that name it as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Line\//, "LINE"],
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPad/, "iPad"],
  [/iPhone/, "iPhone"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/Linux/, "Linux"],
];

/** What a browser calls itself, in two words: "Safari, iPad". */
export function browserLabel(userAgent: string): string {
  const named = [BROWSERS, DEVICES].map((names) => names.find(([mark]) => mark.test(userAgent))?.[1]);
  return named.filter((name) => name !== undefined).join(", ") || userAgent.slice(0, 40) || "?";
}
