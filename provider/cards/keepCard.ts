import type { WireLanguage } from "#contract/scalars.ts";
import type { VaultedCard } from "#provider/gateways/payment/payment.ts";
import type { Parts } from "#provider/server/context.ts";

export type Kept =
  /** 121: the vault has no such card (any more); 427: its bank does not agree to its being kept. */
  | { readonly refused: 121 | 427 }
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
  if (typed === null || typed.is_kept) return { refused: 121 };
  const vault_token = await payment.keep(asked.vault_token);
  if (vault_token === null) return { refused: 121 };
  const card_id = `c-${random(12)}`;
  const return_url = `${page_origin}/cardList?card_id=${card_id}`;
  const { redirect_url } = await payment.confirm({ token: vault_token, return_url, origin, language });
  const card = await payment.describe(vault_token);
  if (card === null || card.consent === "refused") {
    await payment.forget(vault_token);
    return { refused: 427 };
  }
  return { card_id, vault_token, card, redirect_url };
}
