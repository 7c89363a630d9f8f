import { html } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import type { readGoods } from "./readGoods.ts";
import type { DeskWords } from "./words.ts";

interface View {
  readonly store_id: string;
  readonly language: WireLanguage;
  readonly words: DeskWords;
  readonly search: string;
}

/** The goods of a store, to mark as sold out or to sell again. */
export function goodsView(
  goods: Awaited<ReturnType<typeof readGoods>>,
  { store_id, language, words, search }: View,
) {
  return html`<form method="get"><label>${words.search} <input type="search" name="q" value="${search}" /></label></form>
    <ul class="goods">${goods.map(
      (one) => html`<li>
        <span>${one.name[language]}${one.stock >= 0 ? html` <small class="quiet">${words.left} ${one.stock}</small>` : ""}</span>
        ${one.is_sold_out ? html`<mark>${words.soldOut}</mark>` : ""}
        <form method="post" action="/desk/${store_id}/goods/${one.id}/${one.is_sold_out ? "back" : "sold_out"}">
          <input type="hidden" name="q" value="${search}" />
          <button>${one.is_sold_out ? words.back : words.soldOut}</button>
        </form></li>`,
    )}</ul>`;
}
