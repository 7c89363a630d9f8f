import { html, raw } from "hono/html";
import encodeQR from "qr";
import { DiscountType, ReceiveType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { qrPicture } from "#domain/share/qrPicture.ts";
import { LOCALES, nameOfWire, wireLanguage } from "#domain/values/localeCodes.ts";
import { couponLeft, type CouponRow } from "#provider/coupons/presentCoupon.ts";
import type { CouponFaults, CouponForm } from "./couponDraft.ts";
import type { CouponWords } from "./couponWords.ts";
import type { CouponsRead, Issuer } from "./readCoupons.ts";

interface CouponsView extends CouponsRead {
  readonly words: CouponWords;
  readonly language: WireLanguage;
  /** BCP 47 tag. */
  readonly lang: string;
  readonly issuer: Issuer;
  readonly now: Date;
  /** A form that could not be saved. */
  readonly filled: FilledCoupon | null;
}

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
          ${coupon.receive_type === ReceiveType.gifted ? "" : html`<a href="${path}/card">${words.link}<span class="unseen"> ${name}</span></a>`}
          ${coupon.receive_type === ReceiveType.gifted && state !== "over" ? giftForm(path, name, words) : ""}
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
  return coupon.receive_type === ReceiveType.gifted ? "gift" : "out";
}

/** What it takes off, from how much on, in which ways, of what, and for whom. */
function termsOf(coupon: CouponRow, { language, scopes, words }: CouponsView): string {
  const { discount_price, discount_type, max_discount, minimum_spend, receive_type, usage_type } = coupon;
  const off = discount_type === DiscountType.amount ? `−${yen(discount_price)}` : `−${discount_price}%`;
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

/** A form that could not be saved, as it was filled in. */
export interface FilledCoupon {
  readonly form: CouponForm;
  readonly faults: CouponFaults;
}

const DAYS = 30;
const DAY = 86_400_000;

/** The form of a new coupon, with what is wrong with a field under it. */
function couponFields(view: CouponsView) {
  const { filled, issuer, now, scopes, words } = view;
  const said = (name: string, otherwise: string) => filled?.form.text[name] ?? otherwise;
  const fault = (name: string) => {
    const wrong = filled?.faults[name];
    return wrong === undefined
      ? ""
      : html`<p class="warn fault" id="coupon-${name}-fault">${words.faults[wrong]}</p>`;
  };
  const invalid = (name: string) =>
    filled?.faults[name] === undefined
      ? ""
      : html`aria-invalid="true" aria-describedby="coupon-${name}-fault"`;
  const input = (name: string, label: string, otherwise = "", more = "") =>
    html`<label>${label}
      <input name="${name}" value="${said(name, otherwise)}" autocomplete="off" ${raw(more)} ${invalid(name)} /></label>${fault(name)}`;
  const number = (name: string, label: string, otherwise = "") =>
    input(name, label, otherwise, 'inputmode="numeric" maxlength="20"');
  const time = (name: string, label: string, otherwise: string) =>
    input(name, label, otherwise, 'type="datetime-local"');
  const choice = (name: string, label: string, options: Readonly<Record<string, string>>, first: string) =>
    html`<label>${label} <select name="${name}">${Object.entries(options).map(
      ([value, text]) =>
        html`<option value="${value}" ${value === said(name, first) ? "selected" : ""}>${text}</option>`,
    )}</select></label>`;
  const several = (name: "category_ids" | "goods_ids", label: string, all: CouponsView["scopes"]["goods"]) =>
    all.length === 0
      ? ""
      : html`<fieldset class="several" data-of="${name}">
          <legend>${label}</legend>${fault(name)}
          <div>${all.map(
            ({ id, name: text }) =>
              html`<label class="check"><input type="checkbox" name="${name}" value="${id}" ${filled?.form[name].includes(id) ? "checked" : ""} ${invalid(name)} /> ${text[view.language]}</label>`,
          )}</div></fieldset>`;
  const texts = (one: WireLanguage) =>
    html`${input(`name_${one}`, `${words.name} (${nameOfWire(one)})`, "", `maxlength="120" ${one === "ja" ? "required" : ""}`)}
    ${input(`description_${one}`, `${words.description} (${nameOfWire(one)})`, "", 'maxlength="600"')}`;
  const others = LOCALES.map(wireLanguage).filter((one) => one !== "ja");
  const isOtherWrong = others.some(
    (one) => filled?.faults[`name_${one}`] || filled?.faults[`description_${one}`],
  );
  return html`
    ${texts("ja")}
    <details data-key="coupon-languages" ${isOtherWrong ? "open" : ""}><summary>${words.others}</summary>
      <p class="quiet">${words.fallback}</p>${others.map(texts)}</details>
    ${choice("discount_type", words.kind, { 2: words.yenOff, 1: words.percentOff }, "2")}
    ${number("discount_price", words.amount)}<div class="of-percent">${number("max_discount", words.most)}</div>
    ${number("minimum_spend", words.minimum, "0")}
    ${choice("usage_type", words.usage, words.usages, "common")}
    ${
      issuer.store_id === null
        ? ""
        : html`${choice("scope", words.scope, words.scopes, "1")}
          ${several("category_ids", words.categories, scopes.categories)}${several("goods_ids", words.goods, scopes.goods)}`
    }
    ${choice("receive_type", words.receivers, words.receiveTypes, "1")}
    ${time("start", words.start, localTime(now, issuer.time_zone))}
    ${time("end", words.end, localTime(new Date(now.getTime() + DAYS * DAY), issuer.time_zone))}
    ${number("validity_days", words.days)}${number("limit_per_person", words.perPerson, "1")}
    ${number("limit_total", words.total)}
    <button class="main">${words.add}</button>`;
}

/** As a field of date and time wants it. */
function localTime(time: Date, time_zone: string): string {
  const local = time.toLocaleString("sv-SE", { timeZone: time_zone, dateStyle: "short", timeStyle: "short" });
  return local.replace(" ", "T");
}

/** Where a customer's app shows a coupon and lets them claim it. */
function couponLink(origin: string, coupon_id: string): string {
  return `${origin}/coupon?${new URLSearchParams({ couponId: coupon_id })}`;
}

/** Prints the page, where there are scripts to do it with. */
export const printScript =
  '{ const button = document.getElementById("print"); button.hidden = false; button.onclick = () => print(); }';

/** A coupon's link and QR code, to print and put up. */
export async function couponCard(
  { description, end_time, id, name }: CouponRow,
  {
    issued_by,
    lang,
    language,
    origin,
    time_zone,
    words,
  }: {
    readonly words: CouponWords;
    readonly language: WireLanguage;
    /** BCP 47 tag. */
    readonly lang: string;
    readonly origin: string;
    readonly time_zone: string;
    /** The store; empty for the operator. */
    readonly issued_by: string;
  },
) {
  const link = couponLink(origin, id);
  const code = qrPicture(encodeQR(link, "raw", { ecc: "medium", border: 2 }));
  const until = end_time?.toLocaleString(lang, {
    timeZone: time_zone,
    dateStyle: "medium",
    timeStyle: "short",
  });
  return html`<section class="coupon printed">
    <p>${issued_by}</p>
    <h2>${name[language]}</h2>
    <p>${description[language]}</p>
    <div role="img" aria-label="${words.link}">${raw(code)}</div>
    <p>${words.printNote}</p>
    ${until === undefined ? "" : html`<p>${words.until} ${until}</p>`}
    <p data-screen><button type="button" id="print" hidden>${words.print}</button></p>
    <p data-screen><a href="${link}">${link}</a></p>
  </section>`;
}
