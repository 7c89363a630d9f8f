import { Hono } from "hono";

export type App = Record<string, unknown> & { readonly liffId: string };

const MOST_APPS = 30;

/** The LIFF server API of the stand-in. */
export function liffRoutes(apps: Map<string, App>): Hono {
  const api = new Hono();
  api.get("/liff/v1/apps", (context) =>
    apps.size === 0
      ? context.json({ message: "not found" }, 404)
      : context.json({ apps: [...apps.values()] }),
  );
  api.post("/liff/v1/apps", async (context) => {
    const body = await context.req.json();
    if (apps.size >= MOST_APPS) return context.json({ message: "exceeded the limit of apps" }, 400);
    if (!/^https:\/\/[^#]+$/.test(body.view?.url) || /line/i.test(body.description))
      return context.json({ message: "invalid request" }, 400);
    const liffId = `2000000001-Made${apps.size + 1}`;
    apps.set(liffId, { ...body, liffId });
    return context.json({ liffId });
  });
  api.put("/liff/v1/apps/:id", async (context) => {
    const known = apps.get(context.req.param("id"));
    if (!known) return context.json({ message: "not found" }, 404);
    apps.set(known.liffId, { ...known, ...(await context.req.json()) });
    return context.json({});
  });
  api.delete("/liff/v1/apps/:id", (context) =>
    apps.delete(context.req.param("id")) ? context.json({}) : context.json({ message: "not found" }, 404),
  );
  return api;
}
