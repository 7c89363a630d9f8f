import { Hono } from "hono";
import type { Log } from "#provider/operations/log.ts";
import type { Parts } from "#provider/server/context.ts";
import { epsonRoutes } from "./epsonRoutes.ts";
import { starRoutes } from "./starRoutes.ts";

/** What printers ask, outside of the desk's sessions: by the secret of each. */
export function printRoutes(parts: Parts, log: Log): Hono {
  const routes = new Hono();
  routes.use(async (context, next) => {
    context.header("cache-control", "no-store");
    return next();
  });
  routes.route("/", starRoutes(parts, log));
  routes.route("/", epsonRoutes(parts));
  routes.all("*", (context) => context.text("Not Found", 404));
  return routes;
}
