import { and, eq, ne } from "drizzle-orm";
import type * as z from "zod/mini";
import * as Code from "#contract/codes.ts";
import type { CardSaved } from "#contract/payment.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { type Database, retried } from "#provider/db/database.ts";
import { cards } from "#provider/db/tables/cards.ts";
import type { CardVault, VaultedCard } from "#provider/gateways/payments/paymentGateway.ts";
import { vaultAt } from "#provider/gateways/payments/paymentGateways.ts";
import { lockMember } from "#provider/members/member.ts";
import { answered } from "#provider/payments/atGateway.ts";
import type { Fail, Parts } from "#provider/server/context.ts";
import { cardsOf, confirmCard, MOST_CARDS, presentCards, retireCards } from "./cards.ts";

interface Wanted {
  readonly uid: string;
  readonly vault_token: string;
  readonly wants_default: boolean;
  /** The card whose place it takes. */
  readonly replaces?: string;
  readonly origin: string;
  readonly page_origin: string;
  readonly language: WireLanguage;
}

type Saved =
  /** 115: there are as many as there may be; 121: the vault has no such card (any more); 427: its bank does not agree. */
  | { readonly refused: typeof Code.saveFailed | typeof Code.incompleteCard | typeof Code.cardInvalid }
  | {
      readonly card_id: string;
      /** The page of the bank, which asks first; null where nothing is asked. */
      readonly redirect_url: string | null;
    };

/**
 * Has the vault keep a card that its member typed, and asks its bank: it can be paid with once that agreed. It is written
 * down before the vault is asked, so that of a card which a crash left there its vault is told to forget it
 * (`forgetCards`). Never inside a transaction.
 */
export async function saveCard(parts: Parts, wanted: Wanted): Promise<Saved> {
  const { clock, db, payment: gateways } = parts;
  const { language, origin, page_origin, vault_token } = wanted;
  const kept = vaultAt(gateways, "");
  if (kept === null) return { refused: Code.incompleteCard };
  const { name: gateway, vault } = kept;
  const typed = await answered(vault.describe(vault_token));
  // A token that is kept is nobody's to send.
  if (typed === null || typed.is_kept) return { refused: Code.incompleteCard };
  const id = await retried(() => db.transaction((inner) => write(inner, parts, { wanted, gateway, typed })));
  if (id === null) return { refused: Code.saveFailed };

  const token = await keepToken(parts, vault, { id, vault_token });
  if (token === null) return { refused: Code.incompleteCard };
  const return_url = `${page_origin}/cardList?card_id=${id}`;
  const { redirect_url } = await answered(vault.confirm({ token, return_url, origin, language }));
  const card = await answered(vault.describe(token));
  if (card === null || card.consent === "refused") {
    await retireCards(db, eq(cards.id, id));
    await forgetCard(parts, vault, { id, vault_token: token });
    return { refused: Code.cardInvalid };
  }
  if (card.consent !== "given") return { card_id: id, redirect_url };
  const card_id = await db.transaction((inner) => confirmCard(inner, id, clock()));
  return { card_id, redirect_url: null };
}

/** Null: there are as many as there may be. */
async function write(
  db: Database,
  parts: Parts,
  {
    wanted,
    gateway,
    typed,
  }: { readonly wanted: Wanted; readonly gateway: string; readonly typed: VaultedCard },
): Promise<string | null> {
  const { replaces, uid, vault_token, wants_default } = wanted;
  await lockMember(db, uid);
  const there = await db.$count(cards, and(eq(cards.uid, uid), ne(cards.last4, "")));
  if (replaces === undefined && there >= MOST_CARDS) return null;
  // Of the cards that are to take one's place the last one does.
  if (replaces !== undefined) await retireCards(db, eq(cards.replaces, replaces));
  const as = replaces === undefined ? { wants_default } : { wants_default, replaces };
  return writeCard(db, parts, { uid, gateway, vault_token, card: typed, ...as });
}

/** Writes a card down that its vault is about to keep; answers its id. */
export async function writeCard(
  db: Database,
  { clock, random }: Pick<Parts, "clock" | "random">,
  of: Pick<typeof cards.$inferInsert, "uid" | "gateway" | "vault_token" | "wants_default" | "replaces"> & {
    readonly card: VaultedCard;
  },
): Promise<string> {
  const { card, ...rest } = of;
  const { brand, last4, valid_period } = card;
  const id = `c-${random(12)}`;
  await db.insert(cards).values({ id, ...rest, brand, last4, valid_period, created_at: clock() });
  return id;
}

interface Token {
  /** Of the card that is written down. */
  readonly id: string;
  readonly vault_token: string;
}

/** Has the vault keep a card that is written down, and writes its lasting token; null, and it is gone, where it has none. */
export async function keepToken(
  { db }: Pick<Parts, "db">,
  vault: CardVault,
  { id, vault_token }: Token,
): Promise<string | null> {
  const token = await answered(vault.keep(vault_token));
  if (token === null) await db.delete(cards).where(eq(cards.id, id));
  else await db.update(cards).set({ vault_token: token }).where(eq(cards.id, id));
  return token;
}

/**
 * Has the vault forget a card that is gone for its member, also where it kept it and never got to say so. Answers whether
 * it has; one that cannot be reached is asked again later.
 */
export async function forgetCard(
  { db }: Pick<Parts, "db">,
  vault: CardVault,
  { id, vault_token }: Token,
): Promise<boolean> {
  try {
    const kept = await answered(vault.keep(vault_token));
    await answered(vault.forget(kept ?? vault_token));
  } catch {
    return false;
  }
  await db.delete(cards).where(eq(cards.id, id));
  return true;
}

/** What became of a card that was sent, for its member: there, or its bank asks first. */
export async function presentSaved(
  db: Database,
  { card_id, redirect_url }: Exclude<Saved, { refused: unknown }>,
  { uid, now }: { readonly uid: string; readonly now: Date },
  fail: Fail<typeof Code.saveFailed>,
): Promise<z.infer<typeof CardSaved>> {
  const all = presentCards(await cardsOf(db, uid), now);
  const card = all.find((each) => each.card_id === card_id) ?? null;
  return card === null && redirect_url === null ? fail(Code.saveFailed) : { card, redirect_url };
}
