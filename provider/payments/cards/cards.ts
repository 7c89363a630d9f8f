import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL } from "drizzle-orm";
import type * as z from "zod/mini";
import * as Code from "#contract/codes.ts";
import type { Card } from "#contract/payment.ts";
import { isPeriodOver } from "#domain/payments/cardFaults.ts";
import type { Database } from "#provider/db/database.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { vaultOf } from "#provider/gateways/payments/paymentGateways.ts";
import { answered } from "#provider/payments/atGateway.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import type { Fail, Parts } from "#provider/server/context.ts";

type CardRow = typeof cards.$inferSelect;

/** A member's cards to pay with, the default first, then the newest. */
export function cardsOf(db: Database, uid: string): Promise<CardRow[]> {
  return db
    .select()
    .from(cards)
    .where(and(eq(cards.uid, uid), isNotNull(cards.confirmed_at)))
    .orderBy(desc(cards.is_default), desc(cards.created_at), asc(cards.id));
}

/** A member's cards as they are answered; where none was made the default, the first one is it. */
export function presentCards(rows: readonly CardRow[], now: Date): z.infer<typeof Card>[] {
  const chosen = rows.find(({ is_default }) => is_default === 1) ?? rows[0];
  return rows.map((row) => ({
    card_id: row.id,
    brand: row.brand,
    number: `************${row.last4}`,
    valid_period: row.valid_period,
    is_expired: flag(isPeriodOver(row.valid_period, now)),
    is_default: flag(row === chosen),
  }));
}

/** One of a member's cards to pay with. 101: there is no such card; 424: it is somebody else's. */
export async function ownCard(
  db: Database,
  wanted: { readonly uid: string; readonly card_id: string },
  fail: Fail<typeof Code.noData | typeof Code.noPermission>,
): Promise<CardRow> {
  const isThere = and(eq(cards.id, wanted.card_id), isNotNull(cards.confirmed_at));
  const [card] = await db.select().from(cards).where(isThere);
  if (card === undefined) return fail(Code.noData);
  return card.uid === wanted.uid ? card : fail(Code.noPermission);
}

/** Cards that one account may keep, those included whose bank is being asked. */
export const MOST_CARDS = 10;

/** Makes a card its owner's default, in place of the present one. */
export async function preferCard(
  db: Database,
  { uid, id }: { readonly uid: string; readonly id: string },
): Promise<void> {
  await db
    .update(cards)
    .set({ is_default: 0 })
    .where(and(eq(cards.uid, uid), eq(cards.is_default, 1), ne(cards.id, id)));
  await db.update(cards).set({ is_default: 1 }).where(eq(cards.id, id));
}

/**
 * Takes cards away from their member: what is left of one is its token, until the vault has forgotten it as well
 * (`forgetCards`), which a transaction cannot wait for.
 */
export async function retireCards(db: Database, which: SQL): Promise<void> {
  await db
    .update(cards)
    .set({
      brand: "other",
      last4: "",
      valid_period: "",
      is_default: 0,
      wants_default: false,
      replaces: null,
      confirmed_at: null,
    })
    .where(which);
}

/**
 * Lets a card be paid with, now that its bank agreed; one that replaces another takes that one's place, its id
 * included. Answers the id by which it is known from now on; one that is confirmed already, or gone, stays so.
 */
export async function confirmCard(db: Database, card_id: string, now: Date): Promise<string> {
  const waits = and(eq(cards.id, card_id), isNull(cards.confirmed_at), ne(cards.last4, ""));
  const [card] = await db.select().from(cards).where(waits).for("update");
  if (card === undefined) return card_id;
  const { uid, vault_token, brand, last4, valid_period, replaces, wants_default } = card;
  const replaced = and(eq(cards.id, replaces ?? ""), eq(cards.uid, uid), isNotNull(cards.confirmed_at));
  const [old] = await db.select().from(cards).where(replaced).for("update");
  const id = old?.id ?? card_id;
  if (old === undefined) {
    await db.update(cards).set({ confirmed_at: now, replaces: null }).where(eq(cards.id, card_id));
  } else {
    await db.update(cards).set({ vault_token, brand, last4, valid_period }).where(eq(cards.id, old.id));
    await db.update(cards).set({ vault_token: old.vault_token }).where(eq(cards.id, card_id));
    await retireCards(db, eq(cards.id, card_id));
  }
  if (wants_default) await preferCard(db, { uid, id });
  return id;
}

/** Asks what became of the cards whose member was sent to their bank. Never inside a transaction; never throws. */
export async function askForCards(
  parts: Pick<Parts, "db" | "payment" | "clock">,
  uid: string,
): Promise<void> {
  const { db, payment: gateways, clock } = parts;
  const waiting = and(eq(cards.uid, uid), isNull(cards.confirmed_at), ne(cards.last4, ""));
  for (const { id, gateway, vault_token } of await db.select().from(cards).where(waiting)) {
    const vault = vaultOf(gateways, gateway);
    if (vault === null) continue;
    const consent = await answered(vault.describe(vault_token)).then(
      (card) => card?.consent ?? "refused",
      () => "asked",
    );
    if (consent === "given") await db.transaction((inner) => confirmCard(inner, id, clock()));
    if (consent === "refused") await retireCards(db, eq(cards.id, id));
  }
}
