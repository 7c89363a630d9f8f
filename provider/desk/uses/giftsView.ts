import { html, raw } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import { dayAndTime, type View } from "#provider/desk/view.ts";
import type { Gift } from "#provider/gifts/giveVoucher.ts";
import { isOver } from "#provider/refill/isOver.ts";
import type { giftWords } from "./giftWords.ts";
import type { readGifts } from "./readGifts.ts";

interface Look extends Pick<View, "time_zone" | "now" | "lang"> {
  readonly words: ReturnType<typeof giftWords>;
  readonly language: WireLanguage;
  readonly store_name: string;
  /** Path of the page. */
  readonly address: string;
}

/** A gift just made, to print: its code in letters and as a QR code, whose picture is SVG. */
export interface FreshGift extends Gift {
  readonly picture: string;
}

const yen = (amount: number) => `¥${amount.toLocaleString("en-US")}`;

/** Where a store gives vouchers, and sees what became of them. */
export function giftsView(
  { offers, given }: Awaited<ReturnType<typeof readGifts>>,
  fresh: FreshGift | null,
  look: Look,
) {
  const { address, words, language } = look;
  return html`${fresh === null ? "" : freshView(fresh, look)}
    <section class="use-find">
      <p class="quiet">${words.note}</p>
      ${
        offers.length === 0
          ? html`<p>${words.nothing}</p>`
          : html`<form method="post" action="${address}">
              <label>${words.which} <select name="offer">${offers.map(
                ({ id, name, amount }) =>
                  html`<option value="${id}">${name[language]} ${yen(amount)}</option>`,
              )}</select></label>
              <button class="main">${words.give}</button></form>`
      }
    </section>
    <h2>${words.given}</h2>
    ${given.length === 0 ? html`<p class="quiet">${words.none}</p>` : ""}
    <ul class="goods">${given.map((voucher) => givenView(voucher, look))}</ul>`;
}

function freshView({ voucher, code, picture }: FreshGift, { words, language, store_name, time_zone }: Look) {
  const until = voucher.valid_until?.toLocaleDateString("sv-SE", { timeZone: time_zone });
  return html`<section class="gift printed" data-key="gift-${voucher.id}" tabindex="-1" data-focus>
    <p>${store_name}</p>
    <h2>${voucher.name[language]} ${yen(voucher.gift_amount)}</h2>
    ${raw(picture)}
    <p class="code">${code}</p>
    <p>${words.how}</p>
    ${until === undefined ? "" : html`<p>${words.until} ${until}</p>`}
    <p data-screen><b>${words.once}</b></p>
    <button type="button" data-print>${words.print}</button>
  </section>`;
}

function givenView(voucher: Awaited<ReturnType<typeof readGifts>>["given"][number], look: Look) {
  const { address, words, language, now } = look;
  const { id, uid, name, gift_amount, valid_until, created_at } = voucher;
  const state = uid !== null ? words.activated : isOver(valid_until, now) ? words.expired : words.waits;
  return html`<li data-key="given-${id}">
    <span>${name[language]} ${yen(gift_amount)} <time datetime="${created_at.toISOString()}">${dayAndTime(created_at, look)}</time></span>
    <small class="state">${state}</small>
    ${
      uid === null
        ? html`<details data-key="withdraw-${id}"><summary>${words.withdraw}</summary>
            <form method="post" action="${address}/${encodeURIComponent(id)}/withdraw">
              <p>${words.withdrawHow}</p>
              <button class="danger">${words.withdraw}</button></form></details>`
        : ""
    }</li>`;
}
