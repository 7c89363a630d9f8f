import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { PublicMenu } from "#contract/publicMenu.ts";
import { localeOfLink, wireLanguage } from "#domain/values/localeCodes.ts";
import type { Parts } from "#provider/server/context.ts";
import { ANSWER_QUALITY, codedOnce } from "#provider/server/formats/coded.ts";
import { clientOrigin } from "#provider/server/origins.ts";
import { findShownStore, publicMenu } from "./publicMenu.ts";
import { menuData } from "./schemaOrg.ts";

/** A menu as it is sent, and the name of just this. */
interface Written {
  readonly text: string;
  readonly tag: string;
}

const TYPES = { json: "application/json", jsonld: "application/ld+json" } as const;

/**
 * Menus of listed stores for programs, which anybody may read: `/menus/<store>.json` as `PublicMenu` declares it, and
 * `/menus/<store>.jsonld` in the words of schema.org; `?lang=` is a tag, Japanese without one.
 */
export function menuRoutes({ cache, db, settings }: Pick<Parts, "cache" | "db" | "settings">): Hono {
  const routes = new Hono();
  for (const kind of ["json", "jsonld"] as const)
    routes.get(`/menus/:file{[^/]+\\.${kind}}`, async (context) => {
      const store_id = context.req.param("file").slice(0, -(kind.length + 1));
      const language = wireLanguage(localeOfLink(new URL(context.req.url).search) ?? "ja");
      const origin = clientOrigin(context.req.raw, settings);
      const key = `menus ${JSON.stringify([kind, store_id, language, origin])}`;
      const written = await cache.get<Written | { readonly text: null }>(key, { store_id }, async () => {
        const store = await findShownStore(db, store_id);
        if (store === undefined) return { text: null };
        const menu = await publicMenu(db, store, { language, origin });
        const text = JSON.stringify(kind === "json" ? PublicMenu.parse(menu) : menuData(menu));
        return { text, tag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"` };
      });
      context.header("access-control-allow-origin", "*");
      if (written.text === null) return context.text("Not Found", 404);
      return send(context, TYPES[kind], written);
    });
  return routes;
}

/** Whoever has this very menu is told so, and is not sent it again. */
async function send(context: Context, type: string, { tag, text }: Written): Promise<Response> {
  const headers = new Headers({
    "access-control-allow-origin": "*",
    "cache-control": "public, no-cache",
    "content-type": `${type}; charset=utf-8`,
    etag: tag,
    "x-content-type-options": "nosniff",
  });
  const known = (context.req.header("if-none-match") ?? "")
    .split(",")
    .map((each) => each.trim().replace(/^W\//, ""));
  if (known.includes(tag) || known.includes("*")) return new Response(null, { status: 304, headers });
  const coding = context.req.header("accept-encoding") ?? null;
  return new Response(await codedOnce(text, ANSWER_QUALITY)(coding, headers), { headers });
}
