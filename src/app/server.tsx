import { renderToString } from "react-dom/server";
import { SUCCESS } from "#contract/codes.ts";
import { StoreDetail } from "#contract/store.ts";
import {
  bcp47,
  type Locale,
  localeFromAcceptLanguage,
  localeFromStored,
  wireLanguage,
} from "#domain/localeCodes.ts";
import { isLowData, LOW_DATA_KEY, readLowData } from "#domain/lowData.ts";
import { callKey } from "#net/callKey.ts";
import { liffState } from "#routes/liffState.ts";
import { matchRoute, type RouteMatch } from "#routes/matchRoute.ts";
import { readArrival } from "#boot/arrival.ts";
import LowPicture from "#parts/lowData/LowPicture.tsx";
import { pictureInsteadAtom } from "#parts/lowData/pictureInsteadAtom.ts";
import { startTexts, type Texts } from "#text/instance.ts";
import { placeAtom } from "#state/place.ts";
import { App } from "./App.tsx";
import { createServices } from "./createServices.ts";
import { describedBy } from "./describedBy.ts";
import { earlyCalls } from "./earlyCalls.ts";
import type { FirstScreen, FirstScreenRequest } from "./firstScreen.ts";
import { gatedHistory } from "./historyGate.ts";
import { loadScreen } from "./loadScreen.ts";
import type { PageData } from "./pageData.ts";
import { headTags } from "./headTags.ts";
import { pageTitle } from "./pageTitle.ts";
import { screenModules } from "./screenModules.ts";

/** Renders the first screen of a page request, with the answers and texts that it was rendered from. */
export async function renderFirstScreen(request: FirstScreenRequest): Promise<FirstScreen> {
  const url = new URL(request.url, request.origin);
  const address = liffState(url.search) ?? {
    pathname: url.pathname,
    search: readArrival("", url.search, true).search,
  };
  const locale = requestLocale(request);
  const match = matchRoute(address.pathname, address.search);
  const namespaces = ["common", ...(match?.route.texts ?? [])];
  const [texts, answers, about] = await Promise.all([
    readTexts(request, locale, namespaces),
    match && match.missing.length === 0 ? readAnswers(request, match, locale) : {},
    readDescription(request, match, locale),
  ]);
  const settings = { apiBase: "", ...request.settings };
  const isLow = savesData(request);
  const page: PageData = { locale, texts, answers, settings, isLow };
  const instance = startTexts(locale, texts);
  const t = instance.getFixedT(locale, "common");
  const title = match ? t(`titles.${match.route.title}` as never) : t("titles.unknown");
  const store = storeOf(answers);
  const isRendered = match !== null && match.route.isServerRendered && match.missing.length === 0;

  return {
    status: match || address.pathname === "/" ? 200 : 404,
    lang: bcp47(locale),
    title: pageTitle(store?.name ?? null, title),
    headTags: headTags({
      title: store?.name ?? title,
      description: store?.about ?? about ?? t("description"),
      image: store?.picture
        ? new URL(`${store.picture.src}-${store.picture.widths.at(-1)}.webp`, request.origin).href
        : null,
      url: new URL(address.pathname + address.search, request.origin).href,
      accent: store?.extra_config.accent_color ?? null,
    }),
    body: isRendered ? await renderBody(request, match, address, locale, instance, page) : "",
    data: page,
    modules: [...(match ? screenModules(match.name) : []), ...(isLow ? [LOW_PICTURE] : [])],
    hosts: match?.route.hosts ?? [],
  };
}

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
  if (page.isLow) services.store.set(pictureInsteadAtom, () => LowPicture);
  const location = { ...address, hash: "", state: null, key: "first" };
  const history = gatedHistory(location as Parameters<typeof gatedHistory>[0]);
  return renderToString(<App services={services} texts={texts} history={history} page={page} />);
}

async function readAnswers(
  request: FirstScreenRequest,
  match: RouteMatch,
  locale: Locale,
): Promise<Record<string, unknown>> {
  const language = wireLanguage(locale);
  const early = earlyCalls[match.name]?.(match.query) ?? [];
  const entries = await Promise.all(
    early.map(async (call) => {
      const envelope = (await request.send(call.path, { ...call.request, language })) as {
        code: number;
        data?: unknown;
      };
      const key = callKey(call.path, call.request, call.access, { uid: null, language });
      return envelope.code === SUCCESS ? ([[key, envelope.data]] as const) : [];
    }),
  );
  return Object.fromEntries(entries.flat());
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

function requestLocale({ cookie, acceptLanguage }: FirstScreenRequest): Locale {
  const kept = cookieOf(cookie, "locale");
  return (kept ? localeFromStored(kept) : null) ?? localeFromAcceptLanguage(acceptLanguage);
}

/** Source path of what stands for pictures: its styles are in the page, and its code comes with the screen's. */
const LOW_PICTURE = "src/parts/lowData/LowPicture.tsx";

function savesData({ cookie, saveData }: FirstScreenRequest): boolean {
  return isLowData(readLowData(cookieOf(cookie, LOW_DATA_KEY)), saveData.trim().toLowerCase() === "on");
}

function cookieOf(cookie: string, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(cookie)?.[1];
}

function storeOf(answers: Readonly<Record<string, unknown>>): StoreDetail | null {
  const key = Object.keys(answers).find((name) => name.startsWith("/order/store/index?"));
  const parsed = key ? StoreDetail.safeParse(answers[key]) : null;
  return parsed?.success ? parsed.data : null;
}
