import { useTranslation } from "react-i18next";
import type { FailureData } from "#contract/failureData.ts";
import { BillView } from "#parts/orders/BillView.tsx";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Dialog } from "#ui/layers/Dialog.tsx";

interface PriceChangedProps {
  /** Of code 90007. */
  readonly data: FailureData;
  /** The shop of a purchase in the mall whose price it is; absent where one store is ordered from. */
  readonly shop?:
    | {
        readonly name: string | undefined;
        /** Yen of the purchase's other shops. */
        readonly others: number;
        readonly deliveryLabel: string;
      }
    | undefined;
  readonly onAccept: (total: number) => void;
  readonly onClose: () => void;
}

/** Shows the store's bill beside the total that the customer saw, and asks again: nothing was ordered. */
export default function PriceChanged({ data, shop, onAccept, onClose }: PriceChangedProps) {
  const { t } = useTranslation("checkout");
  const { shown_total, bill } = data;
  if (shown_total === undefined || bill === undefined) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("priceChanged.title")}
      actions={
        <>
          <Button block onClick={() => onAccept(bill.total)}>
            {t("priceChanged.accept", { total: money(bill.total + (shop?.others ?? 0)) })}
          </Button>
          <Button block kind="quiet" onClick={onClose}>
            {t("priceChanged.back")}
          </Button>
        </>
      }
    >
      {shop && (
        <p>
          <strong>{shop.name}</strong>
        </p>
      )}
      <p>{t("priceChanged.text", { shown: money(shown_total), total: money(bill.total) })}</p>
      <BillView bill={bill} {...(shop && { isDelivered: true, deliveryLabel: shop.deliveryLabel })} />
    </Dialog>
  );
}
