import { renderToString } from "react-dom/server";
import { readArrival } from "#boot/arrival.ts";
import * as Code from "#contract/codes.ts";
import { isLowData, LOW_DATA_KEY, readLowData } from "#domain/device/lowData.ts";
import { PLAIN_CARD } from "#domain/share/shareCard.ts";
import {
  bcp47,
  type Locale,
  localeFromAcceptLanguage,
  localeFromStored,
  localeOfLink,
  wireLanguage,
} from "#domain/values/localeCodes.ts";
import { cookieOf } from "#domain/values/cookie.ts";
import { callKey } from "#net/callKey.ts";
import LowPicture from "#parts/device/LowPicture.tsx";
import { pictureInsteadAtom } from "#parts/device/pictureInsteadAtom.ts";
import { partsCame } from "#parts/trouble/lazyWithRetry.tsx";
import { liffState } from "#routes/entryAddress.ts";
import { matchRoute, type RouteMatch } from "#routes/matchRoute.ts";
import type { RouteName } from "#routes/table.ts";
import { drawnAtom, placeAtom } from "#state/page/pageState.ts";
import { startTexts, type Texts } from "#text/instance.ts";
import { App } from "./App.tsx";
import { createServices } from "./createServices.ts";
import { type EarlyCall, earlyCalls } from "./firstScreen/earlyCalls.ts";
import { headTags, publicAddress } from "./firstScreen/headTags.ts";
import { remembered } from "./firstScreen/remembered.ts";
import { type Subject, subjectCall, subjectOf } from "./firstScreen/subjectOf.ts";
import { pageTitle } from "./frame/screenChange.ts";
import { gatedHistory } from "./historyGate.ts";
import { loadScreen } from "./loadScreen.ts";
import type { ClientSettings, PageData } from "./pageData.ts";

/** Renders the first screen of a page request, with the answers and texts that it was rendered from. */
export async function renderFirstScreen(request: FirstScreenRequest): Promise<FirstScreen> {
  const url = new URL(request.url, request.origin);
  const address = liffState(url.search) ?? {
    pathname: url.pathname,
    search: readArrival("", url.search, true).search,
  };
  const locale = requestLocale(request, address.search);
  const match = matchRoute(address.pathname, address.search);
  const namespaces = ["common", ...(match?.route.texts ?? [])];
  const isWhole = match !== null && match.missing.length === 0;
  const [texts, brought, told] = await Promise.all([
    readTexts(request, locale, namespaces),
    isWhole ? readAnswers(request, match, locale) : { answers: {}, subject: null, isMissing: false },
    readDescription(request, match, locale),
  ]);
  const { answers, subject, isMissing } = brought;
  const settings = { apiBase: "", ...request.settings };
  const isLow = savesData(request);
  const data = { locale, answers, settings, isLow, ...remembered(match, request.cookie, Date.now()) };
  const page: PageData = { ...data, texts };
  const instance = startTexts(locale, texts);
  const t = instance.getFixedT(locale, "common");
  const title = match ? t(`titles.${match.route.title}` as never) : t("titles.unknown");
  const known = match ? publicAddress(match.name, match.query) : { address: "/", isListed: false };
  const linked = localeOfLink(address.search) === null ? "" : bcp47(locale);

  return {
    status: (match || address.pathname === "/") && !isMissing ? 200 : 404,
    lang: bcp47(locale),
    title: pageTitle(subject?.name ?? null, title),
    headTags: headTags({
      title: subject?.name ?? title,
      description: subject?.about || told || t("description"),
      image: new URL(subject?.card ?? PLAIN_CARD, request.origin).href,
      url: new URL(withLanguage(known.address, linked), request.origin).href,
      locale,
      isListed: known.isListed && isWhole && !isMissing,
      accent: subject?.accent ?? null,
    }),
    body:
      isWhole && match.route.isServerRendered
        ? await renderBody(request, match, address, locale, instance, page)
        : "",
    data,
    texts: { locale, namespaces: texts },
    modules: [...(match ? screenModules(match.name) : []), ...(isLow ? [LOW_PICTURE] : [])],
    hosts: match?.route.hosts ?? [],
  };
}

/**
 * What a first screen depends on beside its address, its texts' language among it; and the store whose facts it shows, null
 * for those of many. The rest of a request, whoever makes it, reaches no first screen: one that was drawn can be given to
 * all of them. Null for an address whose first screen the browser draws.
 */
export function firstScreenVariant(
  request: Omit<FirstScreenRequest, "origin" | "send" | "settings" | "texts">,
): { readonly key: string; readonly storeId: string | null } | null {
  const url = new URL(request.url, "http://page");
  const { search } = readArrival("", url.search, true);
  // What arrives by a sign-in is somebody's own.
  if (liffState(url.search) !== null || search !== url.search) return null;
  const match = matchRoute(url.pathname, search);
  if (match === null || match.missing.length > 0 || !match.route.isServerRendered) return null;
  const locale = requestLocale(request, search);
  const drawnBy = JSON.stringify(remembered(match, request.cookie, Date.now()));
  const key = [locale, savesData(request), drawnBy].join(" ");
  return { key, storeId: match.query["storeId"] ?? null };
}

/** A link in a language of its own is another page to search engines. */
function withLanguage(address: string, tag: string): string {
  return tag === "" ? address : `${address}${address.includes("?") ? "&" : "?"}lang=${tag}`;
}

/** How often a page is drawn anew for code that came meanwhile: as deep as parts lie within each other, and one more. */
const MOST_AGAIN = 4;

async function renderBody(
  request: FirstScreenRequest,
  match: RouteMatch,
  address: { pathname: string; search: string },
  locale: Locale,
  texts: ReturnType<typeof startTexts>,
  page: PageData,
): Promise<string> {
  await loadScreen(match.name);
  const services = createServices(locale, request.origin, () => new Promise(() => {}));
  const storeId = match.query["storeId"] ?? null;
  services.store.set(placeAtom, {
    store_id: storeId,
    table_id: match.query["tableId"] ?? null,
    isHere: storeId !== null,
  });
  services.store.set(drawnAtom, page);
  if (page.isLow) services.store.set(pictureInsteadAtom, () => LowPicture);
  const location = { ...address, hash: "", state: null, key: "first" };
  const history = gatedHistory(location as Parameters<typeof gatedHistory>[0]);
  const draw = () => renderToString(<App services={services} texts={texts} history={history} page={page} />);
  let drawn = draw();
  // The first drawings of a process come upon parts whose code is not there yet, and parts within these.
  for (let again = 0; again < MOST_AGAIN && (await partsCame()); again++) drawn = draw();
  return drawn;
}

/** What a first screen brings along, what it is about, and whether that is none of ours. */
interface Brought {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly subject: Subject | null;
  readonly isMissing: boolean;
}

/** Codes of a store, goods and a coupon that are not there. */
const MISSING: readonly number[] = [Code.storeMissing, Code.productMissing, Code.couponMissing];

async function readAnswers(request: FirstScreenRequest, match: RouteMatch, locale: Locale): Promise<Brought> {
  const language = wireLanguage(locale);
  const ask = async ({ path, request: asked }: EarlyCall) =>
    (await request.send(path, { ...asked, language })) as { code: number; data?: unknown };
  const { way } = remembered(match, request.cookie, Date.now());
  const query = way === undefined ? match.query : { ...match.query, type: String(way) };
  const early = earlyCalls[match.name]?.(query) ?? [];
  const asked = await Promise.all(early.map(async (call) => ({ call, envelope: await ask(call) })));
  const entries = asked.flatMap(({ call, envelope }) => {
    const key = callKey(call.path, call.request, call.access, { uid: null, language });
    return envelope.code === Code.success ? [[key, envelope.data] as const] : [];
  });
  const about = subjectCall(match.name, match.query);
  const known = asked.find(({ call }) => call.path === about?.path)?.envelope;
  const said = known ?? (about && (await ask(about)));
  return {
    answers: Object.fromEntries(entries),
    subject: about && said?.code === Code.success ? subjectOf(about.path, said.data) : null,
    isMissing: said !== null && MISSING.includes(said.code),
  };
}

async function readTexts(
  request: FirstScreenRequest,
  locale: Locale,
  namespaces: readonly string[],
): Promise<Texts> {
  const read = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await request.texts(locale, namespace)] as const),
  );
  return Object.fromEntries(read);
}

async function readDescription(
  request: FirstScreenRequest,
  match: RouteMatch | null,
  locale: Locale,
): Promise<string | null> {
  const namespace = match ? describedBy(match.name) : null;
  if (namespace === null) return null;
  const { description } = await request.texts(locale, namespace);
  return typeof description === "string" ? description : null;
}

/** What the reader chose here, else what the link says, else what the browser prefers. */
function requestLocale(
  { cookie, acceptLanguage }: Pick<FirstScreenRequest, "acceptLanguage" | "cookie">,
  search: string,
): Locale {
  const kept = cookieOf(cookie, "locale");
  return (
    (kept ? localeFromStored(kept) : null) ?? localeOfLink(search) ?? localeFromAcceptLanguage(acceptLanguage)
  );
}

/** Source path of what stands for pictures: its styles are in the page, and its code comes with the screen's. */
const LOW_PICTURE = "src/parts/device/LowPicture.tsx";

function savesData({ cookie, saveData }: Pick<FirstScreenRequest, "cookie" | "saveData">): boolean {
  return isLowData(readLowData(cookieOf(cookie, LOW_DATA_KEY)), saveData.trim().toLowerCase() === "on");
}

/** What the server's entry gives for a page request. */
interface FirstScreen {
  readonly status: number;
  /** BCP 47 tag for `<html lang>`. */
  readonly lang: string;
  readonly title: string;
  /** Escaped HTML for the head: Open Graph data, description. */
  readonly headTags: string;
  /** The first screen; empty where the route is rendered in the browser alone. */
  readonly body: string;
  /** For `<script type="application/json" id="noren-data">`, with the texts where they have no file of their own. */
  readonly data: Omit<PageData, "texts">;
  readonly texts: { readonly locale: Locale; readonly namespaces: Texts };
  /** Source paths of modules whose chunks the page needs at once. */
  readonly modules: readonly string[];
  /** Outside hosts that the route's content security policy must let in. */
  readonly hosts: readonly ("line" | "maps" | "vault")[];
}

interface FirstScreenRequest {
  /** Path and query as asked for. */
  readonly url: string;
  /** Scheme and host that the customer used. */
  readonly origin: string;
  readonly acceptLanguage: string;
  readonly cookie: string;
  /** Of the header `Save-Data`. */
  readonly saveData: string;
  readonly settings: Omit<ClientSettings, "apiBase">;
  /** Answers a call within the process, as `{code, message, data}`. */
  readonly send: (path: string, request: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Reads a namespace of texts. */
  readonly texts: (locale: string, namespace: string) => Promise<Readonly<Record<string, unknown>>>;
}

const legal: readonly RouteName[] = ["rule", "secret", "question", "statute", "policy", "help"];

/** The texts whose `description` tells search engines and chats what a page is about; null for the app's own words. */
function describedBy(name: RouteName): string | null {
  if (name === "mall") return name;
  return legal.includes(name) ? `legal/${name}` : null;
}

/** Finds every screen that the server does not render. */
const TABLE = "src/app/screens.ts";

/**
 * Source paths of what the page asks for at once: the screens that the server renders, the table of the others, and
 * beside it those on which one comes in a hurry, or by a reload.
 */
const modules: Partial<Record<RouteName, readonly string[]>> = {
  home: ["src/features/home/HomeScreen.tsx"],
  mall: ["src/features/mall/MallScreen.tsx"],
  orderFood: ["src/features/menu/MenuScreen.tsx"],
  storeHome: [TABLE, "src/features/stores/StoreHomeScreen.tsx"],
  submitOrderPick: [TABLE, "src/features/checkout/SubmitOrderPickScreen.tsx"],
  submitOrderDev: [TABLE, "src/features/checkout/SubmitOrderDevScreen.tsx"],
};

function screenModules(name: RouteName): readonly string[] {
  return modules[name] ?? [TABLE];
}
