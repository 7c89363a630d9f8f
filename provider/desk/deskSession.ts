import { createHash, timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Context } from "hono";
import type { Database } from "#provider/db/database.ts";
import { deskSessions } from "#provider/db/tables/members.ts";
import type { Settings } from "#provider/operations/settings.ts";
import type { Parts } from "#provider/server/context.ts";
import { clientOrigin } from "#provider/server/origins.ts";
import { isSigned, keyedHash, sign } from "#provider/server/signing.ts";

/** Hours that a desk stays open without signing in anew: a long working day. */
const HOURS = 16;
const TOKEN_BYTES = 24;
const DEVICE = "desk device";

export const DESK_COOKIE = "noren_desk";
/** Names a browser that the desk was opened on once, so that strangers' guesses do not hold it up. */
export const DEVICE_COOKIE = "noren_desk_device";

/** What sessions are opened with. */
export interface DeskLock {
  readonly signingKey: string;
  /** Whoever changes it ends the sessions that were opened by the old one. */
  readonly password: string;
}

interface At {
  readonly lock: DeskLock;
  readonly now: Date;
}

/** Opens a session: the cookie's value, of which a hash alone is kept, its name in the log, and its life in seconds. */
export async function openDeskSession(
  db: Database,
  { lock, now }: At,
  random: Parts["random"],
): Promise<{ value: string; name: string; maxAge: number }> {
  const value = random(TOKEN_BYTES);
  const maxAge = HOURS * 3_600;
  const token_hash = hashOf(value);
  await db.insert(deskSessions).values({
    token_hash,
    password_hash: passwordHash(lock),
    created_at: now,
    expires_at: new Date(now.getTime() + maxAge * 1_000),
  });
  return { value, name: nameOf(token_hash), maxAge };
}

/** The name of a session that is open; null for a cookie that lets nobody in. */
export async function findDeskSession(
  db: Database,
  value: string | undefined,
  { lock, now }: At,
): Promise<string | null> {
  if (value === undefined || value === "") return null;
  const isOpen = and(
    eq(deskSessions.token_hash, hashOf(value)),
    eq(deskSessions.password_hash, passwordHash(lock)),
    isNull(deskSessions.ended_at),
    gt(deskSessions.expires_at, now),
  );
  const [found] = await db.select({ token_hash: deskSessions.token_hash }).from(deskSessions).where(isOpen);
  return found === undefined ? null : nameOf(found.token_hash);
}

/** Ends a session, wherever its cookie was copied to. */
export async function endDeskSession(db: Database, value: string, now: Date): Promise<void> {
  await db
    .update(deskSessions)
    .set({ ended_at: now })
    .where(and(eq(deskSessions.token_hash, hashOf(value)), isNull(deskSessions.ended_at)));
}

/** A cookie's value for a browser that gave the right password. */
export function newDeskDevice(signingKey: string, random: Parts["random"]): string {
  const id = random(TOKEN_BYTES);
  return `${id}.${sign(signingKey, DEVICE, id)}`;
}

/** The browser that a cookie names; null for one that we never named. */
export function readDeskDevice(value: string | undefined, signingKey: string): string | null {
  const [id = "", signature = ""] = value?.split(".") ?? [];
  return id !== "" && isSigned(signingKey, DEVICE, id, signature) ? id : null;
}

/** Compares a password in a time that tells nothing of it. */
export function isPassword(given: string, password: string): boolean {
  return timingSafeEqual(hash(given), hash(password));
}

const hash = (text: string) => createHash("sha256").update(text).digest();
const hashOf = (value: string) => hash(value).toString("base64url");
const nameOf = (tokenHash: string) => tokenHash.slice(0, 8);
const passwordHash = ({ signingKey, password }: DeskLock) => keyedHash(signingKey, "desk password", password);

/** Whether the browser came by https: it says so itself with a form; a proxy in between may have hidden it from us. */
export function isHttps(context: Context, { trustProxy }: Pick<Settings, "trustProxy">): boolean {
  const own = clientOrigin(context.req.raw, { publicOrigin: null, trustProxy });
  return (context.req.header("origin") ?? own).startsWith("https:");
}
