import { Hono } from "hono";
import type { Parts } from "#provider/server/context.ts";
import { reading } from "#provider/desk/counter.ts";

/** Pages of a store whose screens are called as the pages were. */
const PAGES = [
  "goods",
  "reviews",
  "coupons",
  "texts",
  "mails",
  "cards",
  "shipping",
  "settings",
  "uses",
  "gifts",
] as const;

/** Former addresses of a store's pages, which staff have kept: each leads to its screen, with its query. */
export function oldAddresses(parts: Parts): Hono {
  const { findStore } = reading(parts);
  const routes = new Hono();
  const lead = (from: string, to: (own: string, one: string) => string) =>
    routes.get(from, async (context, next) => {
      const { one = "", store = "" }: Readonly<Record<string, string>> = context.req.param();
      const known = await findStore(store);
      if (known === undefined) return next();
      const { search } = new URL(context.req.url);
      const path = to(encodeURIComponent(known.id), encodeURIComponent(one));
      return context.redirect(`/desk/${path}${search}`, 302);
    });
  lead("/:store", (own) => `board/${own}`);
  for (const page of PAGES) lead(`/:store/${page}`, (own) => `${page}/${own}`);
  // Its forms had addresses of their own.
  lead("/:store/settings/*", (own) => `settings/${own}`);
  lead("/:store/coupons/:one/card", (own, coupon) => `coupons/${own}/card/${coupon}`);
  lead("/:store/slips/:one", (own, order) => `slip/${own}/${order}`);
  return routes;
}
