import { and, eq, like, lt } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { sandboxCards } from "#provider/db/tables/cards.ts";
import { keyedHash } from "#provider/keyedHash.ts";
import type { TestCard } from "./sandboxCards.ts";

export type VaultCard = typeof sandboxCards.$inferSelect;

/** Tokens of cards that are good for one thing, and of those that are kept. */
const ONCE = "tok_";
const KEPT = "card_";

/** Milliseconds after which a token that nothing was done with lapses. */
const LAPSES = 3_600_000;

interface Surroundings {
  readonly db: Database;
  readonly random: (bytes: number) => string;
  readonly signingKey: string;
}

/** The sandbox's vault: what a token stands for. No number was ever in it. */
export function sandboxVault({ db, random, signingKey }: Surroundings) {
  const of = (token: string) => eq(sandboxCards.token, token);

  async function find(token: string, now: Date): Promise<VaultCard | null> {
    const [card] = await db.select().from(sandboxCards).where(of(token));
    const hasLapsed = token.startsWith(ONCE) && card && card.created_at.getTime() + LAPSES <= now.getTime();
    return card === undefined || hasLapsed ? null : card;
  }

  return {
    find,
    isKept: (token: string) => token.startsWith(KEPT),

    /** Answers a token that is good for one payment, or for keeping the card. */
    async store(card: TestCard, now: Date): Promise<string> {
      const token = `${ONCE}${random(18)}`;
      const old = new Date(now.getTime() - LAPSES);
      await db
        .delete(sandboxCards)
        .where(and(like(sandboxCards.token, `${ONCE}%`), lt(sandboxCards.created_at, old)));
      await db.insert(sandboxCards).values({ token, ...card, created_at: now });
      return token;
    },

    /** Makes the card of a one-time token one that stays; the same card again for the same token. */
    async keep(token: string, now: Date): Promise<VaultCard | null> {
      // Whoever typed the card knows the one token, and nobody but the provider the other.
      const kept = `${KEPT}${keyedHash(signingKey, "kept card", token)}`;
      const card = token.startsWith(ONCE) ? await find(token, now) : null;
      if (card !== null) {
        await db
          .insert(sandboxCards)
          .values({ ...card, token: kept, created_at: now })
          .onConflictDoNothing();
        await db.delete(sandboxCards).where(of(token));
      }
      return find(kept, now);
    },

    /** A card that is good for one thing is used up by it. */
    async useUp(token: string): Promise<void> {
      if (token.startsWith(ONCE)) await db.delete(sandboxCards).where(of(token));
    },

    async forget(token: string): Promise<void> {
      await db.delete(sandboxCards).where(of(token));
    },
  };
}

export type SandboxVault = ReturnType<typeof sandboxVault>;
