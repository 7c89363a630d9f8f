import type * as z from "zod/mini";
import * as Code from "#contract/codes.ts";
import type { CardSaved } from "#contract/payment.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { cards } from "#provider/db/tables/cards.ts";
import type { VaultedCard } from "#provider/gateways/payment.ts";
import type { Fail, Parts } from "#provider/server/context.ts";
import { cardsOf, confirmCard, presentCards } from "./cards.ts";

/** Writes a card down that the vault keeps; it can be paid with once its bank agreed. Its member is locked. */
export async function saveCard(
  db: Database,
  kept: Exclude<Kept, { refused: typeof Code.incompleteCard | typeof Code.cardInvalid }>,
  as: {
    readonly uid: string;
    readonly wants_default: boolean;
    /** The card whose place it takes. */
    readonly replaces?: string;
    readonly now: Date;
  },
  fail: Fail<typeof Code.saveFailed>,
): Promise<z.infer<typeof CardSaved>> {
  const { card_id, vault_token, redirect_url } = kept;
  const { brand, last4, valid_period, consent } = kept.card;
  const { uid, wants_default, replaces = null, now } = as;
  const seen = { brand, last4, valid_period, wants_default, replaces };
  await db.insert(cards).values({ id: card_id, uid, vault_token, ...seen, created_at: now });
  if (consent !== "given") return { card: null, redirect_url };
  const id = await confirmCard(db, card_id, now);
  const all = presentCards(await cardsOf(db, uid), now);
  return { card: all.find((each) => each.card_id === id) ?? fail(Code.saveFailed), redirect_url: null };
}

type Kept =
  /** 121: the vault has no such card (any more); 427: its bank does not agree to its being kept. */
  | { readonly refused: typeof Code.incompleteCard | typeof Code.cardInvalid }
  | {
      readonly card_id: string;
      readonly vault_token: string;
      readonly card: VaultedCard;
      /** The page of the bank, which asks first; null where nothing is asked. */
      readonly redirect_url: string | null;
    };

/** Has the vault keep a card that its member typed, and asks its bank. Never inside a transaction. */
export async function keepCard(
  { payment, random }: Pick<Parts, "payment" | "random">,
  asked: {
    readonly vault_token: string;
    readonly origin: string;
    readonly page_origin: string;
    readonly language: WireLanguage;
  },
): Promise<Kept> {
  const { origin, page_origin, language } = asked;
  const typed = await payment.describe(asked.vault_token);
  // A token that is kept is nobody's to send.
  if (typed === null || typed.is_kept) return { refused: Code.incompleteCard };
  const vault_token = await payment.keep(asked.vault_token);
  if (vault_token === null) return { refused: Code.incompleteCard };
  const card_id = `c-${random(12)}`;
  const return_url = `${page_origin}/cardList?card_id=${card_id}`;
  const { redirect_url } = await payment.confirm({ token: vault_token, return_url, origin, language });
  const card = await payment.describe(vault_token);
  if (card === null || card.consent === "refused") {
    await payment.forget(vault_token);
    return { refused: Code.cardInvalid };
  }
  return { card_id, vault_token, card, redirect_url };
}
