import { html } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import type { MailDraft } from "#provider/mail/queueMail.ts";
import { LANGUAGE_TAGS } from "#provider/receipts/languageTags.ts";

interface Told {
  readonly store: string;
  /** The voucher's. */
  readonly name: string;
  /** Yen. */
  readonly amount: number;
  /** The last day that it is good; null: without end. */
  readonly until: string | null;
  readonly link: string;
  readonly code: string;
  readonly language: WireLanguage;
}

interface Words {
  readonly subject: (store: string) => string;
  readonly came: (store: string, gift: string) => string;
  readonly how: string;
  readonly receive: string;
  readonly code: string;
  readonly until: string;
  readonly once: string;
}

const words: Readonly<Record<WireLanguage, Words>> = {
  ja: {
    subject: (store) => `${store}から商品券が届きました`,
    came: (store, gift) => `${store}から${gift}の商品券が届きました。`,
    how: "下のリンクからお受け取りください。",
    receive: "商品券を受け取る",
    code: "コード",
    until: "有効期限",
    once: "コードは一度だけ使えます。ほかの方にはお知らせにならないでください。",
  },
  zh: {
    subject: (store) => `您收到了${store}的商品券`,
    came: (store, gift) => `您收到了${store}赠送的商品券：${gift}。`,
    how: "请点击下方链接领取。",
    receive: "领取商品券",
    code: "激活码",
    until: "有效期至",
    once: "激活码仅可使用一次，请勿告诉他人。",
  },
  en: {
    subject: (store) => `A voucher from ${store}`,
    came: (store, gift) => `${store} has sent you a voucher: ${gift}.`,
    how: "Use the link below to receive it.",
    receive: "Receive the voucher",
    code: "Code",
    until: "Valid until",
    once: "The code works once. Don’t share it with anyone.",
  },
  tw: {
    subject: (store) => `您收到了${store}的禮券`,
    came: (store, gift) => `您收到了${store}贈送的禮券：${gift}。`,
    how: "請點選下方連結領取。",
    receive: "領取禮券",
    code: "啟用碼",
    until: "有效期限",
    once: "啟用碼只能使用一次，請勿告訴他人。",
  },
  ko: {
    subject: (store) => `${store}에서 상품권이 도착했습니다`,
    came: (store, gift) => `${store}에서 ${gift} 상품권을 보내 드렸습니다.`,
    how: "아래 링크에서 받아 주세요.",
    receive: "상품권 받기",
    code: "코드",
    until: "유효 기간",
    once: "코드는 한 번만 사용할 수 있습니다. 다른 분께 알려 주지 마세요.",
  },
};
const giftOf = ({ name, amount, language }: Told) => {
  const yen = `¥${amount.toLocaleString("en-US")}`;
  return language === "en" || language === "ko" ? `${name} (${yen})` : `${name}（${yen}）`;
};

/** The mail that brings a gift, in its recipient's language. */
export function giftMail(told: Told): Omit<MailDraft, "recipient"> {
  const { store, until, link, code, language } = told;
  const say = words[language];
  const came = say.came(store, giftOf(told));
  const last = until === null ? [] : [`${say.until}: ${until}`];
  const text = [came, say.how, "", link, "", `${say.code}: ${code}`, ...last, "", say.once].join("\n");
  const body = html`<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}"><head><meta charset="utf-8"><title>${say.subject(store)}</title></head>
<body style="font-family:sans-serif;line-height:1.6;color:#231a14">
<p>${came}</p>
<p><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#a8321f;color:#fff;text-decoration:none">${say.receive}</a></p>
<p>${say.code}: <b style="letter-spacing:.06em">${code}</b></p>
${last.map((line) => html`<p>${line}</p>`)}
<p style="color:#5f564d;font-size:13px">${say.once}</p>
</body></html>`;
  return { subject: say.subject(store), text, html: String(body) };
}

/** The text to a phone that brings a gift: as short as can be, the code in its link. */
export function giftText(told: Told): string {
  return `${words[told.language].came(told.store, giftOf(told))}\n${told.link}`;
}
