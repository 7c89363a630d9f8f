import type { Settings } from "./settings.ts";
import { clientOrigin } from "./surroundings.ts";

/** Whether a request comes from a page that may make it: our own, or of an origin that the operator lists. */
export function isWelcome(request: Request, settings: Settings): boolean {
  const origin = request.headers.get("origin");
  // Programs that are no browsers send none.
  if (origin === null) return true;
  return (
    origin === new URL(request.url).origin ||
    origin === clientOrigin(request, settings) ||
    isListed(origin, settings)
  );
}

function isListed(origin: string, { allowedOrigins }: Settings): boolean {
  return allowedOrigins.includes(origin);
}

/** The origin of the page that asks: a listed one, else the one by which this server was reached. */
export function pageOrigin(request: Request, settings: Settings): string {
  const origin = request.headers.get("origin");
  return origin !== null && isListed(origin, settings) ? origin : clientOrigin(request, settings);
}

/** What lets a page of a listed origin read the answer. */
export function corsHeaders(request: Request, settings: Settings): Headers {
  const origin = request.headers.get("origin");
  const headers = new Headers(settings.allowedOrigins.length > 0 ? { vary: "origin" } : {});
  if (origin !== null && isListed(origin, settings)) headers.set("access-control-allow-origin", origin);
  return headers;
}
