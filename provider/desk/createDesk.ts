import { type Context, Hono, type MiddlewareHandler } from "hono";
import { setCookie } from "hono/cookie";
import { MOST_FILE_BYTES, takeTextFile } from "#contract/calls/desk/languages.ts";
import { IMPORT_PATH } from "#contract/calls/desk/menuFile.ts";
import { isLocale } from "#domain/values/localeCodes.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Settings } from "#provider/operations/settings.ts";
import type { Mounted } from "#provider/server/app.ts";
import type { Parts } from "#provider/server/context.ts";
import { limitBody } from "#provider/server/limitBody.ts";
import { clientOrigin } from "#provider/server/origins.ts";
import { closeCalls } from "./close/closeCalls.ts";
import { closeFileRoutes } from "./close/closeFiles.ts";
import { valueCalls, valueFileRoutes } from "./close/valueCalls.ts";
import { auditCalls, auditFileRoutes } from "#provider/staff/auditCalls.ts";
import { deskCallRoutes } from "#provider/staff/deskDispatch.ts";
import { deskCookie } from "#provider/staff/deskSession.ts";
import { doorCalls } from "#provider/staff/doorCalls.ts";
import { ownCalls } from "#provider/staff/ownCalls.ts";
import { peopleCalls } from "#provider/staff/peopleCalls.ts";
import { pinCalls } from "#provider/staff/pinCalls.ts";
import { tabletCalls } from "#provider/staff/tabletCalls.ts";
import { billCalls } from "./bill/billCalls.ts";
import { boardCalls, boardView } from "./board/boardCalls.ts";
import { companyCalls } from "./company/companyCalls.ts";
import { couponCalls } from "./coupons/couponCalls.ts";
import { correctionCalls } from "./customers/correctionCalls.ts";
import { customerFindCalls } from "./customers/findCalls.ts";
import { customerLookCalls } from "./customers/lookCalls.ts";
import { disclosureRoutes, requestCalls } from "./customers/requestCalls.ts";
import { type DeskFrontend, deskPages } from "./deskPages.ts";
import { findCalls, orderFileRoutes } from "./find/findCalls.ts";
import { goodsCalls } from "./goods/goodsCalls.ts";
import { liveRoutes } from "./live/liveViews.ts";
import { homeCalls } from "./home/homeCalls.ts";
import { allergenCalls } from "./menu/allergenCalls.ts";
import { menuCalls } from "./menu/menuCalls.ts";
import { exportRoutes } from "./menuFile/exportRoutes.ts";
import { importRoutes } from "./menuFile/importRoutes.ts";
import { previewCalls } from "./menu/previewCalls.ts";
import { offerCalls } from "./offers/offerCalls.ts";
import { lineCalls } from "./orders/lineCalls.ts";
import { floorCalls, floorView } from "./floor/floorCalls.ts";
import { kitchenCalls, kitchenView } from "./kitchen/kitchenCalls.ts";
import { printerCalls } from "./kitchen/printers/printerCalls.ts";
import { languageCalls } from "./languages/languageCalls.ts";
import { textFileRoutes } from "./languages/textFile.ts";
import { shippingCalls } from "./mall/shippingCalls.ts";
import { slipCalls } from "./mall/slipCalls.ts";
import { mailFileRoutes, messageCalls } from "./notices/messageCalls.ts";
import { DESK_PICTURES, pictureRoutes } from "./pictures/pictureRoutes.ts";
import { soldCalls } from "./refill/soldCalls.ts";
import { feedbackCalls } from "./reviews/feedbackCalls.ts";
import { reviewCalls } from "./reviews/reviewCalls.ts";
import { settingsCalls } from "./settings/settingsCalls.ts";
import { courierCalls } from "./orders/courierCalls.ts";
import { LANGUAGE_COOKIE } from "./speech.ts";
import { specialCalls } from "./specials/specialCalls.ts";
import { copyStoreCalls } from "./stores/copyStore.ts";
import { endingCalls } from "./stores/ending/endingCalls.ts";
import { newStoreCalls } from "./stores/newStore.ts";
import { oldAddresses } from "./stores/oldAddresses.ts";
import { openingCalls } from "./stores/opening/openingCalls.ts";
import { legalCalls } from "./stores/profile/legalCalls.ts";
import { profileCalls } from "./stores/profile/profileCalls.ts";
import { storeCalls } from "./stores/storeCalls.ts";
import { tableOrderCalls } from "./tables/order/tableOrderCalls.ts";
import { tableCardCalls } from "./tables/tableCardCalls.ts";
import { tableCalls } from "./tables/tableCalls.ts";
import { visitCalls } from "./tables/visitCalls.ts";
import { giftCalls } from "./vouchers/giftCalls.ts";
import { useCalls } from "./vouchers/useCalls.ts";

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
  /** Its addresses; some take larger files than others, and limit them by themselves. */
  readonly mounted: readonly Mounted[];
  /** Lets go of those who follow a board, so that the server can close. */
  readonly release: () => void;
}

/** The security policy of what is no page: nothing of it runs, is fetched or framed. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Bytes of the call that carries a file, in Base64 with what stands around it. */
const FILE_CALL_BYTES = Math.ceil(MOST_FILE_BYTES / 3) * 4 + 4_096;
const limitFile = limitBody({
  maxSize: FILE_CALL_BYTES,
  onError: (context) => context.text("Payload Too Large", 413),
});

/** The store's counter under `/desk`: the application's page, its calls, and files that it links to. */
export function createDesk({ parts, frontend, isStrict, log, drain }: DeskOptions): Desk {
  const desk = new Hono().basePath("/desk");
  const closing = new AbortController();

  desk.use(takeTextFile.path.slice("/desk".length), limitFile);
  desk.use(guard(parts));
  const calls = [
    ...doorCalls,
    ...ownCalls,
    ...peopleCalls,
    ...tabletCalls,
    ...pinCalls,
    ...auditCalls,
    ...storeCalls,
    ...companyCalls,
    ...newStoreCalls,
    ...profileCalls,
    ...legalCalls,
    ...copyStoreCalls,
    ...endingCalls,
    ...openingCalls,
    ...tableCalls,
    ...billCalls,
    ...boardCalls,
    ...lineCalls,
    ...floorCalls,
    ...kitchenCalls,
    ...printerCalls,
    ...tableOrderCalls,
    ...findCalls,
    ...closeCalls,
    ...valueCalls,
    ...settingsCalls,
    ...goodsCalls,
    ...menuCalls,
    ...languageCalls,
    ...allergenCalls,
    ...previewCalls,
    ...reviewCalls,
    ...feedbackCalls,
    ...messageCalls,
    ...couponCalls,
    ...offerCalls,
    ...soldCalls,
    ...specialCalls,
    ...courierCalls,
    ...customerFindCalls,
    ...customerLookCalls,
    ...correctionCalls,
    ...requestCalls,
    ...homeCalls,
    ...tableCardCalls,
    ...visitCalls,
    ...shippingCalls,
    ...slipCalls,
    ...useCalls,
    ...giftCalls,
  ];
  // Before the calls, which answer whatever else is asked for below `/desk/api`.
  desk.route("/", importRoutes({ parts, log, drain }));
  desk.route("/", deskCallRoutes(calls, { parts, log, drain, isStrict }));
  desk.route("/", pictureRoutes(parts, log));
  desk.route("/", auditFileRoutes(parts));
  desk.route("/", orderFileRoutes(parts));
  desk.route("/", closeFileRoutes(parts));
  desk.route("/", valueFileRoutes(parts));
  desk.route("/", textFileRoutes(parts));
  desk.route("/", liveRoutes([boardView, floorView, kitchenView], parts, closing.signal));
  desk.route("/", mailFileRoutes(parts));
  desk.route("/", exportRoutes(parts));
  desk.route("/", disclosureRoutes(parts));
  desk.route("/", languageRoutes(parts));
  desk.route("/", oldAddresses(parts));
  desk.route("/", deskPages(frontend?.desk ?? null, parts));
  desk.all("*", (context) => context.text("Not Found", 404));

  const mounted = [
    { at: DESK_PICTURES, routes: desk, limitsItself: true },
    { at: new RegExp(`^(?:${takeTextFile.path}|${IMPORT_PATH})$`), routes: desk, limitsItself: true },
    { at: /^\/desk(?:\/|$)/, routes: desk },
  ];
  return { mounted, release: () => closing.abort() };
}

/** What holds for every answer of the desk: nobody else's form is taken, and what is no page is none. */
function guard({ settings }: Pick<Parts, "settings">): MiddlewareHandler {
  return async (context, next) => {
    // Files of the application are named by their content, and say themselves how long they are kept.
    if (!context.req.path.startsWith("/desk/assets/")) context.header("cache-control", "no-store");
    context.header("content-security-policy", POLICY);
    context.header("x-content-type-options", "nosniff");
    context.header("referrer-policy", "same-origin");
    const isForm = context.req.method === "POST";
    if (isForm && !isSameOrigin(context, settings)) return context.text("Forbidden", 403);
    return next();
  };
}

const YEAR = 31_536_000;

/** Keeps the language chosen at the foot of a page, and leads back to that page. */
function languageRoutes({ settings }: Pick<Parts, "settings">): Hono {
  const routes = new Hono();
  routes.post("/language", async (context) => {
    const { back, language } = await context.req.parseBody();
    if (typeof language === "string" && isLocale(language))
      setCookie(context, LANGUAGE_COOKIE, language, { ...deskCookie(context, settings), maxAge: YEAR });
    return context.redirect(pageOfDesk(typeof back === "string" ? back : ""), 303);
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
