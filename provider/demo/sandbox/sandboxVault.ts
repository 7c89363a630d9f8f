import { and, eq, like, lt } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { type CardFault, CardTyped } from "#contract/payment.ts";
import type { Database } from "#provider/db/database.ts";
import { sandboxCards } from "#provider/db/tables/cards.ts";
import { countTry } from "#provider/server/limits.ts";
import type { Connection } from "#provider/server/origins.ts";
import { keyedHash } from "#provider/server/signing.ts";
import { limitBody } from "#provider/server/limitBody.ts";
import { readTestCard, type TestCard } from "./sandboxCards.ts";

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

export type AddressOf = (headers: Headers, connection: Connection) => string;

interface VaultSurroundings {
  readonly db: Database;
  readonly vault: SandboxVault;
  readonly vaultKey: string;
  readonly clock: () => Date;
  readonly addressOf: AddressOf;
}

const Reached = z.object({ address: z.string() });

/** All guests of a restaurant may share an address; who tries numbers out needs thousands. */
const LIMIT = { name: "sandbox vault", most: 60, seconds: 60 };
/** A day, in seconds. */
const PREFLIGHT_LIFE = "86400";

/**
 * Where a browser sends a card, and gets a token for it (`Vault` of the contract). Any page may: the key is public, and
 * reads nothing. What is typed goes no further than these lines: into no log, no books, and no answer.
 */
export function vaultRoutes({ db, vault, vaultKey, clock, addressOf }: VaultSurroundings): Hono {
  const routes = new Hono();
  const at = "/sandbox/vault/cards";
  const refused = (context: Context, faults: CardFault[]) => context.json({ faults }, 422);

  routes.use(at, async (context, next) => {
    await next();
    context.header("access-control-allow-origin", "*");
    context.header("cache-control", "no-store");
    context.header("x-content-type-options", "nosniff");
  });

  routes.options(at, (context) => {
    context.header("access-control-allow-methods", "POST");
    context.header("access-control-allow-headers", "authorization, content-type");
    context.header("access-control-max-age", PREFLIGHT_LIFE);
    return context.body(null, 204);
  });

  routes.post(at, limitBody({ maxSize: 4_096 }), async (context) => {
    if (context.req.header("authorization") !== `Bearer ${vaultKey}`) return context.body(null, 401);
    const now = clock();
    const address = Reached.safeParse(context.env).data?.address ?? "";
    const seconds = await countTry(db, LIMIT, addressOf(context.req.raw.headers, { address }), now);
    if (seconds !== null) {
      context.header("retry-after", String(seconds));
      context.header("access-control-expose-headers", "retry-after");
      return context.body(null, 429);
    }
    if (!/^application\/json\b/i.test(context.req.header("content-type") ?? "")) {
      return context.body(null, 415);
    }
    const typed = CardTyped.safeParse(await context.req.json().catch(() => null));
    if (!typed.success) return context.body(null, 400);
    const { name, ...rest } = typed.data;
    const card = readTestCard(rest, now);
    // A name with digits in it is a number in the wrong field.
    const hasName = name.trim() !== "" && !/\d/.test(name.normalize("NFKC"));
    if (Array.isArray(card)) return refused(context, hasName ? card : [...card, "name"]);
    if (!hasName) return refused(context, ["name"]);
    const { behaviour: _, ...told } = card;
    return context.json({ token: await vault.store(card, now), ...told }, 201);
  });
  return routes;
}
