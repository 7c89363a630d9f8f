import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { BaseParameters } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { localeFromAcceptLanguage, wireLanguage } from "#domain/values/localeCodes.ts";
import { isRecord } from "#domain/values/untrusted.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { Log } from "#provider/operations/log.ts";
import { lacksOf } from "#provider/operations/reach.ts";
import { contentPolicy } from "#provider/pages/contentPolicy.ts";
import type { Frontend } from "#provider/pages/frontend.ts";
import { createTextFiles } from "#provider/pages/textFiles.ts";
import { writePage } from "#provider/pages/writePage.ts";
import { callRoutes } from "#provider/server/calls/callRoutes.ts";
import { createDispatch, type Dispatch } from "#provider/server/calls/dispatch.ts";
import { failure } from "#provider/server/calls/envelope.ts";
import type { Answered, Parts } from "#provider/server/context.ts";
import { draftAnswers } from "./draftAnswers.ts";
import { storeOfPreview } from "./previewLink.ts";
import {
  framePolicy,
  PREVIEW_WAYS,
  previewEndedPage,
  previewPage,
  previewScript,
  type PreviewWay,
} from "./previewPage.ts";

/** Addresses of `previewRoutes`. */
export const PREVIEWS = /^\/preview\//;

interface Options {
  readonly parts: Parts;
  /** Null: no pages, the API alone. */
  readonly frontend: Frontend | null;
  readonly log: Log;
  /** What answers guests otherwise, for all of a preview that is no menu. */
  readonly dispatch: Dispatch;
  readonly handlers: readonly Answered[];
  readonly isStrict: boolean;
}

/**
 * A store's draft in the guests' own client, for whoever has its link: the client asks below the link's address, where the
 * menu is answered from the draft, what anyone may read as it is, and all else refused.
 */
export function previewRoutes(options: Options): Hono {
  const { frontend, parts } = options;
  const routes = new Hono();
  routes.use(async (context, next) => {
    await next();
    context.header("cache-control", "no-store");
    context.header("referrer-policy", "no-referrer");
    context.header("x-content-type-options", "nosniff");
    context.header("x-robots-tag", "noindex, nofollow");
  });
  const calls = previewDispatch(options);
  if (frontend !== null) {
    const textFiles = createTextFiles(frontend.texts);
    routes.get("/preview/:token", async (context) => {
      const frame = { language: languageOf(context), nonce: parts.random(16) };
      context.header("content-security-policy", framePolicy(frame.nonce));
      const store = await findStore(parts, context.req.param("token"));
      if (store === null) return context.html(previewEndedPage(frame), 410);
      const { name, ways } = store;
      const way = ways.find((one) => one === context.req.query("way")) ?? ways[0] ?? "table";
      const base = `/preview/${encodeURIComponent(context.req.param("token"))}`;
      return context.html(previewPage(frame, { base, store: name[frame.language], ways, way }));
    });
    routes.get("/preview/:token/page", async (context) => {
      const nonce = parts.random(16);
      const store = await findStore(parts, context.req.param("token"));
      if (store === null) return context.text("Gone", 410);
      const base = `/preview/${encodeURIComponent(context.req.param("token"))}`;
      const script = previewScript(addressOf(store.id, context.req.query("way")));
      const { html } = await writePage(frontend, {
        url: "/orderFood",
        nonce,
        textFiles,
        content: {
          lang: null,
          theme: null,
          title: null,
          headTags: `<meta name="robots" content="noindex, nofollow"><script nonce="${nonce}">${script}</script>`,
          body: "",
          data: {
            locale: null,
            answers: {},
            settings: {
              apiBase: base,
              liffId: null,
              lineLogin: null,
              wechatLogin: false,
              googleMapsKey: null,
              lacks: lacksOf(parts),
            },
          },
          texts: { locale: "ja", namespaces: {} },
          modules: [],
        },
      });
      const once = [`'nonce-${nonce}'`];
      const { isDevelopment } = frontend;
      const own = { scripts: once, styles: once };
      context.header(
        "content-security-policy",
        contentPolicy({ own, hosts: [], connect: [], images: [], isDevelopment, isFramed: true }),
      );
      return context.html(html);
    });
  }
  routes.route("/", callRoutes(calls, parts.settings));
  routes.all("*", (context) => context.text("Not Found", 404));
  return routes;
}

function languageOf(context: Context): WireLanguage {
  return wireLanguage(localeFromAcceptLanguage(context.req.header("accept-language") ?? ""));
}

async function findStore({ clock, db, signingKey: key }: Parts, token: string) {
  const id = await storeOfPreview(db, { token, key, now: clock() });
  if (id === null) return null;
  const [store] = await db
    .select({ id: stores.id, name: stores.name, order_types: stores.order_types })
    .from(stores)
    .where(eq(stores.id, id));
  if (store === undefined) return null;
  const isThere = {
    table: store.order_types.includes(OrderType.dineIn),
    away: [OrderType.takeAway, OrderType.delivery].some((type) => store.order_types.includes(type)),
  };
  return { ...store, ways: PREVIEW_WAYS.filter((way) => isThere[way]) };
}

/** Where the client would be. */
function addressOf(store_id: string, way: string | undefined): string {
  const query = new URLSearchParams({ storeId: store_id });
  const isAway = way === ("away" satisfies PreviewWay);
  return isAway ? `/storeHome?${query}&type=${OrderType.takeAway}` : `/orderFood?${query}`;
}

const PLACE = /^\/preview\/([^/]+)(\/.+)$/;

function previewDispatch({ dispatch, handlers, isStrict, log, parts }: Options): Dispatch {
  const ofDraft = new Set<string>(draftAnswers.map(({ call }) => call.path));
  const fromDraft = createDispatch(parts, {
    handlers: draftAnswers,
    limits: {},
    log,
    isStrict,
    afterWrite: () => {},
  });
  const forAnyone = new Set<string>(
    handlers
      .filter(({ call }) => call.effect === "read" && call.access === "anyone")
      .map(({ call }) => call.path),
  );
  return async (asked) => {
    const [, written = "", path = ""] = PLACE.exec(asked.path) ?? [];
    const body = isRecord(asked.body) ? asked.body : {};
    const language = BaseParameters.safeParse(body).data?.language ?? asked.fallback;
    const link = { token: decoded(written), key: parts.signingKey, now: parts.clock() };
    const store_id = await storeOfPreview(parts.db, link);
    if (store_id === null) return failure(Code.storeMissing, language, { reason: "preview" });
    if (!forAnyone.has(path)) return failure(Code.noPermission, language, { reason: "preview" });
    // Nobody in particular looks at it.
    const { auth_token: _, table_id: __, ...others } = body;
    if (!ofDraft.has(path)) return dispatch({ ...asked, path, body: others });
    if (others["store_id"] !== undefined && others["store_id"] !== store_id)
      return failure(Code.storeMissing, language);
    return fromDraft({ ...asked, path, body: { ...others, store_id } });
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
