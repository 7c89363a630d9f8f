import { Hono } from "hono";
import * as z from "zod/mini";
import { limitBody } from "#provider/server/limitBody.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Parts } from "#provider/server/context.ts";
import { clientAddress } from "#provider/server/origins.ts";
import { answered } from "./atGateway.ts";
import { askAbout } from "./settle.ts";

/** Addresses of `hookRoutes`. */
export const HOOKS = /^\/hooks\//;
/** Bytes of a notice. */
const MAX_SIZE = 262_144;

const Reached = z.object({ address: z.string() });

/**
 * Where gateways tell that something happened: `/hooks/<the gateway's name>`. Whatever they say is no more than a reason to
 * ask them, so that a notice may come late, twice, in any order, or from whoever. Not taken (503): it is sent again.
 */
export function hookRoutes(
  parts: Parts,
  { afterWorking, log }: { readonly afterWorking: () => void; readonly log: Log },
): Hono {
  const routes = new Hono();
  routes.post("/hooks/:gateway", limitBody({ maxSize: MAX_SIZE }), async (context) => {
    const name = context.req.param("gateway");
    const gateway = parts.payment.named(name);
    if (gateway === null) return context.json({ received: false }, 404);
    const { headers } = context.req.raw;
    const reached = Reached.safeParse(context.env).data?.address ?? "";
    const address = clientAddress(headers, { address: reached }, parts.settings);
    const body = await context.req.text();
    // What an adapter's errors say may be secret: only their kind is told.
    const refused = (error: unknown) => {
      const kind = error instanceof Error ? error.name : typeof error;
      log.warn("payment notice not taken", { gateway: name, kind });
      return "failed" as const;
    };
    const refs = await answered(gateway.notify({ headers, body, address })).catch(refused);
    if (refs === null) {
      log.warn("payment notice of somebody else", { gateway: name, address });
      return context.json({ received: false }, 401);
    }
    let isTaken = refs !== "failed";
    for (const ref of new Set(refs === "failed" ? [] : refs))
      isTaken = (await askAbout(parts, ref, name).catch(() => false)) && isTaken;
    afterWorking();
    return context.json({ received: isTaken }, isTaken ? 200 : 503);
  });
  return routes;
}
