import type { WireLanguage } from "#contract/scalars.ts";
import type { TaxRates } from "#contract/store.ts";
import type { OrderFacts } from "#provider/orders/orderFacts.ts";
import type { FrozenReceipt } from "./frozenReceipt.ts";

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
    lines: lines.map(({ name, option_name, number, unit_price, tax_class }) => ({
      name,
      option_name,
      number,
      unit_price,
      tax_class,
      tax_rate: rates[tax_class],
      is_reduced: rates[tax_class] < rates.goods,
    })),
    bill: order.bill,
    pay_type: order.pay_type,
    stored_total: order.stored_total,
    is_copy,
    sent_to,
    language,
  };
}
