import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order.ts";
import { money } from "#text/formats.ts";

/** What went back to which card and voucher with an order that was cancelled or refunded, to the yen. */
export function StoredBack({ back }: { readonly back: OrderDetail["stored_back"] }) {
  const { t } = useTranslation("bill");
  return back.map(({ id, name, amount }) => (
    <p key={id}>{t("storedBack", { name, amount: money(amount) })}</p>
  ));
}
