import { useTranslation } from "react-i18next";
import type { OrderSummary } from "#contract/order.ts";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import styles from "./Purchase.module.css";

interface PurchaseHeadProps {
  readonly order: OrderSummary;
  /** The one above it in the list. */
  readonly before: OrderSummary | undefined;
}

/** Above the orders of one purchase of several shops: the one way to all of it; nothing above others. */
export function PurchaseHead({ before, order }: PurchaseHeadProps) {
  const { t } = useTranslation("orders");
  const { order_no, purchase } = order;
  if (!purchase || purchase.count < 2 || before?.purchase?.purchase_id === purchase.purchase_id) return null;
  return (
    <div className={styles.head}>
      <span>{t("list.purchase", { count: purchase.count })}</span>
      <Anchor href={href("mallOrderDetail", { orderNo: order_no, purchase: "1" })}>
        {t("list.purchaseSee")}
      </Anchor>
    </div>
  );
}
