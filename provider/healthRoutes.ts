import { Hono } from "hono";
import type { Health } from "./health.ts";

/**
 * Three questions, none of which costs the database anything. `/livez`: does this process answer at all; for a
 * supervisor that starts it again, and as a yardstick, since it does nothing. `/healthz`: can it take orders; the last
 * look's result, for people and monitors. `/readyz`: should customers be sent here; for a balancer, so also while it
 * ends.
 */
export function healthRoutes(health: Health, version: string): Hono {
  const routes = new Hono();
  routes.use(async (context, next) => {
    context.header("cache-control", "no-store");
    await next();
  });
  routes.get("/livez", (context) => context.json({ status: "ok" }));
  routes.get("/healthz", async (context) => {
    const status = await health.state();
    // Who is asked to end is not ill: a monitor need not call anyone.
    return context.json({ status, version }, status === "ok" || status === "stopping" ? 200 : 503);
  });
  routes.get("/readyz", async (context) => {
    const status = await health.state();
    return context.json({ status }, status === "ok" ? 200 : 503);
  });
  return routes;
}
