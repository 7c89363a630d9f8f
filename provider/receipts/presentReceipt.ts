import type { Receipt } from "#contract/order.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { flag } from "#provider/server/envelope.ts";
import type { FrozenReceipt } from "./frozenReceipt.ts";

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
