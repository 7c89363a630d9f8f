import { Hono } from "hono";
import { html } from "hono/html";
import { OrderType } from "#contract/enumerations.ts";
import { holdsRight } from "#domain/staff/rights.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { couponWords } from "#provider/desk/coupons/couponWords.ts";
import { OPERATOR_COUPONS } from "#provider/desk/coupons/readCoupons.ts";
import { type DeskPage, sendPage } from "#provider/desk/frame/page.ts";
import { FEEDBACK_PAGE } from "#provider/desk/reviews/feedback.ts";
import { feedbackWords } from "#provider/desk/reviews/feedbackWords.ts";
import { type DeskWords, speech } from "#provider/desk/speech.ts";
import { worksAt } from "#provider/staff/accounts.ts";
import { standingOf } from "#provider/staff/deskSession.ts";
import { isShop } from "#provider/mall/shops.ts";
import { HOME_PAGE } from "./homeView.ts";

/** Where a desk of several stores begins; with one store there is nothing to choose. */
export function storeRoutes(counter: Counter): Hono {
  const routes = new Hono();
  routes.get("/:store", async (context, next) => {
    const store = await counter.findStore(context.req.param("store"));
    return store === undefined ? next() : context.redirect(boardPage(store.id), 302);
  });
  routes.get("/", async (context) => {
    const signed = context.get("signed");
    const stores = (await counter.listedStores()).filter(({ id }) => worksAt(signed.staff, id));
    const [only, ...others] = stores;
    if (only !== undefined && others.length === 0) return context.redirect(boardPage(only.id), 303);
    const { words, language } = speech(context);
    return sendPage(context, counter.parts, {
      heading: words.title,
      isInside: true,
      links: holdsRight(standingOf(signed), "operator")
        ? [
            { href: HOME_PAGE, label: words.homePage },
            { href: OPERATOR_COUPONS, label: couponWords(language).operatorTitle },
            { href: FEEDBACK_PAGE, label: feedbackWords(language).title },
          ]
        : [],
      body: html`<h2>${words.chooseStore}</h2>
        <ul class="stores">${stores.map(
          ({ id, name }) => html`<li><a href="${boardPage(id)}">${name[language]}</a></li>`,
        )}</ul>`,
    });
  });
  return routes;
}

/** Where a store's board is, in the desk's application. */
const boardPage = (store_id: string) => `/desk/board/${encodeURIComponent(store_id)}`;

/** Ways between the pages of a store's desk, and to another store where there is one. */
export async function storeLinks(
  { findStore, hasOthers }: Counter,
  store_id: string,
  {
    words,
    here,
  }: {
    readonly words: DeskWords;
    readonly here:
      | "goods"
      | "reviews"
      | "texts"
      | "mails"
      | "uses"
      | "gifts"
      | "coupons"
      | "cards"
      | "shipping";
  },
): Promise<NonNullable<DeskPage["links"]>> {
  const own = `/desk/${encodeURIComponent(store_id)}`;
  const store = await findStore(store_id);
  // Who ships alone has no counter.
  const hasCounter = store === undefined || store.order_types.some((way) => way !== OrderType.shipping);
  return [
    { href: boardPage(store_id), label: words.orders },
    { href: `${own}/goods`, label: words.goods, isHere: here === "goods" },
    ...(hasCounter ? [{ href: `${own}/uses`, label: words.uses, isHere: here === "uses" }] : []),
    { href: `${own}/gifts`, label: words.gifts, isHere: here === "gifts" },
    { href: `${own}/reviews`, label: words.reviews, isHere: here === "reviews" },
    { href: `${own}/coupons`, label: words.coupons, isHere: here === "coupons" },
    { href: `/desk/settings/${encodeURIComponent(store_id)}`, label: words.settings },
    ...(store !== undefined && isShop(store)
      ? [{ href: `${own}/shipping`, label: words.shipping, isHere: here === "shipping" }]
      : []),
    { href: `${own}/texts`, label: words.texts, isHere: here === "texts" },
    { href: `${own}/mails`, label: words.mails, isHere: here === "mails" },
    // Of several stores, the page to choose from leads to it.
    (await hasOthers(store_id))
      ? { href: "/desk", label: words.stores }
      : { href: HOME_PAGE, label: words.homePage },
  ];
}
