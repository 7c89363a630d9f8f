import { html } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import type { readGoods } from "./readGoods.ts";
import type { DeskWords } from "./words.ts";

interface GoodsPage {
  readonly store_id: string;
  readonly language: WireLanguage;
  readonly words: DeskWords;
  readonly search: string;
}

/** The goods of a store, to mark as sold out or to sell again. */
export function goodsView(goods: Awaited<ReturnType<typeof readGoods>>, page: GoodsPage) {
  const { language, search, store_id, words } = page;
  const to = (id: string, mark: "sold_out" | "back") =>
    `/desk/${encodeURIComponent(store_id)}/goods/${encodeURIComponent(id)}/${mark}`;
  return html`<h2>${words.goods}</h2>
    <form class="search" method="get">
      <label>${words.search} <input type="search" name="q" value="${search}" maxlength="100" /></label>
      <button>${words.find}</button>
    </form>
    ${goods.length === 0 ? html`<p class="quiet">${words.noGoods}</p>` : ""}
    <ul class="goods">${goods.map(({ id, is_sold_out, name, stock }) => {
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
