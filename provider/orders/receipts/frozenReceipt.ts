import type { OrderType, PayType, TaxClass } from "#contract/enumerations.ts";
import type { Bill, Receipt } from "#contract/order.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { TaxRates } from "#contract/store.ts";
import { inEach, type Localized } from "#provider/db/tables/columns.ts";
import { lineWords, type OrderFacts } from "#provider/orders/orderFacts.ts";
import { flag } from "#provider/server/calls/envelope.ts";

export interface FrozenLine {
  readonly name: Localized;
  readonly option_name: Localized;
  readonly number: number;
  /** Yen a piece, after the goods' discount. */
  readonly unit_price: number;
  readonly tax_class: TaxClass;
  /** Percent. */
  readonly tax_rate: number;
  /** Whether it carries the mark of the reduced rate. */
  readonly is_reduced: boolean;
}

/**
 * What a receipt says, as it was on the day: nothing that the store changes later changes it. In all languages, since
 * it is read in the customer's and, at a tax office, in Japanese.
 */
export interface FrozenReceipt {
  readonly receipt_no: string;
  readonly order_no: string;
  readonly order_type: OrderType;
  /** RFC 3339. */
  readonly issue_time: string;
  /** When it was sold: for a booked time that time. */
  readonly trade_time: string;
  readonly time_zone: string;
  /** Whom it is made out to, without the form of address. */
  readonly title: string;
  readonly store_name: Localized;
  /** Who sold, by law. */
  readonly issuer_name: Localized;
  readonly issuer_address: Localized;
  readonly issuer_phone: string;
  /** T and 13 digits; null where the store is not registered. */
  readonly registration_number: string | null;
  readonly lines: readonly FrozenLine[];
  readonly bill: Bill;
  readonly pay_type: PayType | null;
  /** Yen of the total that cards and vouchers paid; receipts of before there were any have none. */
  readonly stored_total?: number;
  /** Of a table's bill, paid in parts: what was received of `bill`, whose taxes are its share. */
  readonly part?: {
    readonly amount: number;
    readonly table_name: string;
  };
  /** Yen that had gone back before it was made out, beside the total; receipts of before parts could go back have none. */
  readonly refunded?: number;
  readonly is_copy: boolean;
  /** Where it was mailed to; null when printed. */
  readonly sent_to: string | null;
  /** What the customer reads. */
  readonly language: WireLanguage;
}

interface Making {
  readonly receipt_no: string;
  readonly title: string;
  readonly is_copy: boolean;
  readonly sent_to: string | null;
  readonly language: WireLanguage;
  readonly now: Date;
  /** Those that the order was priced at. */
  readonly rates: TaxRates;
}

/** Lines as a receipt keeps them, taxed at these rates. */
export const frozenLines = (lines: OrderFacts["lines"], rates: TaxRates): FrozenLine[] =>
  lines.map((line) => ({
    name: inEach((each) => lineWords(line, each).name),
    option_name: inEach((each) => lineWords(line, each).choices),
    number: line.number,
    unit_price: line.unit_price,
    tax_class: line.tax_class,
    tax_rate: rates[line.tax_class],
    is_reduced: rates[line.tax_class] < rates.goods,
  }));

/** What a receipt of this order says from now on. A rate below that of other goods is the reduced one. */
export function freezeReceipt({ order, store, lines }: OrderFacts, making: Making): FrozenReceipt {
  const { rates, now, receipt_no, title, is_copy, sent_to, language } = making;
  return {
    receipt_no,
    order_no: order.order_no,
    order_type: order.order_type,
    issue_time: now.toISOString(),
    trade_time: (order.pickup_at ?? order.receive_at ?? order.placed_at).toISOString(),
    time_zone: store.time_zone,
    title,
    store_name: store.name,
    issuer_name: store.disclosure.seller,
    issuer_address: store.address,
    issuer_phone: store.phone,
    registration_number: store.registration_number,
    lines: frozenLines(lines, rates),
    bill: order.bill,
    pay_type: order.pay_type,
    stored_total: order.stored_total,
    refunded: order.refunded,
    is_copy,
    sent_to,
    language,
  };
}

/** A receipt as the customer who asked for it is answered. */
export function presentReceipt(
  frozen: FrozenReceipt,
  language: WireLanguage,
  page: { readonly print_url: string | null },
): Receipt {
  const { receipt_no, order_no, issue_time, trade_time, title, registration_number, bill, sent_to } = frozen;
  return {
    receipt_no,
    order_no,
    issue_time,
    trade_time,
    title,
    registration_number,
    bill,
    sent_to,
    store_name: frozen.store_name[language],
    issuer_name: frozen.issuer_name[language],
    issuer_address: frozen.issuer_address[language],
    issuer_phone: frozen.issuer_phone,
    lines: frozen.lines.map(({ name, number, unit_price, tax_class, tax_rate, is_reduced }) => ({
      name: name[language],
      number,
      unit_price,
      line_total: unit_price * number,
      tax_class,
      tax_rate,
      is_reduced: flag(is_reduced),
    })),
    is_copy: flag(frozen.is_copy),
    print_url: page.print_url,
  };
}
