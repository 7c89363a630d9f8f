import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { Parts } from "#provider/parts.ts";
import { boardRoutes } from "./boardRoutes.ts";
import { counterOf } from "./counter.ts";
import { couponRoutes } from "./coupons/couponRoutes.ts";
import { deskDoor } from "./deskDoor.ts";
import { deskPolicy } from "./deskPolicy.ts";
import { DESK_COOKIE, isDeskPass } from "./deskSession.ts";
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
  /** Sends what a transaction left in the outbox. */
  readonly drain: () => void;
}

export interface Desk {
  readonly routes: Hono;
  /** Lets go of those who follow a board, so that the server can close. */
  readonly release: () => void;
}

/** The store's counter under `/desk`: orders as they arrive, tables, calls, goods. Server-rendered, for a tablet. */
export function createDesk({ parts, password, drain }: DeskOptions): Desk {
  const desk = new Hono().basePath("/desk");
  const counter = counterOf(parts, drain);
  const closing = new AbortController();
  const lock = { signingKey: parts.signingKey, password };
  const isPass = (value: string | undefined) => isDeskPass(value, lock, parts.clock());

  desk.use(async (context, next) => {
    context.header("cache-control", "no-store");
    context.header("content-security-policy", deskPolicy(null));
    context.header("x-content-type-options", "nosniff");
    context.header("referrer-policy", "same-origin");
    const isForm = context.req.method === "POST";
    if (isForm && !isSameOrigin(context, parts.settings)) return context.text("Forbidden", 403);
    return next();
  });
  desk.route("/", deskDoor(counter, password));
  desk.route("/", languageRoutes(counter));
  desk.use(async (context, next) => {
    if (!isPass(getCookie(context, DESK_COOKIE))) return context.redirect("/desk/login", 303);
    return next();
  });
  desk.route("/", storeRoutes(counter));
  // Before whatever has a store's name in this place.
  desk.route("/", homeRoutes(counter));
  desk.route("/", feedbackRoutes(counter));
  desk.route("/", couponRoutes(counter));
  desk.route("/", boardRoutes(counter, { isPass, closing: closing.signal }));
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
