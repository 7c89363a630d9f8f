import { html } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import { couponLeft } from "#provider/coupons/couponLeft.ts";
import type { CouponRow } from "#provider/coupons/presentCoupon.ts";
import { couponFields, type FilledCoupon } from "./couponFields.ts";
import type { CouponWords } from "./couponWords.ts";
import type { Issuer } from "./issuer.ts";
import type { CouponsRead } from "./readCoupons.ts";

export interface CouponsView extends CouponsRead {
  readonly words: CouponWords;
  readonly language: WireLanguage;
  /** BCP 47 tag. */
  readonly lang: string;
  readonly issuer: Issuer;
  readonly now: Date;
  /** A form that could not be saved. */
  readonly filled: FilledCoupon | null;
}

const GIFTED = 4;
const yen = (amount: number) => `¥${amount.toLocaleString("en-US")}`;

/** An issuer's coupons with what became of them, and the form to make another. */
export function couponsView(view: CouponsView) {
  const { coupons, filled, issuer, words } = view;
  return html`<p class="quiet">${words.note}</p>
    <ul class="texts">
      <li><details data-key="coupon-new" ${filled === null ? "" : "open"}><summary>${words.add}</summary>
        <form method="post" action="${issuer.address}">${couponFields(view)}</form></details></li>
      ${coupons.length === 0 ? html`<li class="quiet">${words.none}</li>` : ""}
      ${coupons.map((each) => couponView(each, view))}
    </ul>`;
}

function couponView({ coupon, uses }: CouponsView["coupons"][number], view: CouponsView) {
  const { issuer, language, lang, words } = view;
  const name = coupon.name[language];
  const path = `${issuer.address}/${encodeURIComponent(coupon.id)}`;
  const state = stateOf(coupon, view.now);
  const day = (time: Date) =>
    time.toLocaleString(lang, { timeZone: issuer.time_zone, dateStyle: "medium", timeStyle: "short" });
  const most = coupon.limit_total === -1 ? "" : ` / ${coupon.limit_total.toLocaleString("en-US")}`;
  return html`<li data-key="coupon-${coupon.id}">
    <b>${name}</b> <small class="state">${words.states[state]}</small>
    <p>${termsOf(coupon, view)}</p>
    <p class="quiet">${day(coupon.start_time)} – ${coupon.end_time === null ? "" : day(coupon.end_time)}</p>
    <p>${words.claimed} ${coupon.claimed_total.toLocaleString("en-US")}${most} · ${words.uses} ${uses.toLocaleString("en-US")}</p>
    ${
      coupon.is_withdrawn
        ? ""
        : html`<div class="actions">
          ${coupon.receive_type === GIFTED ? "" : html`<a href="${path}/card">${words.link}<span class="unseen"> ${name}</span></a>`}
          ${coupon.receive_type === GIFTED && state !== "over" ? giftForm(path, name, words) : ""}
          <details data-key="withdraw-${coupon.id}"><summary>${words.withdraw}<span class="unseen"> ${name}</span></summary>
            <form method="post" action="${path}/withdraw"><p>${words.withdrawHow}</p>
              <button class="danger">${words.withdraw}<span class="unseen"> ${name}</span></button></form></details>
        </div>`
    }
  </li>`;
}

function giftForm(path: string, name: string, words: CouponWords) {
  return html`<details data-key="gift-form"><summary>${words.gift}<span class="unseen"> ${name}</span></summary>
    <form method="post" action="${path}/gift">
      <label>${words.giftTo} <input name="to" maxlength="200" autocomplete="off" required /></label>
      <button class="main">${words.gift}<span class="unseen"> ${name}</span></button></form></details>`;
}

function stateOf(coupon: CouponRow, now: Date): keyof CouponWords["states"] {
  if (coupon.is_withdrawn) return "withdrawn";
  if (coupon.end_time !== null && coupon.end_time <= now) return "over";
  if (couponLeft(coupon) === 0) return "gone";
  if (now < coupon.start_time) return "coming";
  return coupon.receive_type === GIFTED ? "gift" : "out";
}

/** What it takes off, from how much on, in which ways, of what, and for whom. */
function termsOf(coupon: CouponRow, { language, scopes, words }: CouponsView): string {
  const { discount_price, discount_type, max_discount, minimum_spend, receive_type, usage_type } = coupon;
  const off = discount_type === 2 ? `−${yen(discount_price)}` : `−${discount_price}%`;
  const most = max_discount === null ? "" : ` (${words.mostYen.replace("{yen}", yen(max_discount))})`;
  const named = (ids: readonly string[], all: CouponsView["scopes"]["goods"]) =>
    all
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name[language])
      .join(", ");
  const limited = [named(coupon.category_ids, scopes.categories), named(coupon.goods_ids, scopes.goods)];
  return [
    `${off}${most}`,
    ...(minimum_spend > 0 ? [words.fromYen.replace("{yen}", yen(minimum_spend))] : []),
    `${words.usage}: ${words.usages[usage_type]}`,
    ...limited.filter((text) => text !== ""),
    words.receiveTypes[receive_type],
  ].join(" · ");
}
