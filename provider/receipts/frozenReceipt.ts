import type { OrderType, PayType, TaxClass } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Localized } from "#provider/db/tables/columns.ts";

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
  readonly is_copy: boolean;
  /** Where it was mailed to; null when printed. */
  readonly sent_to: string | null;
  /** What the customer reads. */
  readonly language: WireLanguage;
}
