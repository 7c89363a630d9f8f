import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { CACHE_PREFIX } from "#domain/device/lowData.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Lack } from "#provider/operations/reach.ts";
import type { Settings } from "#provider/operations/settings.ts";
import { platformWays } from "#provider/members/platforms/choosePlatforms.ts";
import type { Dispatch } from "#provider/server/calls/dispatch.ts";
import { clientAddress, clientOrigin, type Connection } from "#provider/server/origins.ts";
import { contentPolicy, type OutsideHost, tileOrigin } from "./contentPolicy.ts";
import { FirstScreen, type Frontend } from "./frontend.ts";
import { compressed, WORKER } from "./staticFiles.ts";
import { type PageContent, writePage } from "./writePage.ts";

type PageContext = Context<{ Bindings: Connection }>;

interface PageOptions {
  readonly frontend: Frontend;
  readonly settings: Settings;
  /** What this installation cannot do, so that no page offers it. */
  readonly lacks: readonly Lack[];
  readonly dispatch: Dispatch;
  readonly log: Log;
}

/** LINE's own browser, and addresses on their way through LINE's sign-in. */
const IN_LINE = /\bLine\/\d/;
const LIFF_QUERY = /[?&]liff(?:\.|ClientId=)/;

/** Files of the client, and for every other address its page, with the first screen rendered. */
export function pageRoutes({
  frontend,
  settings,
  lacks,
  dispatch,
  log,
}: PageOptions): Hono<{ Bindings: Connection }> {
  const routes = new Hono<{ Bindings: Connection }>();
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
    const file = await frontend.file(request);
    if (file !== null) return file;
    // Browsers ask for it by themselves where a page names no icon.
    if (path === "/favicon.ico") return context.redirect("/favicon.svg", 302);
    // A file of an older build, or none of ours: a page in its place would be taken for it.
    if (/\.\w+$/.test(path)) return context.text("Not Found", 404);

    const nonce = randomBytes(16).toString("base64");
    const screen = await firstScreen(context);
    const theme = themeIn(request.headers.get("cookie") ?? "");
    const content: PageContent = {
      theme,
      ...(screen ?? {
        lang: null,
        title: null,
        headTags: "",
        body: "",
        data: { locale: null, texts: {}, answers: {}, settings: { apiBase: "", ...clientSettings } },
        modules: [],
      }),
    };
    const html = await writePage(frontend, { url: path, nonce, content });
    const headers = pageHeaders(nonce, screen?.hosts ?? [], request);
    const page = await compressed(html, request.headers.get("accept-encoding"), headers);
    return new Response(page.body, { status: screen?.status ?? 200, headers });
  });

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
  async function firstScreen(context: PageContext): Promise<FirstScreen | null> {
    const { raw: request } = context.req;
    const origin = clientOrigin(request, settings);
    const url = new URL(request.url);
    try {
      const rendered = await frontend.render({
        url: url.pathname + url.search,
        origin,
        acceptLanguage: request.headers.get("accept-language") ?? "",
        cookie: request.headers.get("cookie") ?? "",
        saveData: request.headers.get("save-data") ?? "",
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
      log.error("first screen failed", { path: url.pathname, error });
      return null;
    }
  }

  function pageHeaders(nonce: string, routeHosts: FirstScreen["hosts"], request: Request): Headers {
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
      "content-security-policy": contentPolicy({ nonce, hosts: [...hosts], connect, images, isDevelopment }),
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
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie)?.[1];
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
