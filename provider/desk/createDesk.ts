import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { Log } from "#provider/log.ts";
import type { Parts } from "#provider/parts.ts";
import { boardRoutes } from "./boardRoutes.ts";
import { counterOf } from "./counter.ts";
import { couponRoutes } from "./coupons/couponRoutes.ts";
import { deskAddress, deskDoor } from "./deskDoor.ts";
import { deskPolicy } from "./deskPolicy.ts";
import { DESK_COOKIE, findDeskSession } from "./deskSession.ts";
import { feedbackRoutes } from "./feedback/feedbackRoutes.ts";
import { goodsRoutes } from "./goodsRoutes.ts";
import { guestRoutes } from "./guestRoutes.ts";
import { homeRoutes } from "./homePage/homeRoutes.ts";
import { isSameOrigin } from "./isSameOrigin.ts";
import { languageRoutes } from "./languageRoutes.ts";
import { mailRoutes } from "./mails/mailRoutes.ts";
import { orderRoutes } from "./orderRoutes.ts";
import { reviewRoutes } from "./reviews/reviewRoutes.ts";
import { sendMissing } from "./sendPage.ts";
import { settingsRoutes } from "./settings/settingsRoutes.ts";
import { shippingRoutes } from "./shipping/shippingRoutes.ts";
import { storeRoutes } from "./storeRoutes.ts";
import { tableCardRoutes } from "./tableCards/tableCardRoutes.ts";
import { tableRoutes } from "./tableRoutes.ts";
import { textRoutes } from "./textRoutes.ts";
import { giftRoutes } from "./uses/giftRoutes.ts";
import { counterUseRoutes } from "./uses/counterUseRoutes.ts";

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
  desk.route("/", deskDoor(counter, { log, password }));
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
