import { html, raw } from "hono/html";
import { toString as qrCode } from "qrcode";
import type { WireLanguage } from "#contract/scalars.ts";
import type { CouponRow } from "#provider/coupons/presentCoupon.ts";
import type { CouponWords } from "./couponWords.ts";

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
  const code = await qrCode(link, { type: "svg", errorCorrectionLevel: "M", margin: 2, width: 240 });
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
