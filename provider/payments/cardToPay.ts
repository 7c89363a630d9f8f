import { and, eq, ne } from "drizzle-orm";
import { isPeriodOver } from "#domain/payments/cardFaults.ts";
import { MOST_CARDS } from "#provider/cards/mostCards.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { members } from "#provider/db/tables/members.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { keyedHash } from "#provider/server/signing.ts";
import type { Parts } from "#provider/server/context.ts";
import type { VaultCharge } from "./chargeVault.ts";

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
export async function cardToPay(
  parts: Parts,
  charge: Asked,
): Promise<CardToPay | { readonly refused: 424 | 427 }> {
  const { card_id, vault_token } = charge;
  if ((card_id === undefined) === (vault_token === undefined)) return { refused: 427 };
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
  if (card === undefined || card.confirmed_at === null) return { refused: 427 } as const;
  if (card.uid !== uid) return { refused: 424 } as const;
  if (isPeriodOver(card.valid_period, clock())) return { refused: 427 } as const;
  return { token: card.vault_token, gateway_ref: `card-${random(18)}`, card_id };
}

async function typedCard(parts: Parts, charge: Asked, vault_token: string) {
  const { db, payment, signingKey } = parts;
  const gateway_ref = typedCardRef(signingKey, charge.subject, vault_token);
  const [known] = await db.select().from(payments).where(eq(payments.gateway_ref, gateway_ref));
  if (known !== undefined) return { token: vault_token, gateway_ref, card_id: known.card_id };
  const card = await payment.describe(vault_token);
  if (card === null || card.is_kept || isPeriodOver(card.valid_period, parts.clock()))
    return { refused: 427 } as const;
  if (!charge.wants_to_save || !(await hasRoom(parts, charge.uid)))
    return { token: vault_token, gateway_ref, card_id: null };
  const token = await payment.keep(vault_token);
  if (token === null) return { refused: 427 } as const;
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
