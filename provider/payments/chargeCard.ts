import { and, asc, eq, inArray, ne } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import type { AnyCode } from "#contract/codes.ts";
import { PayType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { StoredValuePart } from "#contract/storedValue.ts";
import { isPeriodOver } from "#domain/payments/cardFaults.ts";
import { type Database, retried } from "#provider/db/database.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { members } from "#provider/db/tables/members.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { lockOrders } from "#provider/orders/lockOrder.ts";
import type { Parts } from "#provider/server/context.ts";
import { keyedHash } from "#provider/server/signing.ts";
import { returnUrl } from "./beginPayment.ts";
import { MOST_CARDS } from "./cards/cards.ts";
import { isPaid, newPayments, OPEN, type PaymentRow } from "./paymentRows.ts";
import { refundDue } from "./refundDue.ts";
import { settle } from "./settle.ts";
import { takeParts } from "./takeParts.ts";

export interface CardCharge extends Omit<VaultCharge, "lock" | "begin"> {
  /** What is paid together. */
  readonly order_nos: readonly string[];
  readonly stored_value: readonly StoredValuePart[] | undefined;
}

/**
 * Charges a card for what is left to pay of orders once balances have paid their parts. Orders that have such a payment
 * under way are led to it. Never inside a transaction.
 */
export function chargeCard(parts: Parts, charge: CardCharge): Promise<Charged> {
  const { order_nos } = charge;
  return chargeVault(parts, {
    ...charge,
    lock: (db) => lockOrders(db, order_nos),
    begin: (db, card) => begin(db, parts, charge, card),
  });
}

async function begin(
  db: Database,
  parts: Parts,
  { order_nos, uid, stored_value }: CardCharge,
  card: CardToPay,
): Promise<Begun> {
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
  if (known !== undefined) return { isKnown: true, trans_id: known.trans_id };
  const open = all.filter((order) => !isPaid(order));
  if (open.length === 0) return { refused: Code.alreadyPaid };
  const paid = all.filter(isPaid);
  const taken = await takeParts(db, { orders: open, paid, uid, stored_value, now }, parts);
  if (!taken.ok) return { refused: taken.code, data: taken.data };
  const left = taken.orders.filter((order) => !isPaid(order));
  const [covered] = taken.orders;
  if (left.length === 0 && covered?.trans_id) return { isKnown: true, trans_id: covered.trans_id };
  for (const { order_no } of left) {
    const on = { order_no, actor: "customer", uid, pay_type: PayType.card, now } as const;
    const applied = await applyAction(db, { ...on, action: "pay_online" });
    if (!applied.ok) return { refused: applied.code };
  }
  const by = { gateway_ref, pay_type: PayType.card, card_id, now } as const;
  const { first, amount, store_id } = await newPayments(db, left, by, parts);
  return { isKnown: false, payment: first, amount, store_id };
}

export interface VaultCharge {
  readonly uid: string;
  /** The number of what is paid: a card typed for once has one reference for it. */
  readonly subject: string;
  readonly title: string;
  readonly card_id?: string | undefined;
  readonly vault_token?: string | undefined;
  readonly wants_to_save: boolean;
  readonly origin: string;
  /** Of the client, which its bank's page leads back to. */
  readonly page_origin: string;
  readonly language: WireLanguage;
  readonly tableId: string | undefined;
  /** Keeps what is paid from other transactions. */
  readonly lock: (db: Database) => Promise<unknown>;
  /** Writes the payment down under that lock, or finds the one that is under way. */
  readonly begin: (db: Database, card: CardToPay) => Promise<Begun>;
}

/** Why it is not charged; `data` goes with the code. */
export interface Refused {
  readonly refused: AnyCode;
  readonly data?: unknown;
}

export type Begun =
  | Refused
  | { readonly isKnown: true; readonly trans_id: string }
  | {
      readonly isKnown: false;
      readonly payment: Pick<PaymentRow, "trans_id" | "gateway_ref">;
      readonly amount: number;
      readonly store_id: string;
    };

export type Charged = Refused | { readonly trans_id: string };

/**
 * Charges a card: what is to be charged is written down first, so that a crash in between leaves a payment that can be
 * asked about, and never money that nobody knows of. Taps that come together, and a token sent again, come to the one
 * payment. Never inside a transaction.
 */
export async function chargeVault(parts: Parts, charge: VaultCharge): Promise<Charged> {
  const card = await cardToPay(parts, charge);
  if ("refused" in card) return card;
  const begun = await retried(() => parts.db.transaction((db) => charge.begin(db, card)));
  if ("refused" in begun || begun.isKnown) return begun;
  const { payment, amount } = begun;
  const { trans_id, gateway_ref: ref } = payment;
  const { origin, page_origin, language, title, tableId } = charge;
  const return_url = returnUrl({ page_origin, trans_id, storeId: begun.store_id, tableId });
  const made = await parts.payment
    .charge({ ref, token: card.token, amount, title, return_url, origin, language })
    .catch((error: unknown) => {
      if (error instanceof RangeError) throw error;
      // No answer is no refusal: what became of it is asked for later.
      return { answer: "unknown", redirect_url: null } as const;
    });
  const { answer, redirect_url } = made;
  const now = parts.clock();
  const { refund_due } = await retried(() =>
    parts.db.transaction(async (db) => {
      await charge.lock(db);
      await db.update(payments).set({ redirect_url }).where(eq(payments.gateway_ref, ref));
      return settle(db, { trans_id, answer, now });
    }),
  );
  if (refund_due) await refundDue(parts);
  return { trans_id };
}

export interface CardToPay {
  /** What the vault knows it by. */
  readonly token: string;
  /** A card typed for once has one reference for what it pays: sent again it is the same charge. */
  readonly gateway_ref: string;
  /** The saved card that it is, or will be once it has paid. */
  readonly card_id: string | null;
}

type Asked = Pick<VaultCharge, "uid" | "subject" | "card_id" | "vault_token" | "wants_to_save">;

/** The card that an order or a purchase is to be paid with. 424: somebody else's; 427: unknown, used up or expired. */
async function cardToPay(
  parts: Parts,
  charge: Asked,
): Promise<CardToPay | { readonly refused: typeof Code.noPermission | typeof Code.cardInvalid }> {
  const { card_id, vault_token } = charge;
  if ((card_id === undefined) === (vault_token === undefined)) return { refused: Code.cardInvalid };
  return card_id === undefined
    ? typedCard(parts, charge, vault_token ?? "")
    : savedCard(parts, charge.uid, card_id);
}

/** The reference of a card typed for once, for the number of what it pays. */
export function typedCardRef(key: string, subject: string, vault_token: string): string {
  return `typed-${keyedHash(key, "typed card", subject, vault_token)}`;
}

async function savedCard({ db, clock, random }: Parts, uid: string, card_id: string) {
  const [card] = await db.select().from(cards).where(eq(cards.id, card_id));
  if (card === undefined || card.confirmed_at === null) return { refused: Code.cardInvalid } as const;
  if (card.uid !== uid) return { refused: Code.noPermission } as const;
  if (isPeriodOver(card.valid_period, clock())) return { refused: Code.cardInvalid } as const;
  return { token: card.vault_token, gateway_ref: `card-${random(18)}`, card_id };
}

async function typedCard(parts: Parts, charge: Asked, vault_token: string) {
  const { db, payment, signingKey } = parts;
  const gateway_ref = typedCardRef(signingKey, charge.subject, vault_token);
  const [known] = await db.select().from(payments).where(eq(payments.gateway_ref, gateway_ref));
  if (known !== undefined) return { token: vault_token, gateway_ref, card_id: known.card_id };
  const card = await payment.describe(vault_token);
  if (card === null || card.is_kept || isPeriodOver(card.valid_period, parts.clock()))
    return { refused: Code.cardInvalid } as const;
  if (!charge.wants_to_save || !(await hasRoom(parts, charge.uid)))
    return { token: vault_token, gateway_ref, card_id: null };
  const token = await payment.keep(vault_token);
  if (token === null) return { refused: Code.cardInvalid } as const;
  const { brand, last4, valid_period } = card;
  const id = `c-${parts.random(12)}`;
  // It can be paid with again once it has paid.
  await db.insert(cards).values({
    id,
    uid: charge.uid,
    vault_token: token,
    brand,
    last4,
    valid_period,
    created_at: parts.clock(),
  });
  return { token, gateway_ref, card_id: id };
}

async function hasRoom({ db }: Parts, uid: string): Promise<boolean> {
  const [member] = await db.select({ kind: members.kind }).from(members).where(eq(members.uid, uid));
  if (member?.kind !== "member") return false;
  return (await db.$count(cards, and(eq(cards.uid, uid), ne(cards.last4, "")))) < MOST_CARDS;
}
