import { Hono } from "hono";
import { bcp47 } from "#domain/values/localeCodes.ts";
import { tileOrigin } from "#provider/pages/contentPolicy.ts";
import type { Parts } from "#provider/server/context.ts";
import { speech } from "./speech.ts";

/** The desk's application: built, or served by Vite while it is worked on. */
export interface DeskFrontend {
  /** Its one page, in a language by its BCP 47 tag; the nonce is for what Vite puts into it. */
  readonly page: (lang: string, nonce: string) => Promise<string>;
  /** Answers with a file of the build; null when there is none of that name. */
  readonly file: (request: Request) => Promise<Response | null>;
  readonly isDevelopment: boolean;
}

/**
 * The application's files, and its one page at every other address: which screen that is, and what is none, the
 * application knows. Without it, as where the API is served alone, there are no pages.
 */
export function deskPages(
  frontend: DeskFrontend | null,
  { random, settings }: Pick<Parts, "random" | "settings">,
): Hono {
  const routes = new Hono();
  if (frontend === null) return routes;
  const { file, isDevelopment, page } = frontend;
  routes.get("/assets/*", async (context) => (await file(context.req.raw)) ?? context.notFound());
  routes.get("/api/*", (context) => context.text("Not Found", 404));
  routes.get("*", async (context) => {
    const nonce = random(16);
    context.header(
      "content-security-policy",
      applicationPolicy(isDevelopment ? nonce : null, settings.mapTiles),
    );
    return context.html(await page(bcp47(speech(context).locale), nonce));
  });
  return routes;
}

/** The application's security policy: its own files and calls, the map's tiles, and nothing framed. */
function applicationPolicy(nonce: string | null, mapTiles: string | null): string {
  const own = nonce === null ? "'self'" : `'self' 'nonce-${nonce}'`;
  const style = nonce === null ? "'self'" : "'self' 'unsafe-inline'";
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${style}`,
    // Of the device: a picture that is chosen is shown before it is sent.
    ["img-src 'self' data: blob:", ...(mapTiles === null ? [] : [tileOrigin(mapTiles)])].join(" "),
    `connect-src 'self'${nonce === null ? "" : " ws: wss:"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
