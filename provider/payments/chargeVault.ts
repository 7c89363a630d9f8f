import { eq } from "drizzle-orm";
import type { Code } from "#contract/codes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { type Database, retried } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import type { Parts } from "#provider/server/context.ts";
import { type CardToPay, cardToPay } from "./cardToPay.ts";
import type { PaymentRow } from "./openPayment.ts";
import { refundDue } from "./refundDue.ts";
import { returnUrl } from "./returnUrl.ts";
import { settle } from "./settle.ts";

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
  readonly refused: Code;
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
