import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { codedOnce } from "#provider/server/formats/coded.ts";
import { apiPage } from "./apiPage.ts";
import { type OpenApi, openapi } from "./openapi.ts";
import { readContract } from "./readContract.ts";

interface ApiOptions {
  readonly version: string;
}

/** Addresses of `apiRoutes`; calls stand below `/api/`, the page at `/api` itself. */
export const API_PAGES = /^\/(?:api|openapi\.json)$/;

/** The API, described: `/openapi.json` for programs, `/api` for people. Made when first asked for. */
export function apiRoutes({ version }: ApiOptions): Hono {
  const routes = new Hono();
  let made: Promise<OpenApi> | null = null;
  const document = () => {
    made ??= readContract().then((contract) => openapi({ contract, version }));
    return made;
  };

  routes.get("/openapi.json", async (context) => {
    const headers = new Headers({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-cache",
      // Nothing in it is anybody's: tools on other pages may read it.
      "access-control-allow-origin": "*",
    });
    return coded(context, JSON.stringify(await document()), headers);
  });
  routes.get("/api", async (context) => {
    const nonce = randomBytes(16).toString("base64");
    const page = await apiPage(await document(), nonce);
    const headers = new Headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": policy(nonce),
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
    });
    return coded(context, String(page), headers);
  });
  return routes;
}

async function coded(context: Context, text: string, headers: Headers): Promise<Response> {
  const body = await codedOnce(text)(context.req.header("accept-encoding") ?? null, headers);
  return new Response(body, { headers });
}

function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
