import type { Context } from "hono";
import type { Settings } from "#provider/settings.ts";
import { clientOrigin } from "#provider/surroundings.ts";

/**
 * Whether a form was sent from a page of our own. The scheme is not compared: behind a proxy that ends TLS the provider
 * does not know it.
 */
export function isSameOrigin(
  context: Context,
  { publicOrigin, trustProxy }: Pick<Settings, "publicOrigin" | "trustProxy">,
): boolean {
  const origin = context.req.header("origin");
  if (origin === undefined || origin === "null")
    return context.req.header("sec-fetch-site") === "same-origin";
  const known = [clientOrigin(context.req.raw, { publicOrigin: null, trustProxy }), publicOrigin];
  const host = URL.parse(origin)?.host;
  return host !== undefined && known.some((one) => one !== null && URL.parse(one)?.host === host);
}
