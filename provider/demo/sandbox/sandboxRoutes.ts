import { type Context, Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { CardFault } from "#contract/payment.ts";
import type { CardBehaviour } from "#provider/db/tables/cards.ts";
import { limitBody } from "#provider/server/limitBody.ts";
import type { Decision, SandboxBooks, SandboxPayment } from "./sandboxBooks.ts";
import { readTestCard } from "./sandboxCards.ts";
import { sandboxLanguage } from "./sandboxLanguage.ts";
import { challengePage, endPage, paymentPage } from "./sandboxPage.ts";

interface Surroundings {
  readonly books: SandboxBooks;
  readonly clock: () => Date;
  readonly random: (bytes: number) => string;
  /** Called when a customer has decided a payment. */
  readonly onDecided: (decision: Decision) => void;
}

const decisions: Readonly<Record<string, Decision>> = {
  approve: "approved",
  decline: "declined",
  timeout: "silent",
  abandon: "abandoned",
};

/** What the page of a card's bank leads to. */
const opinions: Readonly<Record<string, Decision>> = {
  accept: "approved",
  decline: "declined",
  close: "abandoned",
};

/** What a card that is typed on the payment page comes to; null: its bank asks first. */
const outcomes: Readonly<Record<CardBehaviour, Decision | null>> = {
  approve: "approved",
  decline: "declined",
  short: "declined",
  challenge: null,
  silent: "silent",
};

/** The sandbox's payment page, and the page of a card's bank (3-D Secure). */
export function sandboxRoutes(surroundings: Surroundings): Hono {
  const { books, clock, random, onDecided } = surroundings;
  const routes = new Hono();

  const frame = (context: Context) => ({
    language: sandboxLanguage(context.req.query("language"), context.req.header("accept-language")),
    nonce: random(16),
  });

  async function show(
    context: Context,
    payment: SandboxPayment | null,
    faults: readonly CardFault[] = [],
  ): Promise<Response> {
    const seen = frame(context);
    context.header("content-security-policy", policy(seen.nonce, payment));
    if (payment?.state !== "open") {
      const page = await endPage(seen, payment?.return_url ?? null);
      return context.html(page, payment === null ? 404 : 200);
    }
    // Once a card is chosen, its bank has the word.
    const isAsked = payment.card_last4 !== null;
    const page = isAsked ? challengePage(payment, seen) : paymentPage(payment, seen, faults);
    return context.html(await page, faults.length === 0 ? 200 : 422);
  }

  /** Decides, and sends the customer back; a second tap finds it decided and goes back just so. */
  async function decide(context: Context, payment: SandboxPayment, decision: Decision): Promise<Response> {
    if (await books.decide(payment.ref, decision, clock())) onDecided(decision);
    return context.redirect(payment.return_url, 303);
  }

  const find = (context: Context) => books.find(context.req.param("ref") ?? "", clock());
  const inForm = async (context: Context) => {
    const form = await context.req.formData();
    return (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
  };

  routes.use("/sandbox/*", limitBody({ maxSize: 4_096 }));
  routes.use("/sandbox/*", secureHeaders({ referrerPolicy: "no-referrer", xFrameOptions: "DENY" }));
  routes.use("/sandbox/*", async (context, next) => {
    if (context.req.method !== "GET" && isFromElsewhere(context)) return context.body(null, 403);
    await next();
    context.header("cache-control", "no-store");
  });

  routes.get("/sandbox/pay/:ref", async (context) => await show(context, await find(context)));
  routes.get("/sandbox/challenge/:ref", async (context) => await show(context, await find(context)));

  routes.post("/sandbox/pay/:ref", async (context) => {
    const payment = await find(context);
    if (payment === null) return await show(context, payment);
    const decision = decisions[(await inForm(context))("outcome")];
    // A card is charged through the vault alone.
    const isPossible = decision !== undefined && !(decision === "approved" && payment.method === "card");
    return isPossible ? await decide(context, payment, decision) : await show(context, payment);
  });

  routes.post("/sandbox/challenge/:ref", async (context) => {
    const payment = await find(context);
    const decision = opinions[(await inForm(context))("outcome")];
    const isAsked = payment !== null && payment.card_last4 !== null && decision !== undefined;
    return isAsked ? await decide(context, payment, decision) : await show(context, payment);
  });

  // What is typed here goes no further than the next lines: neither into a log nor into the books.
  routes.post("/sandbox/vault/:ref", async (context) => {
    const payment = await find(context);
    if (payment?.method !== "card") return await show(context, null);
    const typed = await inForm(context);
    const [number, valid_period, security_code] = [typed("number"), typed("expiry"), typed("security_code")];
    const card = readTestCard({ number, valid_period, security_code }, clock());
    if (Array.isArray(card)) return await show(context, payment, card);
    await books.useCard(payment.ref, card);
    const outcome = outcomes[card.behaviour];
    if (outcome !== null) return await decide(context, payment, outcome);
    const { language } = frame(context);
    return context.redirect(`/sandbox/challenge/${payment.ref}?language=${language}`, 303);
  });
  return routes;
}

/** No script, no picture, nothing from elsewhere; a form may lead back to the store, and only there. */
function policy(nonce: string, payment: SandboxPayment | null): string {
  const back = payment === null ? "" : ` ${new URL(payment.return_url).origin}`;
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `form-action 'self'${back}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Whether another site's page sends this form. */
function isFromElsewhere(context: Context): boolean {
  const site = context.req.header("sec-fetch-site");
  return site !== undefined && site !== "same-origin";
}
