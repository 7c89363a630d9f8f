import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { isLocale } from "#domain/values/localeCodes.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Settings } from "#provider/operations/settings.ts";
import type { Parts } from "#provider/server/context.ts";
import { clientOrigin } from "#provider/server/origins.ts";
import { boardRoutes } from "./board/boardRoutes.ts";
import { guestRoutes } from "./board/guests.ts";
import { type Counter, counterOf } from "./counter.ts";
import { couponRoutes } from "./coupons/couponRoutes.ts";
import { deskAddress, deskSignIn } from "./deskSignIn.ts";
import { DESK_COOKIE, findDeskSession, isHttps } from "./deskSession.ts";
import { formField } from "./form.ts";
import { goodsRoutes } from "./goods.ts";
import { homeRoutes } from "./home/homeRoutes.ts";
import { storeRoutes } from "./home/storePages.ts";
import { shippingRoutes } from "./mall/shippingRoutes.ts";
import { mailRoutes } from "./notices/mails.ts";
import { textRoutes } from "./notices/texts.ts";
import { orderRoutes } from "./orders/orderRoutes.ts";
import { deskPolicy, sendMissing } from "./page.ts";
import { feedbackRoutes } from "./reviews/feedback.ts";
import { reviewRoutes } from "./reviews/reviews.ts";
import { settingsRoutes } from "./settings/settingsRoutes.ts";
import { LANGUAGE_COOKIE } from "./speech.ts";
import { tableCardRoutes } from "./tables/tableCards.ts";
import { tableRoutes } from "./tables/tables.ts";
import { counterUseRoutes } from "./vouchers/counterUses.ts";
import { giftRoutes } from "./vouchers/giftRoutes.ts";

export interface DeskOptions {
  readonly parts: Parts;
  readonly password: string;
  /** Hears who came in, who was refused or held up, and who did what with money. */
  readonly log: Log;
  /** Sends what a transaction left in the outbox. */
  readonly drain: () => void;
}

export interface Desk {
  readonly routes: Hono;
  /** Lets go of those who follow a board, so that the server can close. */
  readonly release: () => void;
}

/** What gives money or its worth back, or takes it. */
const MONEY = /\/(refund|reverse|cancel|pay_cash|settle|confirm|gift|gifts|send|withdraw)$/;

/** The store's counter under `/desk`: orders as they arrive, tables, calls, goods. Server-rendered, for a tablet. */
export function createDesk({ parts, password, log, drain }: DeskOptions): Desk {
  const desk = new Hono().basePath("/desk");
  const counter = counterOf(parts, drain);
  const closing = new AbortController();
  const lock = { signingKey: parts.signingKey, password };
  const sessionOf = (value: string | undefined) =>
    findDeskSession(parts.db, value, { lock, now: parts.clock() });

  desk.use(async (context, next) => {
    context.header("cache-control", "no-store");
    context.header("content-security-policy", deskPolicy(null));
    context.header("x-content-type-options", "nosniff");
    context.header("referrer-policy", "same-origin");
    const isForm = context.req.method === "POST";
    if (isForm && !isSameOrigin(context, parts.settings)) return context.text("Forbidden", 403);
    return next();
  });
  desk.route("/", deskSignIn(counter, { log, password }));
  desk.route("/", languageRoutes(counter));
  desk.use(async (context, next) => {
    const session = await sessionOf(getCookie(context, DESK_COOKIE));
    if (session === null) return context.redirect("/desk/login", 303);
    await next();
    const done = MONEY.exec(context.req.path)?.[1];
    if (context.req.method !== "POST" || done === undefined) return;
    // What the desk then says, "reason_missing" say; nothing when it was done. Words that were typed stay out.
    const said = /[?&]said=(\w+)/.exec(context.res.headers.get("location") ?? "")?.[1] ?? null;
    const { pathname: at } = new URL(context.req.url);
    log.info(`desk: ${done}`, { at, said, session, address: deskAddress(context, parts) });
  });
  desk.route("/", storeRoutes(counter));
  // Before whatever has a store's name in this place.
  desk.route("/", homeRoutes(counter));
  desk.route("/", feedbackRoutes(counter));
  desk.route("/", couponRoutes(counter));
  desk.route("/", boardRoutes(counter, { sessionOf, closing: closing.signal }));
  desk.route("/", orderRoutes(counter));
  desk.route("/", tableRoutes(counter));
  desk.route("/", tableCardRoutes(counter));
  desk.route("/", goodsRoutes(counter));
  desk.route("/", counterUseRoutes(counter));
  desk.route("/", giftRoutes(counter));
  desk.route("/", settingsRoutes(counter));
  desk.route("/", shippingRoutes(counter));
  desk.route("/", guestRoutes(counter));
  desk.route("/", reviewRoutes(counter));
  desk.route("/", textRoutes(counter));
  desk.route("/", mailRoutes(counter));
  desk.all("*", (context) => sendMissing(context, parts));

  return { routes: desk, release: () => closing.abort() };
}

const YEAR = 31_536_000;

/** Keeps the language chosen at the foot of a page, and leads back to that page. */
function languageRoutes({ parts }: Counter): Hono {
  const routes = new Hono();
  routes.post("/language", async (context) => {
    const chosen = await formField(context, "language");
    if (isLocale(chosen)) {
      setCookie(context, LANGUAGE_COOKIE, chosen, {
        path: "/desk",
        httpOnly: true,
        sameSite: "Strict",
        secure: isHttps(context, parts.settings),
        maxAge: YEAR,
      });
    }
    return context.redirect(pageOfDesk(await formField(context, "back")), 303);
  });
  return routes;
}

/** A page of the desk, whatever somebody else's form asks for. */
function pageOfDesk(wanted: string): string {
  const url = URL.parse(wanted, "http://desk");
  const isOurs = url?.origin === "http://desk" && /^\/desk(?:\/|$)/.test(url.pathname);
  return isOurs ? `${url.pathname}${url.search}` : "/desk";
}

/**
 * Whether a form was sent from a page of our own. The scheme is not compared: behind a proxy that ends TLS the provider
 * does not know it.
 */
function isSameOrigin(
  context: Context,
  { publicOrigin, trustProxy }: Pick<Settings, "publicOrigin" | "trustProxy">,
): boolean {
  const origin = context.req.header("origin");
  if (origin === undefined || origin === "null")
    return context.req.header("sec-fetch-site") === "same-origin";
  const known = [clientOrigin(context.req.raw, { publicOrigin: null, trustProxy }), publicOrigin];
  const host = URL.parse(origin)?.host;
  return host !== undefined && known.some((one) => one !== null && URL.parse(one)?.host === host);
}
