import { useTranslation } from "react-i18next";
import { MallPriceChanged as PriceChangedData } from "#contract/mallOrder.ts";
import { BillView } from "#parts/bill/BillView.tsx";
import { money } from "#text/money.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import type { MallPurchase } from "./useMallPurchase.ts";

/** Shows a shop's bill beside the total that the customer saw of it, and asks again: nothing was ordered. */
export default function MallPriceChanged({ purchase }: { readonly purchase: MallPurchase }) {
  const { t } = useTranslation(["checkout", "mallOrder"]);
  const { priceChange, quotes, shops } = purchase;
  const parsed = PriceChangedData.safeParse(priceChange.data);
  if (!parsed.success) return null;
  const { bill, shown_total, store_id } = parsed.data;
  const others = quotes.filter((quote) => quote.store_id !== store_id);
  const total = others.reduce((sum, quote) => sum + quote.bill.total, bill.total);
  return (
    <Dialog
      open
      onClose={priceChange.close}
      title={t("checkout:priceChanged.title")}
      actions={
        <>
          <Button block onClick={() => priceChange.accept(store_id, bill.total)}>
            {t("checkout:priceChanged.accept", { total: money(total) })}
          </Button>
          <Button block kind="quiet" onClick={priceChange.close}>
            {t("checkout:priceChanged.back")}
          </Button>
        </>
      }
    >
      <p>
        <strong>{shops.find((shop) => shop.store_id === store_id)?.store_name}</strong>
      </p>
      <p>{t("checkout:priceChanged.text", { shown: money(shown_total), total: money(bill.total) })}</p>
      <BillView bill={bill} isDelivered deliveryLabel={t("mallOrder:shipping")} />
    </Dialog>
  );
}
