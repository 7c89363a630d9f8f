import type { Context } from "hono";
import type { Settings } from "#provider/settings.ts";
import { clientOrigin } from "#provider/surroundings.ts";

/** Whether the browser came by https: it says so itself with a form; a proxy in between may have hidden it from us. */
export function isHttps(context: Context, { trustProxy }: Pick<Settings, "trustProxy">): boolean {
  const own = clientOrigin(context.req.raw, { publicOrigin: null, trustProxy });
  return (context.req.header("origin") ?? own).startsWith("https:");
}
