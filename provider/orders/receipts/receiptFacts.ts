import { LANGUAGES } from "#contract/languages.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { localeOfWire } from "#domain/values/localeCodes.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import type japaneseWords from "#locales/ja/provider/receipt.json";
import type { Localized } from "#provider/db/tables/columns.ts";
import { textsIn, yen } from "#provider/server/texts.ts";
import type { FrozenReceipt } from "./frozenReceipt.ts";

/** Words in the reader's language, and in Japanese beside them where that is another: a tax office reads it too. */
export interface Term {
  readonly own: string;
  readonly ja: string | null;
}
export interface Fact {
  readonly term: Term;
  readonly value: string;
}

type Sentence = Exclude<
  keyof typeof japaneseWords,
  "payTypes" | "greeting" | "subject" | "wentBackSince" | "wentBackOfPart"
>;

/** What a receipt says, in the order in which it says it, for a page and for mails alike. */
export function receiptFacts(receipt: FrozenReceipt, language: WireLanguage) {
  const t = textsIn(language, "provider/receipt");
  const japanese = textsIn("ja", "provider/receipt");
  const beside = (own: string, ja: string): Term => ({ own, ja: own === ja ? null : ja });
  const term = (name: Sentence): Term => beside(t(name), japanese(name));
  const named = (name: Localized): Term => beside(name[language], name.ja);
  const fact = (name: Sentence, value: string): Fact => ({ term: term(name), value });
  const { bill, part, pay_type, refunded = 0, registration_number, stored_total = 0, time_zone } = receipt;
  const sums: [Sentence, number][] = [
    ["subtotal", bill.goods_subtotal],
    ["coupon", -bill.coupon_discount],
    ["cover", bill.cover_charge],
    ["delivery", bill.delivery_fee],
  ];
  return {
    heading: term("receipt"),
    form: registration_number === null ? null : term("qualified"),
    copy: receipt.is_copy ? term("copy") : null,
    addressee: addressee(receipt.title),
    amount: fact("amount", yen(part?.amount ?? bill.total)),
    proviso: term("proviso"),
    received: term("received"),
    about: [
      fact("number", receipt.receipt_no),
      fact("issued", dayIn(receipt.issue_time, time_zone, language)),
      fact("traded", dayIn(receipt.trade_time, time_zone, language)),
      part === undefined ? fact("order", receipt.order_no) : fact("table", part.table_name),
      ...(pay_type === null
        ? []
        : [
            {
              term: term("payType"),
              value: [...new Set([t(`payTypes.${pay_type}`), japanese(`payTypes.${pay_type}`)])].join(" / "),
            },
          ]),
      ...(stored_total > 0 && stored_total < bill.total ? [fact("byBalance", yen(stored_total))] : []),
    ],
    details: term("details"),
    columns: { item: term("item"), count: term("count"), unit: term("unitPrice"), total: term("lineTotal") },
    lines: receipt.lines.map((line) => ({
      mark: line.is_reduced ? "※" : "",
      name: named(line.name),
      options: line.option_name[language],
      number: String(line.number),
      unit: yen(line.unit_price),
      total: yen(line.unit_price * line.number),
    })),
    sums: [
      ...sums.filter(([, amount]) => amount !== 0).map(([name, amount]) => fact(name, yen(amount))),
      fact(part === undefined ? "total" : "billTotal", yen(bill.total)),
      ...(part === undefined ? [] : [fact("thisPart", yen(part.amount))]),
      fact("total", yen(bill.total)),
      ...(refunded > 0 ? [fact("wentBackBefore", yen(refunded))] : []),
    ],
    taxes: {
      heading: term("byRate"),
      columns: { rate: term("rate"), taxable: term("taxable"), tax: term("tax") },
      rows: bill.taxes.map(({ rate, taxable, tax }) => ({
        rate: `${rate}%`,
        taxable: yen(taxable),
        tax: yen(tax),
      })),
    },
    reduced: receipt.lines.some(({ is_reduced }) => is_reduced) ? term("reduced") : null,
    issuer: {
      heading: term("issuer"),
      name: named(receipt.issuer_name),
      store: receipt.issuer_name.ja === receipt.store_name.ja ? null : named(receipt.store_name),
      address: named(receipt.issuer_address),
      phone: fact("phone", shownPhone(receipt.issuer_phone)),
      registration: registration_number === null ? null : fact("registration", registration_number),
    },
  };
}

export type ReceiptFacts = ReturnType<typeof receiptFacts>;

const HONORIFIC = /(様|さま|御中|殿|先生)$/;

/** Whom a receipt is made out to, with the form of address that Japanese asks for, unless the customer wrote one. */
export function addressee(title: string): string {
  // A line to write a name on.
  if (title === "") return `${"\u3000".repeat(8)}様`;
  return HONORIFIC.test(title) ? title : `${title} 様`;
}

/** A calendar day by the clock of a time zone, in words. */
export function dayIn(time: string, timeZone: string, language: WireLanguage): string {
  const locales = LANGUAGES[localeOfWire(language)].region;
  return new Intl.DateTimeFormat(locales, { dateStyle: "long", timeZone }).format(new Date(time));
}
