import { Hono } from "hono";
import type { Database } from "#provider/db/database.ts";
import { sign } from "#provider/server/signing.ts";
import { type Decision, sandboxBooks } from "./sandboxBooks.ts";
import { sandboxGateway } from "./sandboxGateway.ts";
import { sandboxRoutes } from "./sandboxRoutes.ts";
import { type AddressOf, sandboxVault, vaultRoutes } from "./sandboxVault.ts";
import { webhookSender } from "./webhook.ts";

/** Milliseconds that inquiries hang when a customer chose "pay, but answer late". */
const SILENCE = 8_000;

interface Surroundings {
  readonly db: Database;
  readonly clock: () => Date;
  /** Unguessable text of so many random bytes, base64url. */
  readonly random: (bytes: number) => string;
  readonly signingKey: string;
  /** Takes a notice to the provider, which asks what became of the payment; not taken, it is told again later. */
  readonly deliver: (request: Request) => Promise<Response>;
  /** Origins beside the provider's own that customers may be sent back to. */
  readonly knownOrigins?: readonly string[];
  readonly silence?: number;
  /** Origin by which browsers reach the vault, where it has one of its own. */
  readonly vaultOrigin?: string | null;
  /** The network address that a request comes from, by which the vault limits how often it is tried. */
  readonly addressOf?: AddressOf;
  /** Tells every result three times and in no order. */
  readonly isUnruly?: boolean;
}

/**
 * A payment service for trying things out: a hosted page where one approves, declines, gives up, or pays and is
 * answered late, a vault for cards, and the page of a card's bank. It stands for a service outside, so only an inquiry or its webhook tells a result. Mount `routes` at
 * the root, call `start` once the database is open and `close` before it closes.
 */
export function sandboxPayments(surroundings: Surroundings): {
  readonly gateway: ReturnType<typeof sandboxGateway>;
  readonly routes: Hono;
  readonly start: () => void;
  readonly close: () => Promise<void>;
} {
  const { db, clock, random, signingKey, deliver, knownOrigins = [], silence = SILENCE } = surroundings;
  const { addressOf = () => "", vaultOrigin = null } = surroundings;
  const books = sandboxBooks(db, { silence });
  const vault = sandboxVault({ db, random, signingKey });
  const vaultKey = `pk_${sign(signingKey, "sandbox vault", "public")}`;
  const onDecided = (decision: Decision) =>
    decision === "silent" ? sender.tellIn(silence) : sender.tellSoon();
  const gateway = sandboxGateway({
    books,
    vault,
    vaultKey,
    vaultOrigin,
    signingKey,
    clock,
    knownOrigins,
    silence,
    onDecided,
  });
  const routes = new Hono()
    .route("/", vaultRoutes({ db, vault, vaultKey, clock, addressOf }))
    .route("/", sandboxRoutes({ books, clock, random, onDecided }));
  const { isUnruly = false } = surroundings;
  const sender = webhookSender({ books, signingKey, clock, random, deliver, isUnruly });

  return { gateway, routes, start: sender.tellSoon, close: sender.close };
}
