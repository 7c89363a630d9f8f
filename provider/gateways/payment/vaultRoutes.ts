import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { type CardFault, CardTyped } from "#contract/payment.ts";
import type { Database } from "#provider/db/database.ts";
import { countTry } from "#provider/limits.ts";
import type { Connection } from "#provider/surroundings.ts";
import { readTestCard } from "./sandboxCards.ts";
import type { SandboxVault } from "./sandboxVault.ts";

export type AddressOf = (headers: Headers, connection: Connection) => string;

interface Surroundings {
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
export function vaultRoutes({ db, vault, vaultKey, clock, addressOf }: Surroundings): Hono {
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

  routes.post(at, bodyLimit({ maxSize: 4_096 }), async (context) => {
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
