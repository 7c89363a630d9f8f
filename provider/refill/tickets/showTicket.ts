import { and, eq, gt, inArray, lte } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import type { Database } from "#provider/db/database.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import type { Context, Fail, Parts } from "#provider/server/context.ts";
import {
  clearPaced,
  countPaced,
  countTry,
  type Limit,
  type Pace,
  takeBack,
} from "#provider/server/limits.ts";
import { digitsHash, isSealOf, readQrText, ticketDigits, type TicketRow } from "./tickets.ts";

const TICKET_LIFE = 10 * 60_000;
const OF_MEMBER: Limit = { name: "use tickets of a member", most: 60, seconds: 3_600 };

type ShownValue = Pick<TicketRow, "uid" | "store_id" | "kind" | "subject_id" | "amount">;

/** A new ticket for something of value, with its first code; it ends in ten minutes. 90006 after too many of them. */
export async function newTicket(
  shown: ShownValue,
  {
    db,
    fail,
    now,
    parts,
  }: Pick<Context, "db" | "now" | "parts"> & { readonly fail: Fail<typeof Code.tooManyRequests> },
): Promise<TicketRow> {
  const seconds = await countTry(db, OF_MEMBER, shown.uid, now);
  if (seconds !== null) return fail(Code.tooManyRequests, { seconds });
  const id = parts.random(18);
  const code = await newCode(db, { id, store_id: shown.store_id }, { key: parts.signingKey, now });
  const expires_at = new Date(now.getTime() + TICKET_LIFE);
  const [ticket] = await db
    .insert(useTickets)
    .values({ ...shown, id, ...code, expires_at, created_at: now })
    .returning();
  if (ticket === undefined) throw new Error("No ticket was written");
  return ticket;
}

/** The ticket with a code that is good now: the same until it has run out, then a new one. Decided, it has none. */
export async function renewTicket(
  { id, uid }: Pick<TicketRow, "id" | "uid">,
  { db, now, parts }: Pick<Context, "db" | "now" | "parts">,
): Promise<TicketRow> {
  const own = and(eq(useTickets.id, id), eq(useTickets.uid, uid));
  const [ticket] = await db.select().from(useTickets).where(own).for("update");
  if (ticket === undefined) throw new Error(`Ticket ${id} vanished`);
  const isShown = ticket.code_hash !== null && ticket.code_expires_at !== null;
  const isGood = isShown && ticket.code_expires_at !== null && ticket.code_expires_at > now;
  if (ticket.state !== "waiting" || ticket.expires_at <= now || isGood) return ticket;
  const code = await newCode(db, ticket, { key: parts.signingKey, now });
  await db.update(useTickets).set(code).where(own);
  return { ...ticket, ...code };
}

const CODE_LIFE = 60_000;
/** Codes that are tried until one is nobody else's at the store. */
const TRIES = 8;

/** A code for a ticket that no other shows at its store now: its hash, and when it runs out, a minute on. */
async function newCode(
  db: Database,
  ticket: { readonly id: string; readonly store_id: string },
  { key, now }: { readonly key: string; readonly now: Date },
): Promise<{ readonly code_hash: string; readonly code_expires_at: Date }> {
  const { id: use_id, store_id } = ticket;
  const codes = Array.from({ length: TRIES }, (_, index) => {
    const expires_at = new Date(now.getTime() + CODE_LIFE - index);
    const digits = ticketDigits(key, { use_id, expires_at });
    return { code_hash: digitsHash(key, store_id, digits), code_expires_at: expires_at };
  });
  const isAmong = and(
    eq(useTickets.store_id, store_id),
    inArray(
      useTickets.code_hash,
      codes.map(({ code_hash }) => code_hash),
    ),
  );
  // What has run out is nobody's.
  await db
    .update(useTickets)
    .set({ code_hash: null })
    .where(and(isAmong, lte(useTickets.code_expires_at, now)));
  const taken = await db.select({ code_hash: useTickets.code_hash }).from(useTickets).where(isAmong);
  const free = codes.find(({ code_hash }) => !taken.some((row) => row.code_hash === code_hash));
  if (free === undefined) throw new Error(`No code is free at ${store_id}`);
  return free;
}

/** The ticket that is shown no longer: no code of it is good from now on. As it was where a clerk was quicker, or it is over. */
export async function withdrawTicket(
  { id, uid }: Pick<TicketRow, "id" | "uid">,
  { db, now }: Pick<Context, "db" | "now">,
): Promise<TicketRow> {
  const own = and(eq(useTickets.id, id), eq(useTickets.uid, uid));
  const [ticket] = await db.select().from(useTickets).where(own).for("update");
  if (ticket === undefined) throw new Error(`Ticket ${id} vanished`);
  if (ticket.state !== "waiting" || ticket.expires_at <= now) return ticket;
  const withdrawn = { state: "withdrawn", code_hash: null, decided_at: now } as const;
  await db.update(useTickets).set(withdrawn).where(own);
  return { ...ticket, ...withdrawn };
}

/** Wrong codes at a store's desk: a million are possible, and each is there for a minute. One till slows down itself. */
const OF_DESK: Pace = { name: "use codes of a desk", free: 10, pause: 2, longest: 30, drains: 600 };
const OF_STORE: Pace = { name: "use codes of a store", free: 60, pause: 2, longest: 10, drains: 600 };

export type Shown =
  | { readonly ok: true; readonly ticket: TicketRow }
  | { readonly ok: false; readonly reason: "wrong" | "too_many" };

/**
 * The ticket whose code is shown at a store now, by its digits or by what was scanned. One that has run out, was shown
 * before, or belongs to another store is as wrong as none. To be called outside a transaction: a wrong one counts.
 */
export async function findShown(
  db: Database,
  by: {
    readonly store_id: string;
    /** The desk at which it was typed, by a name of its own. */
    readonly desk: string;
    readonly typed: string;
    readonly key: string;
    readonly now: Date;
  },
): Promise<Shown> {
  const { store_id, desk, now } = by;
  // What is scanned is signed: it cannot be guessed, and goes on whatever was typed before.
  const isTyped = readQrText(by.typed) === null;
  const own = `${store_id} ${desk}`;
  if (isTyped) {
    // What one desk types too soon is counted for no other.
    const wait = (await countPaced(db, OF_DESK, own, now)) ?? (await countPaced(db, OF_STORE, store_id, now));
    if (wait !== null) return { ok: false, reason: "too_many" };
  }
  const ticket = await find(db, by);
  if (ticket === null) return { ok: false, reason: "wrong" };
  if (isTyped) {
    await takeBack(db, OF_STORE, store_id);
    await clearPaced(db, OF_DESK, own);
  }
  return { ok: true, ticket };
}

async function find(
  db: Database,
  { store_id, typed, key, now }: Parameters<typeof findShown>[1],
): Promise<TicketRow | null> {
  const isShown = and(
    eq(useTickets.store_id, store_id),
    eq(useTickets.state, "waiting"),
    gt(useTickets.code_expires_at, now),
    gt(useTickets.expires_at, now),
  );
  const scanned = readQrText(typed);
  if (scanned === null) {
    // Keyboards of the region type full-width digits, and people leave gaps.
    const digits = typed.normalize("NFKC").replaceAll(/\D/g, "");
    const [ticket] = await db
      .select()
      .from(useTickets)
      .where(and(isShown, eq(useTickets.code_hash, digitsHash(key, store_id, digits))));
    return ticket ?? null;
  }
  const { use_id, seal } = scanned;
  const [ticket] = await db
    .select()
    .from(useTickets)
    .where(and(isShown, eq(useTickets.id, use_id)));
  if (ticket === undefined || ticket.code_hash === null || ticket.code_expires_at === null) return null;
  return isSealOf(key, seal, { use_id, expires_at: ticket.code_expires_at }) ? ticket : null;
}

/** Ends tickets that nobody decided in time. */
export async function expireTickets({ db, clock }: Pick<Parts, "db" | "clock">): Promise<void> {
  await db
    .update(useTickets)
    .set({ state: "expired", code_hash: null })
    .where(and(eq(useTickets.state, "waiting"), lte(useTickets.expires_at, clock())));
}
