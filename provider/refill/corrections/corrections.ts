import { and, asc, eq, lte } from "drizzle-orm";
import { type Database, retried } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { balanceCorrections, refillCards } from "#provider/db/tables/storedValue.ts";
import { isOver } from "#provider/refill/holdings.ts";
import { balanceOf } from "#provider/refill/ledger/accounts.ts";
import { post } from "#provider/refill/ledger/post.ts";
import type { Parts } from "#provider/server/context.ts";
import { audit, SYSTEM } from "#provider/staff/audit.ts";
import { tellOfCorrection } from "./tellOfCorrection.ts";

export type CorrectionRow = typeof balanceCorrections.$inferSelect;
type Draft = Pick<CorrectionRow, "id" | "uid" | "store_id" | "part" | "amount" | "reason" | "asked_by">;

/** Milliseconds after which what nobody else could confirm is carried out. */
const A_DAY = 86_400_000;
const AT_ONCE = 50;

/** What a card holds: in all, and by its two parts. */
export interface Held {
  readonly balance: number;
  readonly paid: number;
  readonly bonus: number;
}

/** What a member's card with a store holds, in yen. */
export async function heldOn(
  db: Database,
  { uid, store_id }: Pick<CorrectionRow, "uid" | "store_id">,
): Promise<Held> {
  const { balance, bonus } = await balanceOf(db, { kind: 1, uid, store_id });
  return { balance, paid: balance - bonus, bonus };
}

/** Why a card cannot be corrected: its owner or it is gone, it has expired, or it holds less than is to be taken. */
type Obstacle = "gone" | "card_over" | "short";

/**
 * Locks a member and their card with a store, in this order, as a purchase does. Null: nothing stands in the way of a
 * correction.
 */
async function lockCard(
  db: Database,
  { amount, part, store_id, uid }: Pick<Draft, "amount" | "part" | "store_id" | "uid">,
  now: Date,
): Promise<Obstacle | null> {
  const [member] = await db.select().from(members).where(eq(members.uid, uid)).for("no key update");
  if (member === undefined || member.deleted_at !== null || member.merged_into !== null) return "gone";
  const own = and(eq(refillCards.uid, uid), eq(refillCards.store_id, store_id));
  const [card] = await db.select().from(refillCards).where(own).for("update");
  if (card === undefined) return "gone";
  if (isOver(card.valid_until, now)) return "card_over";
  const held = await heldOn(db, { uid, store_id });
  return held[part] + amount < 0 ? "short" : null;
}

/**
 * Writes down that a balance is to be corrected; nothing moves yet. `isAlone`: nobody else can confirm it, so that it is
 * carried out a day later, which the guest is told at once. "known" with what is kept: it was asked for before under this
 * id. In a transaction of the caller's.
 */
export async function keepCorrection(
  db: Database,
  draft: Draft,
  { isAlone, now }: { readonly isAlone: boolean; readonly now: Date },
): Promise<
  | { readonly kind: "kept" | "known"; readonly row: CorrectionRow }
  | { readonly kind: Obstacle | "changed"; readonly row: null }
> {
  const obstacle = await lockCard(db, draft, now);
  const [known] = await db.select().from(balanceCorrections).where(eq(balanceCorrections.id, draft.id));
  if (known !== undefined) {
    const { amount, asked_by, part, store_id, uid } = known;
    const isSame =
      amount === draft.amount &&
      asked_by === draft.asked_by &&
      part === draft.part &&
      store_id === draft.store_id &&
      uid === draft.uid;
    return isSame ? { kind: "known", row: known } : { kind: "changed", row: null };
  }
  if (obstacle !== null) return { kind: obstacle, row: null };
  const due_at = isAlone ? new Date(now.getTime() + A_DAY) : null;
  const [row] = await db
    .insert(balanceCorrections)
    .values({ ...draft, asked_at: now, due_at })
    .returning();
  if (row === undefined) throw new Error(`Correction ${draft.id} has vanished`);
  if (isAlone) await tellOfCorrection(db, row, "coming", now);
  return { kind: "kept", row };
}

/** A correction kept from others until the transaction ends, behind its member and card; null: there is none. */
async function lockCorrection(
  db: Database,
  id: string,
  now: Date,
): Promise<{ readonly row: CorrectionRow; readonly obstacle: Obstacle | null } | null> {
  const [known] = await db.select().from(balanceCorrections).where(eq(balanceCorrections.id, id));
  if (known === undefined) return null;
  const obstacle = await lockCard(db, known, now);
  const [row] = await db.select().from(balanceCorrections).where(eq(balanceCorrections.id, id)).for("update");
  return row === undefined ? null : { row, obstacle };
}

export interface Deciding {
  readonly id: string;
  readonly decision: "confirm" | "refuse" | "call_off";
  /** Who decides. */
  readonly staff_id: string;
  /** What the card held when they looked at it. */
  readonly balance: number;
  readonly now: Date;
}

/**
 * Decides a correction that waits: never twice, never by who asked for it, but for calling it off, and a confirmation on
 * nothing else than the balance that was looked at. In a transaction of the caller's.
 */
export async function settleCorrection(
  db: Database,
  { balance, decision, id, now, staff_id }: Deciding,
): Promise<CorrectionRow | Obstacle | "changed" | "own_correction"> {
  const locked = await lockCorrection(db, id, now);
  if (locked === null) return "gone";
  const { obstacle, row } = locked;
  if (row.state !== "waiting") return "changed";
  const isOwn = row.asked_by === staff_id;
  if (isOwn && decision !== "call_off") return "own_correction";
  if (decision !== "confirm") {
    const ended = await end(db, row, {
      state: decision === "refuse" ? "refused" : "called_off",
      decided_by: staff_id,
      now,
    });
    // Whoever was told that it was coming is told that it is not.
    if (row.due_at !== null) await tellOfCorrection(db, ended, "called_off", now);
    return ended;
  }
  if (row.due_at !== null) return "changed";
  if (obstacle !== null) return obstacle;
  if ((await heldOn(db, row)).balance !== balance) return "changed";
  return move(db, row, staff_id, now);
}

/** Moves the yen by a transfer of the ledger's own kind, against the store's account of corrections. The card is locked. */
async function move(
  db: Database,
  row: CorrectionRow,
  decided_by: string | null,
  now: Date,
): Promise<CorrectionRow | "short"> {
  const { amount, id, part, store_id, uid } = row;
  const kind = part === "paid" ? "wallet" : "wallet_bonus";
  const entries = [
    { account: { kind: "correction", uid: null, store_id } as const, amount: -amount },
    { account: { kind, uid, store_id } as const, amount },
  ];
  const posted = await post(db, {
    kind: "correction",
    reference: `correction ${id}`,
    store_id,
    entries,
    now,
  });
  if (posted === "short") return "short";
  const { balance } = await heldOn(db, row);
  const done = await end(db, row, { state: "done", decided_by, balance_after: balance, now });
  await tellOfCorrection(db, done, "done", now);
  return done;
}

async function end(
  db: Database,
  { id }: CorrectionRow,
  {
    now,
    ...decided
  }: Pick<CorrectionRow, "state" | "decided_by"> & {
    readonly balance_after?: number;
    readonly now: Date;
  },
): Promise<CorrectionRow> {
  const [row] = await db
    .update(balanceCorrections)
    .set({ ...decided, decided_at: now })
    .where(eq(balanceCorrections.id, id))
    .returning();
  if (row === undefined) throw new Error(`Correction ${id} vanished under its lock`);
  return row;
}

/**
 * Carries out corrections whose day is over and which nobody called off; one that the card cannot bear any more fails, and
 * the guest is told either way. Answers how many were ended.
 */
export async function carryOutCorrections({ clock, db }: Pick<Parts, "clock" | "db">): Promise<number> {
  const now = clock();
  const due = await db
    .select({ id: balanceCorrections.id })
    .from(balanceCorrections)
    .where(and(eq(balanceCorrections.state, "waiting"), lte(balanceCorrections.due_at, now)))
    .orderBy(asc(balanceCorrections.due_at))
    .limit(AT_ONCE);
  let ended = 0;
  for (const { id } of due)
    if (await retried(() => db.transaction((inner) => carryOut(inner, id, now)))) ended += 1;
  return ended;
}

async function carryOut(db: Database, id: string, now: Date): Promise<boolean> {
  const locked = await lockCorrection(db, id, now);
  if (locked === null || locked.row.state !== "waiting") return false;
  const { obstacle, row } = locked;
  const moved = obstacle ?? (await move(db, row, null, now));
  const isDone = typeof moved !== "string";
  const ended = isDone ? moved : await end(db, row, { state: "failed", decided_by: null, now });
  if (!isDone && moved !== "gone") await tellOfCorrection(db, ended, "failed", now);
  const after = { state: ended.state, customer: row.uid, balance: ended.balance_after };
  await audit(
    db,
    SYSTEM,
    { did: "customer.decide", subject: id, store_id: row.store_id, before: { state: "waiting" }, after },
    now,
  );
  return true;
}

/** Calls off what waits for a member who leaves, and forgets why anything was corrected. The member is locked. */
export async function leaveCorrections(db: Database, uid: string, now: Date): Promise<void> {
  await db
    .update(balanceCorrections)
    .set({ state: "called_off", decided_at: now })
    .where(and(eq(balanceCorrections.uid, uid), eq(balanceCorrections.state, "waiting")));
  await db.update(balanceCorrections).set({ reason: "" }).where(eq(balanceCorrections.uid, uid));
}
