import { and, asc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import { readQuery } from "#domain/search/searchQuery.ts";
import type { Database } from "#provider/db/database.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { markGoods } from "#provider/menu/soldOut.ts";
import { dictionary } from "#provider/search/foodWords.ts";
import { holds } from "#provider/search/searchSql.ts";
import type { Counter } from "./counter.ts";
import { formField } from "./frame/form.ts";
import { storeLinks } from "./home/storePages.ts";
import { sendMissing, sendPage } from "./frame/page.ts";
import { type DeskWords, speech } from "./speech.ts";

/** The goods of a store, and the buttons that mark them as sold out or sell them again. */
export function goodsRoutes(counter: Counter): Hono {
  const { findStore, parts, write } = counter;
  const routes = new Hono();

  routes.get("/:store/goods", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const { words, language } = speech(context);
    const search = context.req.query("q") ?? "";
    const rows = await readGoods(parts.db, store.id, search);
    return sendPage(context, parts, {
      heading: store.name[language],
      title: `${words.goods} – ${store.name[language]}`,
      isInside: true,
      links: await storeLinks(counter, store.id, { words, here: "goods" }),
      body: goodsView(rows, { store_id: store.id, language, words, search }),
    });
  });

  routes.post("/:store/goods/:goods/:mark{sold_out|back}", async (context) => {
    const { store: store_id, goods: goods_id, mark } = context.req.param();
    const now = parts.clock();
    const is_sold_out = mark === "sold_out";
    await write((db) =>
      markGoods(db, { store_id, goods_id, mark: is_sold_out ? "until_opening" : "sold", now }),
    );
    const search = await formField(context, "q");
    const query = search === "" ? "" : `?q=${encodeURIComponent(search)}`;
    return context.redirect(`/desk/${encodeURIComponent(store_id)}/goods${query}`, 303);
  });

  return routes;
}

interface GoodsPage {
  readonly store_id: string;
  readonly language: WireLanguage;
  readonly words: DeskWords;
  readonly search: string;
}

/** The goods of a store, to mark as sold out or to sell again. */
function goodsView(shown: Awaited<ReturnType<typeof readGoods>>, page: GoodsPage) {
  const { language, search, store_id, words } = page;
  const to = (id: string, mark: "sold_out" | "back") =>
    `/desk/${encodeURIComponent(store_id)}/goods/${encodeURIComponent(id)}/${mark}`;
  return html`<h2>${words.goods}</h2>
    <form class="search" method="get">
      <label>${words.search} <input type="search" name="q" value="${search}" maxlength="100" /></label>
      <button>${words.find}</button>
    </form>
    ${shown.length === 0 ? html`<p class="quiet">${words.noGoods}</p>` : ""}
    <ul class="goods">${shown.map(({ id, is_sold_out, name, stock }) => {
      const isCounted = stock >= 0;
      return html`<li data-key="goods-${id}" data-sold-out="${String(is_sold_out)}">
        <span>${name[language]}${isCounted ? html` <small class="quiet">${words.left} ${stock}</small>` : ""}</span>
        ${is_sold_out ? html`<mark>${words.isSoldOut}</mark>` : ""}
        <form method="post" action="${to(id, is_sold_out ? "back" : "sold_out")}">
          <input type="hidden" name="q" value="${search}" />
          <button>${is_sold_out ? words.back : words.soldOut}<span class="unseen"> ${name[language]}</span></button>
        </form></li>`;
    })}</ul>`;
}

const AT_ONCE = 200;

/** The goods of a store that hold the words, as guests find them, in the menu's order. */
function readGoods(db: Database, store_id: string, words: string) {
  return db
    .select({ id: goods.id, name: goods.name, stock: goods.stock, is_sold_out: goods.is_sold_out })
    .from(goods)
    .leftJoin(categories, eq(categories.id, goods.category_id))
    .where(
      and(
        eq(goods.store_id, store_id),
        eq(goods.is_withdrawn, false),
        holds(goods.search_text, readQuery(words, dictionary)),
      ),
    )
    .orderBy(asc(categories.position), asc(goods.position), asc(goods.id))
    .limit(AT_ONCE);
}
