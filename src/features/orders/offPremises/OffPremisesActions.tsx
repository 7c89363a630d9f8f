import { useState } from "react";
import { useTranslation } from "react-i18next";
import { OrderType } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { waitsForPayment } from "#domain/orders/orderStage.ts";
import { ReceiptButton } from "#parts/receipts/ReceiptButton.tsx";
import { ShowToStaff } from "#parts/staff/ShowToStaff.tsx";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Pill } from "#ui/actions/Pill.tsx";
import { closeIcon, listIcon } from "#ui/icons/common.ts";
import { cardIcon } from "#ui/icons/payment.ts";
import type { OffPremisesSheet } from "./OffPremisesSheets.tsx";
import styles from "#features/orders/OrderDetailScreen.module.css";
import { showOutlook } from "#features/orders/OrderProgress.tsx";
import { OrderStore } from "#features/orders/OrderStore.tsx";
import { againIcon, AgainLayer, useOrderAgain } from "#parts/orders/again/useOrderAgain.tsx";
import { useOrderAction } from "#features/orders/useOrderAction.ts";

const OffPremisesSheets = lazyWithRetry(() => import("./OffPremisesSheets.tsx"));

interface OffPremisesActionsProps {
  readonly order: OrderDetail;
  readonly put: (order: OrderDetail) => Promise<unknown>;
  /** Whether one came to pay. */
  readonly isToPay: boolean;
}

/**
 * What can be done with an order that is collected or brought: the next thing in reach of the thumb; help and what can be
 * changed in a card of their own.
 */
export function OffPremisesActions({ order, put, isToPay }: OffPremisesActionsProps) {
  const { t } = useTranslation("orders");
  const can = (action: OrderDetail["actions"][number]) => order.actions.includes(action);
  /** Undefined until one was asked for: their code comes then. */
  const [sheet, setSheet] = useState<OffPremisesSheet | null | undefined>(isToPay ? "pay" : undefined);
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
      <OrderStore order={order}>
        {can("remark") && (
          <Pill icon={listIcon} onClick={() => setSheet("remark")}>
            {t("offPremises.remark")}
          </Pill>
        )}
        {can("pay") && !isPayDue && (
          <Pill icon={cardIcon} onClick={() => setSheet("pay")}>
            {t("offPremises.payOtherwise")}
          </Pill>
        )}
        {order.order_type === OrderType.takeAway && (
          <ShowToStaff storeId={order.store_id} tableId={null} order={order} isOffPremises />
        )}
        {can("order_again") && main !== "again" && (
          <Pill icon={againIcon} busy={again.isBusy} onClick={() => void again.begin()}>
            {t("offPremises.again")}
          </Pill>
        )}
        <ReceiptButton order={order} />
        {can("cancel") && (
          <Pill icon={closeIcon} onClick={() => setSheet("cancel")}>
            {t("cancel")}
          </Pill>
        )}
      </OrderStore>
      {(main !== "again" || can("order_again")) && (
        <div className={styles.bar}>
          {main === "receive" && (
            <Button busy={busy === "receive"} onClick={() => askReceived()}>
              {t("offPremises.received")}
            </Button>
          )}
          {main === "pay" && (
            <Button onClick={() => setSheet("pay")}>
              {t("offPremises.pay", { amount: money(order.to_pay) })}
            </Button>
          )}
          {main === "review" && <Button href={review}>{t("offPremises.review")}</Button>}
          {main === "again" && (
            <Button busy={again.isBusy} onClick={() => void again.begin()}>
              {t("offPremises.again")}
            </Button>
          )}
        </div>
      )}
      {sheet !== undefined && (
        <LazyLayer>
          <OffPremisesSheets
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
