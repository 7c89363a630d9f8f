import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type * as z from "zod/mini";
import * as Code from "#contract/codes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { UseTicket } from "#contract/storedValue.ts";
import type { Database } from "#provider/db/database.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { members } from "#provider/db/tables/members.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { CARD_NAME, findHolding } from "#provider/refill/holdings.ts";
import { balanceOf } from "#provider/refill/ledger/accounts.ts";
import { topUpTerms } from "#provider/refill/offers.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import type { Fail } from "#provider/server/context.ts";
import { keyedHash } from "#provider/server/signing.ts";

export type TicketRow = typeof useTickets.$inferSelect;

/** The caller's ticket; 412 there is none, 424 it is somebody else's. */
export async function ownTicket(
  db: Database,
  { use_id, uid }: { readonly use_id: string; readonly uid: string },
  fail: Fail<typeof Code.orderMissing | typeof Code.noPermission>,
): Promise<TicketRow> {
  const [ticket] = await db.select().from(useTickets).where(eq(useTickets.id, use_id));
  if (ticket === undefined) return fail(Code.orderMissing);
  return ticket.uid === uid ? ticket : fail(Code.noPermission);
}

/**
 * A store's ticket kept from other transactions until this one ends, and who shows it with it: always in this order,
 * member, ticket. Null when there is none, or they have left.
 */
export async function lockTicket(
  db: Database,
  { use_id, store_id }: { readonly use_id: string; readonly store_id: string },
): Promise<TicketRow | null> {
  const wanted = and(eq(useTickets.id, use_id), eq(useTickets.store_id, store_id));
  const [known] = await db.select({ uid: useTickets.uid }).from(useTickets).where(wanted);
  if (known === undefined) return null;
  const [member] = await db.select().from(members).where(eq(members.uid, known.uid)).for("no key update");
  if (member === undefined || member.deleted_at !== null) return null;
  const [ticket] = await db.select().from(useTickets).where(wanted).for("update");
  return ticket ?? null;
}

/** A ticket for the eyes of who shows it. */
export async function presentTicket(
  db: Database,
  ticket: TicketRow,
  { language, now, key }: { readonly language: WireLanguage; readonly now: Date; readonly key: string },
): Promise<z.infer<typeof UseTicket>> {
  const { id: use_id, kind, store_id, amount, code_expires_at, expires_at, decided_at } = ticket;
  const subject = await subjectOf(db, ticket, ticket.decided_at ?? now);
  const [store] = await db.select({ name: stores.name }).from(stores).where(eq(stores.id, store_id));
  const isOver = ticket.state === "waiting" && expires_at <= now;
  const state = isOver ? "expired" : ticket.state;
  const isShown = state === "waiting" && ticket.code_hash !== null && code_expires_at !== null;
  const moment = isShown && code_expires_at > now ? { use_id, expires_at: code_expires_at } : null;
  const balance = subject?.balance ?? null;
  // Decided, it is in the balance already, or will never be.
  const left = balance === null ? null : balance + (state === "waiting" ? (subject?.change ?? 0) : 0);
  return {
    use_id,
    kind,
    code: moment === null ? "" : ticketDigits(key, moment),
    qr_text: moment === null ? "" : ticketQrText(key, moment),
    code_expires_at: moment?.expires_at.toISOString() ?? null,
    expires_at: expires_at.toISOString(),
    state,
    store_id,
    store_name: store?.name[language] ?? "",
    name: subject?.name[language] ?? "",
    amount,
    balance: left === null ? null : Math.max(0, left),
    decided_time: decided_at?.toISOString() ?? null,
    is_reversed: flag(ticket.reversed_at !== null),
  };
}

/** What a ticket shows, as it stands now. */
export interface Subject {
  readonly name: Localized;
  /** A coupon's conditions; empty otherwise. */
  readonly description: Localized | null;
  /** Yen there now; null for a coupon. */
  readonly balance: number | null;
  /** What the ticket adds to the balance, or, below 0, takes from it; yen. */
  readonly change: number;
  /** What the store gives on top of cash. */
  readonly bonus: number;
}

/** What a ticket is about; null when it is there no longer. */
export async function subjectOf(
  db: Database,
  {
    kind,
    subject_id,
    uid,
    store_id,
    amount,
  }: Pick<TicketRow, "kind" | "subject_id" | "uid" | "store_id" | "amount">,
  now: Date,
): Promise<Subject | null> {
  if (kind === "coupon") {
    const [row] = await db
      .select({ name: coupons.name, description: coupons.description })
      .from(memberCoupons)
      .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
      .where(eq(memberCoupons.id, subject_id));
    return row === undefined ? null : { ...row, balance: null, change: 0, bonus: 0 };
  }
  if (kind === "top_up") {
    const { balance } = await balanceOf(db, { kind: 1, uid, store_id });
    const terms = await topUpTerms(db, store_id, amount ?? 0, now);
    const bonus = terms.ok ? terms.amount - (amount ?? 0) : 0;
    return { name: CARD_NAME, description: null, balance, change: (amount ?? 0) + bonus, bonus };
  }
  const held = await findHolding(db, kind === "card" ? 1 : 2, subject_id);
  if (held === null) return null;
  const { balance } = await balanceOf(db, held.holding);
  return { name: held.name, description: null, balance, change: -(amount ?? 0), bonus: 0 };
}

const DIGITS = 6;
/** Tells the text of such a QR code from anything else that a clerk may scan. */
const QR = "noren-use";

/** One code of a ticket: it has another each time, by when it runs out. */
interface Moment {
  readonly use_id: string;
  readonly expires_at: Date;
}

/** The digits of a ticket's code. They follow from the key, so that no table holds them. */
export function ticketDigits(key: string, { use_id, expires_at }: Moment): string {
  const text = JSON.stringify(["use code", use_id, expires_at.getTime()]);
  const number = createHmac("sha256", key).update(text).digest().readUInt32BE(0);
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** What a ticket is found by: the digits that are shown at a store. */
export function digitsHash(key: string, store_id: string, digits: string): string {
  return keyedHash(key, "use digits", store_id, digits);
}

/** The text of the QR code that stands for the digits, which nobody can guess. */
function ticketQrText(key: string, moment: Moment): string {
  return `${QR}:${moment.use_id}:${sealOf(key, moment)}`;
}

/** The ticket that a scanned text names, with its seal; null for any other text. */
export function readQrText(text: string): { readonly use_id: string; readonly seal: string } | null {
  const [name, use_id = "", seal = ""] = text.trim().split(":");
  return name === QR && use_id !== "" && seal !== "" ? { use_id, seal } : null;
}

/** Whether a seal is that of a ticket's code of the moment. */
export function isSealOf(key: string, seal: string, moment: Moment): boolean {
  const [one, other] = [Buffer.from(seal), Buffer.from(sealOf(key, moment))];
  return one.length === other.length && timingSafeEqual(one, other);
}

function sealOf(key: string, { use_id, expires_at }: Moment): string {
  return keyedHash(key, "use qr", use_id, String(expires_at.getTime()));
}
