import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { holdsRight } from "#domain/staff/rights.ts";
import { isLocale } from "#domain/values/localeCodes.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Settings } from "#provider/operations/settings.ts";
import type { Parts } from "#provider/server/context.ts";
import { clientOrigin } from "#provider/server/origins.ts";
import { boardCalls, boardEventRoutes } from "./board/boardCalls.ts";
import { closeCalls } from "./close/closeCalls.ts";
import { closeFileRoutes } from "./close/closeFiles.ts";
import { type Counter, counterOf } from "./counter.ts";
import { couponCalls } from "./coupons/couponCalls.ts";
import { askedAt, audited } from "./deskAccess.ts";
import { formField } from "./frame/form.ts";
import { auditCalls, auditFileRoutes } from "#provider/staff/auditCalls.ts";
import { audit } from "#provider/staff/audit.ts";
import { worksAt } from "#provider/staff/accounts.ts";
import { askedFrom, deskCallRoutes, lacksCode } from "#provider/staff/deskDispatch.ts";
import {
  DESK_COOKIE,
  deskCookie,
  endDeskSession,
  findDeskSession,
  type Signed,
  standingOf,
  stayOpen,
} from "#provider/staff/deskSession.ts";
import { doorCalls } from "#provider/staff/doorCalls.ts";
import { ownCalls } from "#provider/staff/ownCalls.ts";
import { peopleCalls } from "#provider/staff/peopleCalls.ts";
import { pinCalls } from "#provider/staff/pinCalls.ts";
import { tabletCalls } from "#provider/staff/tabletCalls.ts";
import { goodsCalls } from "./goods/goodsCalls.ts";
import { homeCalls } from "./home/homeCalls.ts";
import { shippingCalls } from "./mall/shippingCalls.ts";
import { findCalls, orderFileRoutes } from "./find/findCalls.ts";
import { slipRoutes } from "./mall/slipRoutes.ts";
import { kitchenCalls, kitchenEventRoutes } from "./kitchen/kitchenCalls.ts";
import { mailRoutes } from "./notices/mailRoutes.ts";
import { messageCalls } from "./notices/messageCalls.ts";
import { type DeskFrontend, deskPages } from "./deskPages.ts";
import { deskPolicy, sendForbidden, sendMissing } from "./frame/page.ts";
import { printerCalls } from "./kitchen/printers/printerCalls.ts";
import { feedbackCalls } from "./reviews/feedbackCalls.ts";
import { reviewCalls } from "./reviews/reviewCalls.ts";
import { settingsCalls } from "./settings/settingsCalls.ts";
import { LANGUAGE_COOKIE } from "./frame/speech.ts";
import { oldAddresses } from "./stores/oldAddresses.ts";
import { storeCalls } from "./stores/storeCalls.ts";
import { tableOrderCalls } from "./tables/order/tableOrderCalls.ts";
import { tableCardCalls } from "./tables/tableCardCalls.ts";
import { counterUseRoutes } from "./vouchers/counterUses.ts";
import { giftRoutes } from "./vouchers/giftRoutes.ts";

export interface DeskOptions {
  readonly parts: Parts;
  /** With the desk's application; null: there are no pages, and its calls alone are answered. */
  readonly frontend: { readonly desk: DeskFrontend } | null;
  /** An answer that breaks the contract fails. */
  readonly isStrict: boolean;
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

declare module "hono" {
  interface ContextVariableMap {
    /** Who has signed in at the desk, behind its door. */
    signed: Signed;
  }
}

/** The store's counter under `/desk`: the application's page and calls, and pages of HTML for what it does not show yet. */
export function createDesk({ parts, frontend, isStrict, log, drain }: DeskOptions): Desk {
  const desk = new Hono().basePath("/desk");
  const counter = counterOf(parts, drain);
  const closing = new AbortController();

  desk.use(async (context, next) => {
    // Files of the application are named by their content, and say themselves how long they are kept.
    if (!context.req.path.startsWith("/desk/assets/")) context.header("cache-control", "no-store");
    context.header("content-security-policy", deskPolicy(null));
    context.header("x-content-type-options", "nosniff");
    context.header("referrer-policy", "same-origin");
    const isForm = context.req.method === "POST";
    if (isForm && !isSameOrigin(context, parts.settings)) return context.text("Forbidden", 403);
    return next();
  });
  const calls = [
    ...doorCalls,
    ...ownCalls,
    ...peopleCalls,
    ...tabletCalls,
    ...pinCalls,
    ...auditCalls,
    ...storeCalls,
    ...boardCalls,
    ...kitchenCalls,
    ...printerCalls,
    ...tableOrderCalls,
    ...findCalls,
    ...closeCalls,
    ...settingsCalls,
    ...goodsCalls,
    ...reviewCalls,
    ...feedbackCalls,
    ...messageCalls,
    ...couponCalls,
    ...homeCalls,
    ...tableCardCalls,
    ...shippingCalls,
  ];
  desk.route("/", deskCallRoutes(calls, { parts, log, drain, isStrict }));
  desk.route("/", auditFileRoutes(parts));
  desk.route("/", orderFileRoutes(parts));
  desk.route("/", closeFileRoutes(parts));
  desk.route("/", boardEventRoutes(parts, closing.signal));
  desk.route("/", kitchenEventRoutes(parts, closing.signal));
  desk.route("/", languageRoutes(counter));
  desk.route("/", leavingRoutes(counter));
  desk.route("/", deskPages(frontend?.desk ?? null, parts));
  desk.use(async (context, next) => {
    const signed = await findDeskSession(getCookie(context, DESK_COOKIE), parts);
    if (signed === null) return context.redirect("/desk/login", 303);
    if (lacksCode(signed, parts.settings)) return context.redirect("/desk/account", 303);
    const asked = askedAt(context.req.method, new URL(context.req.url).pathname.replace(/^\/desk/, ""));
    const isOwn = asked.store_id === null || worksAt(signed.staff, asked.store_id);
    if (!isOwn || !holdsRight(standingOf(signed), asked.right)) return sendForbidden(context, parts);
    context.set("signed", signed);
    // Whoever opens a page is there.
    await stayOpen(parts.db, signed, parts.clock());
    return asked.deed === null
      ? next()
      : audited({ ...asked, deed: asked.deed, signed }, context, next, parts);
  });
  desk.route("/", oldAddresses(counter));
  desk.route("/", counterUseRoutes(counter));
  desk.route("/", giftRoutes(counter));
  desk.route("/", slipRoutes(counter));
  desk.route("/", mailRoutes(parts));
  desk.all("*", (context) => sendMissing(context, parts));

  return { routes: desk, release: () => closing.abort() };
}

/** The way out, which ends the session. */
function leavingRoutes({ parts }: Counter): Hono {
  const routes = new Hono();
  routes.post("/leave", async (context) => {
    const signed = await findDeskSession(getCookie(context, DESK_COOKIE), parts);
    const now = parts.clock();
    if (signed !== null)
      await parts.db.transaction(async (db) => {
        await endDeskSession(db, signed, now);
        const actor = { staff: signed.staff, ...askedFrom(context, parts, signed.tablet) };
        await audit(db, actor, { did: "desk.signout", subject: signed.staff.id }, now);
      });
    deleteCookie(context, DESK_COOKIE, deskCookie(context, parts.settings));
    return context.redirect("/desk/login", 303);
  });
  return routes;
}

const YEAR = 31_536_000;

/** Keeps the language chosen at the foot of a page, and leads back to that page. */
function languageRoutes({ parts }: Counter): Hono {
  const routes = new Hono();
  routes.post("/language", async (context) => {
    const chosen = await formField(context, "language");
    if (isLocale(chosen)) {
      setCookie(context, LANGUAGE_COOKIE, chosen, { ...deskCookie(context, parts.settings), maxAge: YEAR });
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
