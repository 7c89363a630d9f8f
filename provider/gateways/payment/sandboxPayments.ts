import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import type { Database } from "#provider/db/database.ts";
import { sandboxPayments as table } from "#provider/db/tables/payments.ts";
import type { GatewayAnswer, PaymentGateway } from "#provider/gateways/payment.ts";
import { sandboxBooks, type SandboxPayment } from "./sandboxBooks.ts";
import { sandboxMethod } from "./sandboxMethod.ts";
import { sandboxRoutes } from "./sandboxRoutes.ts";
import { webhookSender } from "./webhookSender.ts";

/** Milliseconds that inquiries hang when a customer chose "pay, but answer late". */
const SILENCE = 8_000;

interface Surroundings {
  readonly db: Database;
  readonly clock: () => Date;
  /** Unguessable text of so many random bytes, base64url. */
  readonly random: (bytes: number) => string;
  readonly signingKey: string;
  /** Called for each webhook taken, at least once for a payment: ask what became of it. Rejects: told again later. */
  readonly onResult: (ref: string) => Promise<void>;
  /** Origins beside the provider's own that customers may be sent back to. */
  readonly knownOrigins?: readonly string[];
  readonly silence?: number;
  /** Takes a webhook to the provider; to the routes of this very process when not given. */
  readonly deliver?: (request: Request) => Promise<Response>;
  /** Tells every result three times and in no order. */
  readonly isUnruly?: boolean;
}

/**
 * A payment service for trying things out: a hosted page where one approves, declines, gives up, or pays and is
 * answered late. It stands for a service outside, so only an inquiry or its webhook tells a result. Mount `routes` at
 * the root, call `start` once the database is open and `close` before it closes.
 */
export function sandboxPayments(surroundings: Surroundings): {
  readonly gateway: PaymentGateway;
  readonly routes: Hono;
  readonly start: () => void;
  readonly close: () => Promise<void>;
} {
  const { db, clock, random, signingKey, onResult, knownOrigins = [], silence = SILENCE } = surroundings;
  const books = sandboxBooks(db, { silence });
  const routes = sandboxRoutes({
    books,
    signingKey,
    clock,
    random,
    onResult,
    onDecided: (decision) => (decision === "silent" ? sender.tellIn(silence) : sender.tellSoon()),
  });
  const { deliver = async (request) => await routes.fetch(request), isUnruly = false } = surroundings;
  const sender = webhookSender({ books, signingKey, clock, random, deliver, isUnruly });

  const gateway: PaymentGateway = {
    async begin({ db: transaction, ref, amount, pay_type, title, return_url, origin, language, now }) {
      const back = new URL(return_url).origin;
      if (back !== origin && !knownOrigins.includes(back)) throw new RangeError(`Unknown way back: ${back}`);
      const method = sandboxMethod(pay_type);
      const begun = { ref, amount, method, title, return_url, state: "open", created_at: now } as const;
      await transaction.insert(table).values(begun).onConflictDoNothing();
      const [known] = await transaction.select().from(table).where(eq(table.ref, ref));
      if (known?.amount !== amount) throw new RangeError(`Payment ${ref} was begun with another amount`);
      const asked = language === undefined ? "" : `?language=${language}`;
      return { redirect_url: `${origin}/sandbox/pay/${encodeURIComponent(ref)}${asked}` };
    },
    async inquire(ref) {
      const now = clock();
      const payment = await books.find(ref, now).catch(() => undefined);
      return payment === undefined ? "unknown" : answerOf(payment, now);
    },
    refund: (ref) => books.refund(ref),
  };
  return { gateway, routes, start: sender.tellSoon, close: sender.close };
}

/** What these books say of a payment; of one that never began they know that nothing was charged. */
function answerOf(payment: SandboxPayment | null, now: Date): GatewayAnswer {
  if (payment === null) return "failed";
  const isHanging = payment.answers_at !== null && payment.answers_at > now;
  const answers: Readonly<Record<SandboxPayment["state"], GatewayAnswer>> = {
    open: "unknown",
    approved: isHanging ? "unknown" : "paid",
    declined: "failed",
    abandoned: "abandoned",
    refunded: "refunded",
  };
  return answers[payment.state];
}
