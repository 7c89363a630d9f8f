import { html, raw } from "hono/html";
import { LOCALES, wireLanguage } from "#domain/values/localeCodes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { CouponFaults, CouponForm } from "./couponDraft.ts";
import type { CouponsView } from "./couponsView.ts";

/** A form that could not be saved, as it was filled in. */
export interface FilledCoupon {
  readonly form: CouponForm;
  readonly faults: CouponFaults;
}

/** Each language in its own words. */
const names: Readonly<Record<WireLanguage, string>> = {
  ja: "日本語",
  zh: "简体中文",
  en: "English",
  tw: "繁體中文",
  ko: "한국어",
};
const DAYS = 30;
const DAY = 86_400_000;

/** The form of a new coupon, with what is wrong with a field under it. */
export function couponFields(view: CouponsView) {
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
    html`${input(`name_${one}`, `${words.name} (${names[one]})`, "", `maxlength="120" ${one === "ja" ? "required" : ""}`)}
    ${input(`description_${one}`, `${words.description} (${names[one]})`, "", 'maxlength="600"')}`;
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
