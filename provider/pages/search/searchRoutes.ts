import { type Context, Hono } from "hono";
import type { Parts } from "#provider/parts.ts";
import { clientOrigin } from "#provider/surroundings.ts";
import { keptFor } from "./keptFor.ts";
import { LISTED_KINDS, listedPages, sitemapCounts } from "./listedPages.ts";
import { sitemap, sitemapIndex } from "./sitemap.ts";

/** Addresses of `searchRoutes`. */
export const SEARCHED = /^\/(?:robots\.txt|sitemap(?:-\w+-\d+)?\.xml)$/;

/** Ten minutes, in milliseconds: what is listed is read again no oftener. */
const KEPT = 600_000;
/** What no page leads a reader to. Pages that are not to be listed say so themselves, which a chat may read. */
const CLOSED = ["/desk", "/auth/", "/receipt/", "/my-data"];
const OF_DEMO = ["/sandbox/", "/hooks/"];

/** Tells search engines what there is: `/robots.txt` and `/sitemap.xml`. */
export function searchRoutes({ db, settings, clock }: Pick<Parts, "db" | "settings" | "clock">): Hono {
  const routes = new Hono();
  const keptCounts = keptFor<Awaited<ReturnType<typeof sitemapCounts>>>(KEPT, clock);
  const keptPages = keptFor<readonly string[]>(KEPT, clock);
  const origin = (context: Context) => clientOrigin(context.req.raw, settings);
  const counts = () => keptCounts("all", () => sitemapCounts(db));

  function written(context: Context, type: "text/plain" | "application/xml", text: string): Response {
    context.header("cache-control", `public, max-age=${KEPT / 1_000}`);
    context.header("content-type", `${type}; charset=utf-8`);
    context.header("x-content-type-options", "nosniff");
    return context.body(text);
  }

  routes.get("/robots.txt", (context) =>
    written(
      context,
      "text/plain",
      [
        "User-agent: *",
        ...[...CLOSED, ...(settings.hasDemo ? OF_DEMO : [])].map((path) => `Disallow: ${path}`),
        "",
        `Sitemap: ${origin(context)}/sitemap.xml`,
        "",
      ].join("\n"),
    ),
  );

  routes.get("/sitemap.xml", async (context) => {
    const files = Object.entries(await counts()).flatMap(([kind, number]) =>
      Array.from({ length: number }, (_, index) => `/sitemap-${kind}-${index + 1}.xml`),
    );
    return written(context, "application/xml", sitemapIndex(origin(context), files));
  });

  for (const kind of LISTED_KINDS) {
    routes.get(`/:file{sitemap-${kind}-[1-9][0-9]{0,5}\\.xml}`, async (context) => {
      const page = Number(/-(\d+)\.xml$/.exec(context.req.path)?.[1]);
      if (page > (await counts())[kind]) return context.text("Not Found", 404);
      const pages = await keptPages(`${kind} ${page}`, () => listedPages(db, kind, page));
      return written(context, "application/xml", sitemap(origin(context), pages));
    });
  }
  return routes;
}
