import { foldWidth } from "#domain/values/typedText.ts";

interface Carrier {
  /** How stores write its name, in the languages that they write. */
  readonly name: RegExp;
  readonly number: RegExp;
  readonly page: (number: string) => string;
}

/** Parcel services of Japan with a page for one parcel; the number goes into the address, as on their own sites. */
const carriers: readonly Carrier[] = [
  {
    name: /yamato|kuroneko|ta-?q-?bin|ヤマト|クロネコ|宅急便|大和运输|大和運輸|黑猫|黑貓|야마토/i,
    number: /^\d{11,12}$/,
    page: (number) => `https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=${number}`,
  },
  {
    name: /sagawa|佐川|사가와/i,
    number: /^\d{10,12}$/,
    page: (number) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${number}`,
  },
  {
    name: /japan ?post|yu-?pack|日本郵便|日本郵政|日本邮政|日本邮便|ゆうパック|ゆうパケット|郵便局|일본 ?우(?:편|체국)/i,
    number: /^(?:\d{11,13}|[A-Z]{2}\d{9}[A-Z]{2})$/,
    page: (number) =>
      `https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=${number}&locale=ja`,
  },
];

/**
 * Where a parcel can be followed, by the company and the number that the store wrote; null for a company that is not
 * known, and for what cannot be a number of its.
 */
export function trackingLink(company: string | null, number: string | null): string | null {
  const carrier = carriers.find(({ name }) => name.test(foldWidth(company ?? "")));
  const plain = foldWidth(number ?? "")
    .replaceAll(/[\s‐‑–ー-]/g, "")
    .toUpperCase();
  return carrier?.number.test(plain) === true ? carrier.page(plain) : null;
}
