import { html } from "hono/html";
import type { Gift, NoshiKind } from "#contract/shipping.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import { type ByLanguage, type Speech, wordsIn } from "#provider/desk/speech.ts";

interface GiftWords {
  readonly noshi: string;
  /** Beside the words that stand on the band, what they mean. */
  readonly kinds: Readonly<Record<NoshiKind, string>>;
  /** Before the name below the band's words. */
  readonly name: string;
  readonly noName: string;
  readonly message: string;
  readonly sender: string;
}

/** What stands on the band, whatever language the staff speak. */
const ON_BAND: Readonly<Record<NoshiKind, string>> = {
  none: "",
  congratulation: "御祝",
  return_gift: "内祝",
  thanks: "御礼",
  midsummer: "御中元",
  year_end: "御歳暮",
};

const giftWords: ByLanguage<GiftWords> = {
  ja: {
    noshi: "のし",
    kinds: { none: "なし", congratulation: "", return_gift: "", thanks: "", midsummer: "", year_end: "" },
    name: "名入れ",
    noName: "名入れなし",
    message: "メッセージカード",
    sender: "ご依頼主",
  },
  zh: {
    noshi: "礼封纸（熨斗）",
    kinds: {
      none: "无",
      congratulation: "祝贺",
      return_gift: "回礼",
      thanks: "致谢",
      midsummer: "中元",
      year_end: "岁末",
    },
    name: "署名",
    noName: "不署名",
    message: "贺卡留言",
    sender: "寄件人",
  },
  en: {
    noshi: "Noshi band",
    kinds: {
      none: "none",
      congratulation: "congratulations",
      return_gift: "return gift",
      thanks: "thanks",
      midsummer: "midsummer gift",
      year_end: "year-end gift",
    },
    name: "Name on it",
    noName: "no name",
    message: "Message card",
    sender: "Sender",
  },
  tw: {
    noshi: "禮封紙（熨斗）",
    kinds: {
      none: "無",
      congratulation: "祝賀",
      return_gift: "回禮",
      thanks: "致謝",
      midsummer: "中元",
      year_end: "歲末",
    },
    name: "署名",
    noName: "不署名",
    message: "卡片留言",
    sender: "寄件人",
  },
  ko: {
    noshi: "노시(선물 띠지)",
    kinds: {
      none: "없음",
      congratulation: "축하",
      return_gift: "답례",
      thanks: "감사",
      midsummer: "백중 선물",
      year_end: "연말 선물",
    },
    name: "이름",
    noName: "이름 없음",
    message: "메시지 카드",
    sender: "보내는 분",
  },
};

/** How an order's parcels are made a gift, for who packs them; nothing where it is none. */
export function giftView(gift: Gift | null, language: Speech["language"]) {
  if (gift === null) return "";
  const words = wordsIn(giftWords, language);
  const { message, noshi, noshi_name, sender } = gift;
  const kind = [ON_BAND[noshi], words.kinds[noshi]].filter(Boolean).join(" ");
  const name = noshi === "none" ? "" : noshi_name === "" ? words.noName : `${words.name}: ${noshi_name}`;
  return html`${fact(words.noshi, html`<b>${[kind, name].filter(Boolean).join(" · ")}</b>`)}
    ${message === "" ? "" : fact(words.message, html`<span class="written">${message}</span>`)}
    ${
      sender === null
        ? ""
        : fact(
            words.sender,
            html`${sender.name} · ${sender.address} · <a href="tel:${sender.phone}">${shownPhone(sender.phone)}</a>`,
          )
    }`;
}

const fact = (name: string, value: unknown) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
