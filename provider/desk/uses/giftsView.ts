import { html, raw } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import { dayAndTime, type View } from "#provider/desk/view.ts";
import type { Gift } from "#provider/gifts/giveVoucher.ts";
import { isOver } from "#provider/refill/isOver.ts";
import { LANGUAGE_NAMES } from "#provider/desk/languageNames.ts";
import type { GiftFields } from "./giftFields.ts";
import type { giftWords } from "./giftWords.ts";
import type { GivenVoucher, readGifts } from "./readGifts.ts";

interface Look extends Pick<View, "time_zone" | "now" | "lang"> {
  readonly words: ReturnType<typeof giftWords>;
  readonly language: WireLanguage;
  readonly store_name: string;
  /** Path of the page. */
  readonly address: string;
  /** Whether codes get to phones, without which nobody can receive a voucher. */
  readonly hasTexts: boolean;
  /** One just made, to print. */
  readonly fresh: FreshGift | null;
  /** A form that comes back, for whom it names cannot be written to. */
  readonly filled: GiftFields | null;
}

/** A gift just made, to print: its code in letters and as a QR code, whose picture is SVG. */
export interface FreshGift extends Gift {
  readonly picture: string;
}

const yen = (amount: number) => `¥${amount.toLocaleString("en-US")}`;

/** Where a store gives vouchers, and sees what became of them. */
export function giftsView({ offers, given }: Awaited<ReturnType<typeof readGifts>>, look: Look) {
  const { address, filled, fresh, words, language } = look;
  const isBack = (id: string) => filled?.voucher === null && filled.offer === id;
  return html`${fresh === null ? "" : freshView(fresh, look)}
    <section class="use-find">
      <p class="quiet">${words.note}</p>
      ${
        !look.hasTexts
          ? html`<p class="warn">${words.noTexts}</p>`
          : offers.length === 0
            ? html`<p>${words.nothing}</p>`
            : html`<form method="post" action="${address}">
              <label>${words.which} <select name="offer">${offers.map(
                ({ id, name, amount }) =>
                  html`<option value="${id}" ${isBack(id) ? "selected" : ""}>${name[language]} ${yen(amount)}</option>`,
              )}</select></label>
              ${recipientFields(null, look)}
              <button class="main">${words.give}</button></form>`
      }
    </section>
    <h2>${words.given}</h2>
    ${given.length === 0 ? html`<p class="quiet">${words.none}</p>` : ""}
    <ul class="goods">${given.map((one) => givenView(one, look))}</ul>`;
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

/** Whom a gift is sent to, and in which language they read; `voucher` is one that is sent again. */
function recipientFields(voucher: string | null, { filled, words, language }: Look) {
  const back = filled?.voucher === voucher ? filled : null;
  const isBad = back !== null && back.recipient === null;
  const id = `gift-to-${voucher ?? "new"}`;
  return html`<label>${voucher === null ? words.to : words.toAgain}
      <input class="plain" name="to" autocomplete="off" maxlength="254" value="${back?.to ?? ""}" ${voucher === null ? "" : "required"}
        ${isBad ? raw(`aria-invalid="true" aria-describedby="${id}-fault" autofocus`) : ""} /></label>
    ${isBad ? html`<p class="warn fault" id="${id}-fault">${words.badTo}</p>` : ""}
    <label>${words.language} <select name="language">${Object.entries(LANGUAGE_NAMES).map(
      ([code, name]) =>
        html`<option value="${code}" ${code === (back?.language ?? language) ? "selected" : ""}>${name}</option>`,
    )}</select></label>
    <p class="quiet">${voucher === null ? words.toNote : words.sendHow}</p>`;
}

function givenView({ voucher, sent }: GivenVoucher, look: Look) {
  const { address, filled, words, language, now } = look;
  const { id, uid, name, gift_amount, valid_until, created_at } = voucher;
  const state = uid !== null ? words.activated : isOver(valid_until, now) ? words.expired : words.waits;
  return html`<li data-key="given-${id}">
    <span>${name[language]} ${yen(gift_amount)} <time datetime="${created_at.toISOString()}">${dayAndTime(created_at, look)}</time></span>
    <small class="state">${state}</small>
    ${sent === null || uid !== null ? "" : html`<small class="state">${sent.to} ${words.states[sent.state]}</small>`}
    ${
      look.hasTexts && uid === null && !isOver(valid_until, now)
        ? html`<details data-key="send-${id}" ${filled?.voucher === id ? "open" : ""}><summary>${sent === null ? words.send : words.sendAgain}</summary>
            <form class="use-find" method="post" action="${address}/${encodeURIComponent(id)}/send">
              ${recipientFields(id, look)}
              <button class="main">${words.send}</button></form></details>`
        : ""
    }
    ${
      uid === null
        ? html`<details data-key="withdraw-${id}"><summary>${words.withdraw}</summary>
            <form method="post" action="${address}/${encodeURIComponent(id)}/withdraw">
              <p>${words.withdrawHow}</p>
              <button class="danger">${words.withdraw}</button></form></details>`
        : ""
    }</li>`;
}
