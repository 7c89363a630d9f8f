import { createHash } from "node:crypto";
import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { BaseParameters, Call } from "#contract/call.ts";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import { login, register, restPwd } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { members, sessions } from "#provider/db/tables/members.ts";
import type { Caller, Parts } from "#provider/server/context.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** How long a token is accepted, how long after its issue it can still be exchanged, and when one must sign in anew. */
const LIFE = 7 * DAY;
const IDLE = 60 * DAY;
const ABSOLUTE = 365 * DAY;
/** The exchange's answer may be lost: for so long the old token can be exchanged again. */
const GRACE = 10 * MINUTE;
const TOKEN_BYTES = 24;
const FAMILY_BYTES = 12;

/** Only the hash of a token is kept: who reads the database can sign in as nobody. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

interface Issued {
  readonly uid: string;
  readonly now: Date;
  /** When they signed in, and the name of that sign-in: an exchange keeps both. */
  readonly since?: Date;
  readonly family?: string | null;
}

/** A new token for a member. */
export async function issueToken(db: Database, issued: Issued, random: Parts["random"]): Promise<string> {
  const { row, token } = newToken(issued, random);
  await db.insert(sessions).values(row);
  return token;
}

/** A new token, and the row by which it is known once that is written. */
export function newToken(
  issued: Issued,
  random: Parts["random"],
): { readonly token: string; readonly row: typeof sessions.$inferInsert } {
  const { uid, now, since = now, family = random(FAMILY_BYTES) } = issued;
  const token = random(TOKEN_BYTES);
  const end = since.getTime() + ABSOLUTE;
  const at = (span: number) => new Date(Math.min(end, now.getTime() + span));
  const row = {
    token_hash: tokenHash(token),
    uid,
    family,
    created_at: since,
    expires_at: at(LIFE),
    refreshable_until: at(IDLE),
  };
  return { row, token };
}

/** Whom a session belongs to, and the language that they last asked for. */
export interface Session extends Caller {
  readonly language: WireLanguage;
  /** The sign-in that it came of, which outlives an exchange and ends with signing out. */
  readonly signIn: string;
}

/** A token's session: `expired` can still be exchanged, `ended` cannot, and of `left` the account was deleted. */
export interface FoundSession {
  readonly session: Session;
  readonly state: "alive" | "expired" | "ended" | "left";
}

/** Whom a token stands for, or stood; null for one that nobody was given. */
async function findSession(db: Database, token: string, now: Date): Promise<FoundSession | null> {
  const [found] = await db
    .select({
      row: sessions,
      kind: members.kind,
      language: members.language,
      deleted_at: members.deleted_at,
    })
    .from(sessions)
    .innerJoin(members, eq(members.uid, sessions.uid))
    .where(eq(sessions.token_hash, tokenHash(token)));
  if (found === undefined) return null;
  const { row, kind, language, deleted_at } = found;
  const session = { uid: row.uid, kind, language, signIn: row.family ?? row.token_hash };
  if (deleted_at !== null) return { session, state: "left" };
  if (row.ended_at !== null || row.refreshable_until <= now) return { session, state: "ended" };
  return { session, state: row.expires_at <= now ? "expired" : "alive" };
}

/**
 * Exchanges a token, expired for not too long, for a new one, and ends it; null when it cannot be exchanged. The member
 * must be locked, so that no exchange outlives the end of all their sessions.
 */
export async function exchangeToken(
  db: Database,
  { uid, token, now }: { readonly uid: string; readonly token: string; readonly now: Date },
  random: Parts["random"],
): Promise<string | null> {
  const mine = and(eq(sessions.token_hash, tokenHash(token)), eq(sessions.uid, uid));
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(mine, gt(sessions.refreshable_until, now)))
    .for("update");
  if (session === undefined) return null;
  const last = new Date(Math.min(session.refreshable_until.getTime(), now.getTime() + GRACE));
  await db
    .update(sessions)
    .set({ ended_at: session.ended_at ?? now, refreshable_until: last })
    .where(mine);
  return issueToken(db, { uid, now, since: session.created_at, family: session.family }, random);
}

/** A sign-in, by the member and the name that a session keeps of it. */
export interface SignIn {
  readonly uid: string;
  /** Null: what everybody may hear, which ends with nobody. */
  readonly signIn: string | null;
}

/** Of each of many whether the sign-in has not ended: by signing out, by a new password, or with the account. */
export async function openSignIns(db: Database, asked: readonly SignIn[]): Promise<readonly boolean[]> {
  const named = asked.flatMap(({ uid, signIn }) => (signIn === null ? [] : [{ uid, signIn }]));
  if (named.length === 0) return asked.map(() => true);
  const uids = sql.param(named.map(({ uid }) => uid));
  const names = sql.param(named.map(({ signIn }) => signIn));
  const rows = await db
    .selectDistinct({ uid: sessions.uid, signIn: sql<string>`asked.name` })
    .from(sessions)
    .innerJoin(
      sql`unnest(${uids}::text[], ${names}::text[]) as asked(uid, name)`,
      and(
        eq(sessions.uid, sql`asked.uid`),
        or(eq(sessions.family, sql`asked.name`), eq(sessions.token_hash, sql`asked.name`)),
      ),
    )
    .where(isNull(sessions.ended_at));
  const open = new Set(rows.map(({ uid, signIn }) => `${uid} ${signIn}`));
  return asked.map(({ uid, signIn }) => signIn === null || open.has(`${uid} ${signIn}`));
}

/** Ends the sign-in that a token came of, whatever was exchanged since; false when nobody knows the token. */
export async function signOut(
  db: Database,
  { uid, token, now }: { readonly uid: string; readonly token: string; readonly now: Date },
): Promise<boolean> {
  const mine = and(eq(sessions.token_hash, tokenHash(token)), eq(sessions.uid, uid));
  const [session] = await db.select().from(sessions).where(mine);
  if (session === undefined) return false;
  const { family } = session;
  await endThose(db, family === null ? mine : and(eq(sessions.uid, uid), eq(sessions.family, family)), now);
  return true;
}

/** Ends every session of a member, on whatever device. The member must be locked. */
export function endSessions(db: Database, uid: string, now: Date): Promise<void> {
  return endThose(db, eq(sessions.uid, uid), now);
}

async function endThose(db: Database, which: SQL | undefined, now: Date): Promise<void> {
  await db.update(sessions).set({ refreshable_until: now }).where(which);
  await db
    .update(sessions)
    .set({ ended_at: now })
    .where(and(which, isNull(sessions.ended_at)));
}

type Refusal = typeof Code.notSignedIn | typeof Code.sessionExpired | typeof Code.signInByTable;

/**
 * Calls that take a token which expired and could still be exchanged: those that begin a session, so that a visitor who
 * comes back brings along what they had, and the one that says what became of their payment.
 */
const patient = new Set<string>([register.path, login.path, restPwd.path, getDetailByTransId.path]);

/**
 * Who is calling, as far as the call wants to know. Where anyone may call, a session that is none is nobody's, so that
 * an old token never hides the menu. 20003 instead of 20001 sends someone at a table back to its code
 * (specification, section 8).
 */
export async function identify(
  db: Database,
  {
    call: { access, path },
    base,
    now,
  }: {
    readonly call: Pick<Call, "access" | "path">;
    readonly base: BaseParameters;
    readonly now: Date;
  },
): Promise<Session | null | Refusal> {
  const missing: Refusal = base.table_id === undefined ? Code.notSignedIn : Code.signInByTable;
  if (base.uid === undefined || base.auth_token === undefined) return access === "anyone" ? null : missing;
  const found = await findSession(db, base.auth_token, now);
  const own = found?.session.uid === base.uid ? found : null;
  const isOpen = own?.state === "alive" || (own?.state === "expired" && patient.has(path));
  const session = own !== null && isOpen ? own.session : null;
  if (access === "anyone") return session;
  // There is nothing to exchange: whoever it was has left.
  if (own?.state === "left") return missing;
  if (session === null) return Code.sessionExpired;
  return access === "member" && session.kind !== "member" ? missing : session;
}
