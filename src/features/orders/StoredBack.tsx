import { useTranslation } from "react-i18next";
import { useHoldings } from "#parts/storedValue/useHoldings.ts";

/** To whoever holds a card or voucher of the store: what such paid of a refunded order is on it again. */
export function StoredBack({ storeId }: { readonly storeId: string }) {
  const { t } = useTranslation("bill");
  const { holdings } = useHoldings({ for_store: storeId, isSilent: true });
  if (!holdings || holdings.cards.length + holdings.vouchers.length === 0) return null;
  return <p>{t("storedBack")}</p>;
}
