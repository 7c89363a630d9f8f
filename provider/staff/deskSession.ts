import { and, eq, getTableColumns, gt, isNull } from "drizzle-orm";
import type { Context } from "hono";
import type { Database } from "#provider/db/database.ts";
import { deskSessions, staff, staffDevices } from "#provider/db/tables/staff.ts";
import type { Settings } from "#provider/operations/settings.ts";
import type { Parts } from "#provider/server/context.ts";
import { tokenHash } from "#provider/server/calls/session.ts";
import { clientOrigin } from "#provider/server/origins.ts";
import { isSigned, sign } from "#provider/server/signing.ts";
import { DEMO_STAFF, memberColumns, memberOf, type StaffMember } from "./accounts.ts";

/** Hours that a desk stays open without signing in anew: a long working day. */
const HOURS = 16;
const TOKEN_BYTES = 24;
const DEVICE = "desk device";
/** Milliseconds between two notes of when somebody was last seen. */
const SEEN_EVERY = 300_000;

export const DESK_COOKIE = "noren_desk";
/** Names a browser that the desk was opened on once, so that strangers' guesses do not hold it up. */
export const DEVICE_COOKIE = "noren_desk_device";

/** Somebody who has signed in at the desk. */
export interface Signed {
  readonly staff: StaffMember;
  readonly device_id: string;
  readonly token_hash: string;
}

/** A browser, by the cookie that we signed and by what it calls itself. */
export interface Browser {
  readonly id: string;
  readonly label: string;
}

/**
 * Opens a session, on a browser that is known to the account from now on: the cookie's value, of which a hash alone is
 * kept, and its life in seconds.
 */
export async function openDeskSession(
  db: Database,
  { staff_id, browser, now }: { staff_id: string; browser: Browser; now: Date },
  random: Parts["random"],
): Promise<{ value: string; maxAge: number }> {
  const value = random(TOKEN_BYTES);
  const maxAge = HOURS * 3_600;
  await db.insert(deskSessions).values({
    token_hash: tokenHash(value),
    staff_id,
    device_id: browser.id,
    created_at: now,
    expires_at: new Date(now.getTime() + maxAge * 1_000),
  });
  await db
    .insert(staffDevices)
    .values({ staff_id, device_id: browser.id, label: browser.label, first_at: now, seen_at: now })
    .onConflictDoUpdate({
      target: [staffDevices.staff_id, staffDevices.device_id],
      set: { label: browser.label, seen_at: now },
    });
  await db.update(staff).set({ seen_at: now }).where(eq(staff.id, staff_id));
  return { value, maxAge };
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
  );
  // One statement: whoever follows a board is looked for every second.
  const [found] = await db
    .select({ session: getTableColumns(deskSessions), member: memberColumns })
    .from(deskSessions)
    .innerJoin(staff, eq(staff.id, deskSessions.staff_id))
    .where(isOpen);
  if (found === undefined) return null;
  const { device_id, staff_id, token_hash } = found.session;
  if (staff_id.startsWith(DEMO_STAFF) && !settings.hasDemo) return null;
  const member = memberOf(found.member);
  if (member.seen_at === null || now.getTime() - member.seen_at.getTime() > SEEN_EVERY)
    await noteSeen(db, found.session, now);
  return { staff: member, device_id, token_hash };
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
