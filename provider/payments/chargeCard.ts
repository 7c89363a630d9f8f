import { and, asc, eq, inArray, ne } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import type { AnyCode } from "#contract/codes.ts";
import { PayType } from "#contract/enumerations.ts";
import type { StoredValuePart } from "#contract/storedValue.ts";
import { isPeriodOver } from "#domain/payments/cardFaults.ts";
import { type Database, retried } from "#provider/db/database.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { members } from "#provider/db/tables/members.ts";
import { payments } from "#provider/db/tables/payments.ts";
import type { CardVault } from "#provider/gateways/payments/paymentGateway.ts";
import { vaultOf } from "#provider/gateways/payments/paymentGateways.ts";
import { lockOrders } from "#provider/orders/lockOrder.ts";
import type { Parts } from "#provider/server/context.ts";
import { keyedHash } from "#provider/server/signing.ts";
import { answered, takenAs, tryOf } from "./atGateway.ts";
import { returnUrl, type Sent, writeForRest } from "./beginPayment.ts";
import { MOST_CARDS } from "./cards/cards.ts";
import { keepToken, writeCard } from "./cards/saveCard.ts";
import { OPEN, type PaymentRow } from "./paymentRows.ts";
import { refundDue } from "./refundDue.ts";
import { settle } from "./settle.ts";

interface CardCharge extends Omit<VaultCharge, "lock" | "write"> {
  /** What is paid together. */
  readonly order_nos: readonly string[];
  readonly stored_value: readonly StoredValuePart[] | undefined;
}

/**
 * Charges a card for what is left to pay of orders once balances have paid their parts. Orders that have such a payment
 * under way are led to it. Never inside a transaction.
 */
export function chargeCard(parts: Parts, charge: CardCharge): Promise<Written> {
  const { order_nos } = charge;
  return chargeVault(parts, {
    ...charge,
    lock: (db) => lockOrders(db, order_nos),
    write: (db, card) => write(db, parts, charge, card),
  });
}

async function write(
  db: Database,
  parts: Parts,
  { gateway, order_nos, uid, stored_value }: CardCharge,
  card: CardToPay,
): Promise<Written> {
  const now = parts.clock();
  const all = await lockOrders(db, order_nos);
  if (all.length === 0) return { refused: Code.orderMissing };
  const { gateway_ref, card_id } = card;
  const tried = await db
    .select()
    .from(payments)
    .where(inArray(payments.order_no, [...order_nos]))
    .orderBy(asc(payments.order_no));
  const known =
    tried.find((one) => one.gateway_ref === gateway_ref) ?? tried.find(({ state }) => OPEN.includes(state));
  if (known !== undefined) return known;
  const by = { gateway_ref, gateway, pay_type: PayType.card, card_id, now } as const;
  return writeForRest(db, all, { uid, stored_value, by }, parts);
}

export interface VaultCharge extends Sent {
  readonly uid: string;
  /** The number of what is paid: a card typed for once has one reference for it. */
  readonly subject: string;
  /** The gateway that takes cards there. */
  readonly gateway: string;
  readonly card_id?: string | undefined;
  readonly vault_token?: string | undefined;
  readonly wants_to_save: boolean;
  /** Keeps what is paid from other transactions. */
  readonly lock: (db: Database) => Promise<unknown>;
  /** Writes the payment down under that lock, or finds the one that is under way. */
  readonly write: (db: Database, card: CardToPay) => Promise<Written>;
}

/** What is written down, or found under way; else why nothing is to be paid, whose `data` goes with the code. */
export type Written = { readonly refused: AnyCode; readonly data?: unknown } | Pick<PaymentRow, "trans_id">;

/**
 * Charges a card: what is to be charged is written down first, so that a crash in between leaves a payment that can be
 * asked about, or charged again under its id, and never money that nobody knows of. Taps that come together, and a token
 * sent again, come to the one payment. Never inside a transaction.
 */
export async function chargeVault(parts: Parts, charge: VaultCharge): Promise<Written> {
  const { clock, db, payment: gateways } = parts;
  const vault = vaultOf(gateways, charge.gateway);
  if (vault === null) return { refused: Code.cardInvalid };
  const card = await cardToPay(parts, vault, charge);
  if ("refused" in card) return card;
  const written = await retried(() => db.transaction((inner) => charge.write(inner, card)));
  if ("refused" in written) return written;
  const { trans_id } = written;
  const [row] = await db.select().from(payments).where(eq(payments.trans_id, trans_id));
  if (row === undefined || !isToCharge(row, charge.gateway, card)) return written;

  const { gateway_ref, store_id } = row;
  const ofTry = eq(payments.gateway_ref, gateway_ref);
  const shares = await db.update(payments).set({ begun_at: clock() }).where(ofTry).returning();
  const amount = shares.reduce((sum, share) => sum + share.amount, 0);
  const { origin, page_origin, language, title, tableId } = charge;
  const return_url = returnUrl({ page_origin, trans_id, storeId: store_id, tableId });
  const way = { title, return_url, origin, language };
  const asked = vault.charge({ ...tryOf(row), token: card.token, amount, ...way });
  const made = await answered(asked).catch((error: unknown) => {
    if (error instanceof RangeError) throw error;
    // No answer is no refusal: what became of it is asked for later.
    return { state: "open", redirect_url: null } as const;
  });
  const { gateway_id = row.gateway_id, redirect_url } = { gateway_id: undefined, ...made };
  const now = clock();
  const answer = takenAs(made.state, { ...row, begun_at: now }, now);
  const { refund_due } = await retried(() =>
    db.transaction(async (inner) => {
      await charge.lock(inner);
      await inner.update(payments).set({ gateway_id, redirect_url }).where(ofTry);
      return settle(inner, { trans_id, answer, now });
    }),
  );
  if (refund_due) await refundDue(parts);
  return written;
}

/** Whether a payment is still to be charged to a card: it was just written down, or what became of it is not known. */
function isToCharge(row: PaymentRow, gateway: string, card: CardToPay): boolean {
  const isBySame =
    row.gateway_ref === card.gateway_ref || (card.card_id !== null && row.card_id === card.card_id);
  return OPEN.includes(row.state) && row.redirect_url === null && row.gateway === gateway && isBySame;
}

export interface CardToPay {
  /** What the vault knows it by. */
  readonly token: string;
  /** A card typed for once has one reference for what it pays: sent again it is the same charge. */
  readonly gateway_ref: string;
  /** The saved card that it is, or will be once it has paid. */
  readonly card_id: string | null;
}

type Asked = Pick<VaultCharge, "uid" | "subject" | "gateway" | "card_id" | "vault_token" | "wants_to_save">;

/** The card to pay with. 424: somebody else's; 427: unknown, used up, expired, or in another gateway's vault. */
async function cardToPay(
  parts: Parts,
  vault: CardVault,
  charge: Asked,
): Promise<CardToPay | { readonly refused: typeof Code.noPermission | typeof Code.cardInvalid }> {
  const { card_id, vault_token } = charge;
  if ((card_id === undefined) === (vault_token === undefined)) return { refused: Code.cardInvalid };
  return card_id === undefined
    ? typedCard(parts, vault, charge, vault_token ?? "")
    : savedCard(parts, charge, card_id);
}

/** The reference of a card typed for once, for the number of what it pays. */
export function typedCardRef(key: string, subject: string, vault_token: string): string {
  return `typed-${keyedHash(key, "typed card", subject, vault_token)}`;
}

async function savedCard(
  { db, clock, random }: Parts,
  { uid, gateway }: Asked,
  card_id: string,
): Promise<CardToPay | { readonly refused: typeof Code.noPermission | typeof Code.cardInvalid }> {
  const [card] = await db.select().from(cards).where(eq(cards.id, card_id));
  if (card === undefined || card.confirmed_at === null) return { refused: Code.cardInvalid };
  if (card.uid !== uid) return { refused: Code.noPermission };
  const isGood = card.gateway === gateway && !isPeriodOver(card.valid_period, clock());
  if (!isGood) return { refused: Code.cardInvalid };
  return { token: card.vault_token, gateway_ref: `card-${random(18)}`, card_id };
}

async function typedCard(
  parts: Parts,
  vault: CardVault,
  charge: Asked,
  vault_token: string,
): Promise<CardToPay | { readonly refused: typeof Code.cardInvalid }> {
  const { db, signingKey } = parts;
  const { gateway, subject, uid } = charge;
  const gateway_ref = typedCardRef(signingKey, subject, vault_token);
  const [known] = await db.select().from(payments).where(eq(payments.gateway_ref, gateway_ref));
  if (known !== undefined) {
    const [kept] = await db
      .select()
      .from(cards)
      .where(eq(cards.id, known.card_id ?? ""));
    return { token: kept?.vault_token ?? vault_token, gateway_ref, card_id: known.card_id };
  }
  const card = await answered(vault.describe(vault_token));
  if (card === null || card.is_kept || isPeriodOver(card.valid_period, parts.clock()))
    return { refused: Code.cardInvalid };
  if (!charge.wants_to_save || !(await hasRoom(parts, uid)))
    return { token: vault_token, gateway_ref, card_id: null };
  // It can be paid with again once it has paid.
  const id = await writeCard(db, parts, { uid, gateway, vault_token, card });
  const token = await keepToken(parts, vault, { id, vault_token });
  return token === null ? { refused: Code.cardInvalid } : { token, gateway_ref, card_id: id };
}

async function hasRoom({ db }: Parts, uid: string): Promise<boolean> {
  const [member] = await db.select({ kind: members.kind }).from(members).where(eq(members.uid, uid));
  if (member?.kind !== "member") return false;
  return (await db.$count(cards, and(eq(cards.uid, uid), ne(cards.last4, "")))) < MOST_CARDS;
}
