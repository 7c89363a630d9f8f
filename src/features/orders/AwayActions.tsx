import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order.ts";
import { waitsForPayment } from "#parts/orders/statusKey.ts";
import { ReceiptButton } from "#parts/receipt/ReceiptButton.tsx";
import { ShowToStaff } from "#parts/staffCard/ShowToStaff.tsx";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { AgainLayer } from "./AgainLayer.tsx";
import type { AwaySheet } from "./AwaySheets.tsx";
import styles from "./OrderDetailScreen.module.css";
import { showOutlook } from "./showOutlook.ts";
import { useOrderAction } from "./useOrderAction.ts";
import { useOrderAgain } from "./useOrderAgain.ts";

const AwaySheets = lazyAgain(() => import("./AwaySheets.tsx"));

interface AwayActionsProps {
  readonly order: OrderDetail;
  readonly put: (order: OrderDetail) => Promise<unknown>;
  /** Whether one came to pay. */
  readonly isToPay: boolean;
}

/** What can be done with an order that is collected or brought: the next thing in reach of the thumb, the rest below. */
export function AwayActions({ order, put, isToPay }: AwayActionsProps) {
  const { t } = useTranslation("orders");
  const can = (action: OrderDetail["actions"][number]) => order.actions.includes(action);
  /** Undefined until one was asked for: their code comes then. */
  const [sheet, setSheet] = useState<AwaySheet | null | undefined>(isToPay ? "pay" : undefined);
  const action = useOrderAction(order, async (now) => {
    await put(now);
    if (now.order_status !== order.order_status) showOutlook();
  });
  const { busy, askReceived } = action;
  const again = useOrderAgain(order);
  // Cash is paid on receipt: paying some other way before is possible, and not the next thing to do.
  const isPayDue = waitsForPayment(order);
  const main = can("confirm_receipt") ? "receive" : isPayDue ? "pay" : can("review") ? "review" : "again";
  const review = href("evaluation", { orderNo: order.order_no });
  return (
    <>
      <div className={styles.more}>
        {can("pay") && !isPayDue && (
          <Button kind="quiet" size="small" onClick={() => setSheet("pay")}>
            {t("away.payOtherwise")}
          </Button>
        )}
        {can("remark") && (
          <Button kind="quiet" size="small" onClick={() => setSheet("remark")}>
            {t("away.remark")}
          </Button>
        )}
        {order.order_type === 2 && (
          <ShowToStaff storeId={order.store_id} tableId={null} order={order} isAway />
        )}
        {can("order_again") && main !== "again" && (
          <Button kind="quiet" size="small" busy={again.isBusy} onClick={() => void again.begin()}>
            {t("away.again")}
          </Button>
        )}
        <ReceiptButton order={order} />
        {can("cancel") && (
          <Button kind="outline" size="small" onClick={() => setSheet("cancel")}>
            {t("cancel")}
          </Button>
        )}
      </div>
      {(main !== "again" || can("order_again")) && (
        <div className={styles.bar}>
          {main === "receive" && (
            <Button busy={busy === "receive"} onClick={() => askReceived()}>
              {t("away.received")}
            </Button>
          )}
          {main === "pay" && (
            <Button onClick={() => setSheet("pay")}>{t("away.pay", { amount: money(order.to_pay) })}</Button>
          )}
          {main === "review" && <Button href={review}>{t("away.review")}</Button>}
          {main === "again" && (
            <Button busy={again.isBusy} onClick={() => void again.begin()}>
              {t("away.again")}
            </Button>
          )}
        </div>
      )}
      {sheet !== undefined && (
        <LazyLayer>
          <AwaySheets
            order={order}
            open={sheet}
            onClose={() => setSheet(null)}
            onCancelled={showOutlook}
            action={action}
          />
        </LazyLayer>
      )}
      <AgainLayer again={again} />
    </>
  );
}
