import { Hono } from "hono";

/** Leads from where the page of settings was, its forms included, to their screen in the application. */
export function formerSettings(): Hono {
  const routes = new Hono();
  for (const path of ["/:store/settings", "/:store/settings/*"] as const)
    routes.get(path, (context) =>
      context.redirect(`/desk/settings/${encodeURIComponent(context.req.param("store"))}`, 303),
    );
  return routes;
}
