import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { CACHE_PREFIX } from "#domain/device/lowData.ts";
import { cookieOf } from "#domain/values/cookie.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Lack } from "#provider/operations/reach.ts";
import { platformWays } from "#provider/members/platforms/choosePlatforms.ts";
import type { Parts } from "#provider/server/context.ts";
import type { Dispatch } from "#provider/server/calls/dispatch.ts";
import { clientAddress, clientOrigin, type Connection } from "#provider/server/origins.ts";
import { createCache, endOfWindow } from "#provider/server/cache/cache.ts";
import type { StoreVersions } from "#provider/server/cache/storeVersions.ts";
import { contentPolicy, type OutsideHost, type OwnSources, tileOrigin } from "./contentPolicy.ts";
import { FirstScreen, type Frontend, type PageAsked } from "./frontend.ts";
import { codedOnce } from "#provider/server/formats/coded.ts";
import { restaurantTag } from "./restaurantTag.ts";
import { WORKER } from "./staticFiles.ts";
import { createTextFiles } from "./textFiles.ts";
import { type PageContent, writePage } from "./writePage.ts";

type PageContext = Context<{ Bindings: Connection }>;

interface PageOptions {
  readonly frontend: Frontend;
  readonly parts: Pick<Parts, "clock" | "db" | "settings">;
  /** What this installation cannot do, so that no page offers it. */
  readonly lacks: readonly Lack[];
  readonly dispatch: Dispatch;
  readonly log: Log;
  readonly versions: StoreVersions;
}

/** A page as it was drawn, for one request or for many. */
interface DrawnPage {
  readonly status: number;
  readonly hosts: FirstScreen["hosts"];
  /** How its policy names its own styles and scripts. */
  readonly own: OwnSources;
  /** Bytes that it takes in the cache; null: it is its asker's alone. */
  readonly bytes: number | null;
  readonly coded: ReturnType<typeof codedOnce>;
}

interface Drawing {
  readonly asked: PageAsked;
  readonly theme: "light" | "dark" | null;
  /** Whether it may be given to others who ask for the same. */
  readonly mayBeShared: boolean;
}

/** Bytes of cached pages. */
const CACHE_BYTES = 64 * 1_048_576;
/** Milliseconds for which a page of a table is the same. */
const TABLE_WINDOW = 2_000;

/** LINE's own browser, and addresses on their way through LINE's sign-in. */
const IN_LINE = /\bLine\/\d/;
const LIFF_QUERY = /[?&]liff(?:\.|ClientId=)/;

/** Files of the client, and for every other address its page, with the first screen rendered. */
export function pageRoutes({
  frontend,
  parts: { clock, db, settings },
  lacks,
  dispatch,
  log,
  versions,
}: PageOptions): Hono<{ Bindings: Connection }> {
  const routes = new Hono<{ Bindings: Connection }>();
  const cache = createCache<DrawnPage>({ versions, clock, most: CACHE_BYTES, bytesOf: ({ bytes }) => bytes });
  const textFiles = createTextFiles(frontend.texts);
  const clientSettings = {
    liffId: settings.liffId,
    ...platformWays(settings),
    googleMapsKey: settings.googleMapsKey,
    ...(settings.googleMapId !== null && { googleMapId: settings.googleMapId }),
    ...(settings.mapTiles !== null && { mapTiles: settings.mapTiles, mapCredit: settings.mapCredit }),
    ...(settings.allowedOrigins.length > 0 && { backOrigins: settings.allowedOrigins }),
    ...(lacks.length > 0 && { lacks }),
  };

  routes.get("*", async (context) => {
    const { raw: request, path } = context.req;
    if (path === `/${WORKER}` && !settings.serviceWorker) return noWorker(context);
    const file = (await frontend.file(request)) ?? (await textFiles.answer(request));
    if (file !== null) return file;
    // Browsers ask for it by themselves where a page names no icon.
    if (path === "/favicon.ico") return context.redirect("/favicon.svg", 302);
    // A file of an older build, or none of ours: a page in its place would be taken for it.
    if (/\.\w+$/.test(path)) return context.text("Not Found", 404);

    const drawn = await drawnPage(context);
    const headers = pageHeaders(drawn, request);
    const body = await drawn.coded(request.headers.get("accept-encoding"), headers);
    return new Response(body, { status: drawn.status, headers });
  });

  /** The page of an address: drawn for this request, or for an earlier one that nothing tells from it. */
  function drawnPage(context: PageContext): Promise<DrawnPage> {
    const { raw: request } = context.req;
    const { pathname, search } = new URL(request.url);
    const asked: PageAsked = {
      url: pathname + search,
      acceptLanguage: request.headers.get("accept-language") ?? "",
      cookie: request.headers.get("cookie") ?? "",
      saveData: request.headers.get("save-data") ?? "",
    };
    const theme = themeIn(asked.cookie);
    const variant = frontend.variant(asked);
    if (variant === null) return draw(context, { asked, theme, mayBeShared: false });
    const origin = clientOrigin(request, settings);
    const key = [variant.key, theme, origin, asked.url].join(" ");
    // What a table's visit has come to is shown as well.
    const until = endOfWindow(clock(), search.includes("tableId=") ? TABLE_WINDOW : undefined);
    const validity = { store_id: variant.storeId, until };
    return cache.get(key, validity, () => draw(context, { asked, theme, mayBeShared: true }));
  }

  async function draw(context: PageContext, { asked, theme, mayBeShared }: Drawing): Promise<DrawnPage> {
    const screen = await firstScreen(context, asked);
    const isDrawn = screen !== null && screen.body !== "";
    // Google's maps load code by what let in the page's own, which is a nonce.
    const isShared = mayBeShared && isDrawn && screen.status === 200 && !screen.hosts.includes("maps");
    const nonce = isShared ? null : randomBytes(16).toString("base64");
    const origin = clientOrigin(context.req.raw, settings);
    const restaurant = isDrawn && screen.status === 200 ? { lang: screen.lang, origin } : null;
    const ofStore = restaurant === null ? "" : await restaurantTag(db, asked.url, restaurant);
    const content: PageContent = {
      theme,
      ...(screen === null
        ? {
            lang: null,
            title: null,
            headTags: "",
            body: "",
            data: { locale: null, answers: {}, settings: { apiBase: "", ...clientSettings } },
            texts: { locale: "ja", namespaces: {} },
            modules: [],
          }
        : { ...screen, headTags: screen.headTags + ofStore }),
    };
    const { html, hashes } = await writePage(frontend, { url: context.req.path, nonce, content, textFiles });
    const once = [`'nonce-${nonce}'`];
    return {
      status: screen?.status ?? 200,
      hosts: screen?.hosts ?? [],
      own: nonce === null ? hashes : { scripts: once, styles: once },
      bytes: isShared ? html.length * 3 : null,
      coded: codedOnce(html),
    };
  }

  /** A page is told that there is none, and has it go; a browser that looks for a newer one is given one that goes. */
  function noWorker(context: PageContext): Response {
    const headers = { "cache-control": "no-cache", vary: "service-worker" };
    if (context.req.header("service-worker") !== "script") return context.text("Gone", 410, headers);
    return context.body(LEAVING_WORKER, 200, {
      ...headers,
      "content-type": "text/javascript; charset=utf-8",
    });
  }

  /** Null when it cannot be rendered: then the browser does it. */
  async function firstScreen(context: PageContext, asked: PageAsked): Promise<FirstScreen | null> {
    const { raw: request } = context.req;
    const origin = clientOrigin(request, settings);
    try {
      const rendered = await frontend.render({
        ...asked,
        origin,
        settings: clientSettings,
        send: (path, body) =>
          dispatch({
            path,
            body,
            key: null,
            address: clientAddress(request.headers, context.env, settings),
            origin,
            fallback: "ja",
          }),
        texts: frontend.texts,
      });
      return FirstScreen.parse(rendered);
    } catch (error) {
      log.error("first screen failed", { path: context.req.path, error });
      return null;
    }
  }

  function pageHeaders({ hosts: routeHosts, own }: DrawnPage, request: Request): Headers {
    const hosts = new Set<OutsideHost>();
    for (const host of routeHosts) {
      if (host === "line" || (host === "maps" && settings.googleMapsKey !== null)) hosts.add(host);
    }
    const isInLine = IN_LINE.test(request.headers.get("user-agent") ?? "") || LIFF_QUERY.test(request.url);
    // A page outlives its address: wherever it was opened, LINE's sign-in may be chosen later.
    if (settings.liffId !== null) hosts.add(isInLine ? "line" : "line_sign_in");
    const connect = [
      ...(settings.publicOrigin === null ? [] : [settings.publicOrigin]),
      ...(settings.pubnub === null ? [] : [settings.pubnub.origin ?? "https://*.pndsn.com"]),
      ...(settings.cardVaultOrigin !== null && routeHosts.includes("vault")
        ? [settings.cardVaultOrigin]
        : []),
    ];
    // As with LINE's: the keyless map may be drawn on whatever screen one goes on to.
    const images = settings.mapTiles === null ? [] : [tileOrigin(settings.mapTiles)];
    const { isDevelopment } = frontend;
    return new Headers({
      "cache-control": "no-store",
      "content-security-policy": contentPolicy({ own, hosts: [...hosts], connect, images, isDevelopment }),
      "content-type": "text/html; charset=utf-8",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "permissions-policy": "camera=(self), geolocation=(self), microphone=(), payment=(), usb=()",
      // Addresses carry tables and, for a moment, sign-ins: no request tells where it came from in full.
      "referrer-policy": "strict-origin",
      "x-content-type-options": "nosniff",
    });
  }
  return routes;
}

/** Light or dark as the customer chose it; null for the device's own. */
function themeIn(cookie: string): "light" | "dark" | null {
  const theme = cookieOf(cookie, "theme");
  return theme === "light" || theme === "dark" ? theme : null;
}

/**
 * The service worker of an operator who wants none: it takes over at once, stands before nothing, drops what an earlier
 * one kept, and goes. The browser itself asks for it, whatever the earlier one answers to the page; no status alone would
 * have a browser give one up.
 */
export const LEAVING_WORKER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));
async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith("${CACHE_PREFIX}"));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;
