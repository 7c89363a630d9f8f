import { Hono } from "hono";
import { html } from "hono/html";
import type { Counter } from "./counter.ts";
import { couponWords } from "./coupons/couponWords.ts";
import { OPERATOR_COUPONS } from "./coupons/issuer.ts";
import { FEEDBACK_PAGE } from "./feedback/feedbackView.ts";
import { feedbackWords } from "./feedback/feedbackWords.ts";
import { HOME_PAGE } from "./homePage/homeView.ts";
import { sendPage } from "./sendPage.ts";
import { speech } from "./speech.ts";

/** Where a desk of several stores begins; with one store there is nothing to choose. */
export function storeRoutes(counter: Counter): Hono {
  const routes = new Hono();
  routes.get("/", async (context) => {
    const stores = await counter.listedStores();
    const [only, ...others] = stores;
    if (only !== undefined && others.length === 0)
      return context.redirect(`/desk/${encodeURIComponent(only.id)}`, 303);
    const { words, language } = speech(context);
    return sendPage(context, counter.parts, {
      heading: words.title,
      isInside: true,
      links: [
        { href: HOME_PAGE, label: words.homePage },
        { href: OPERATOR_COUPONS, label: couponWords(language).operatorTitle },
        { href: FEEDBACK_PAGE, label: feedbackWords(language).title },
      ],
      body: html`<h2>${words.chooseStore}</h2>
        <ul class="stores">${stores.map(
          ({ id, name }) => html`<li><a href="/desk/${encodeURIComponent(id)}">${name[language]}</a></li>`,
        )}</ul>`,
    });
  });
  return routes;
}
