import { Hono } from "hono";
import type { Counter } from "#provider/desk/counter.ts";

/** By the end of a store's page of former times, the screen of the application that shows it now. */
const SCREENS: Readonly<Record<string, string>> = {
  "": "board",
  goods: "goods",
  reviews: "reviews",
  coupons: "coupons",
  texts: "texts",
  mails: "mails",
};

/** Former addresses of a store's pages, which staff have kept: each leads to its screen, with its query. */
export function oldAddresses({ findStore }: Counter): Hono {
  const routes = new Hono();
  for (const [page, screen] of Object.entries(SCREENS)) {
    routes.get(page === "" ? "/:store" : `/:store/${page}`, async (context, next) => {
      const store = await findStore(context.req.param("store") ?? "");
      if (store === undefined) return next();
      const { search } = new URL(context.req.url);
      return context.redirect(`/desk/${screen}/${encodeURIComponent(store.id)}${search}`, 302);
    });
  }
  return routes;
}
