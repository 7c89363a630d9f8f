import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order.ts";
import { waitsForPayment } from "#parts/orders/statusKey.ts";
import { PaySheet } from "#parts/payment/PaySheet.tsx";
import { ReceiptButton } from "#parts/receipt/ReceiptButton.tsx";
import { href } from "#routes/href.ts";
import { showToastAtom } from "#state/toasts.ts";
import { Button } from "#ui/Button.tsx";
import { CancelSheet } from "./CancelSheet.tsx";
import { OrderAgainSheet } from "./OrderAgainSheet.tsx";
import styles from "./OrderDetailScreen.module.css";
import { RemarkSheet } from "./RemarkSheet.tsx";
import { useOrderAction } from "./useOrderAction.ts";
import { useOrderAgain } from "./useOrderAgain.ts";

interface AwayActionsProps {
  readonly order: OrderDetail;
  readonly put: (order: OrderDetail) => Promise<unknown>;
  /** Whether one came to pay. */
  readonly isToPay: boolean;
}

/** What can be done with an order that is collected or brought: the next thing in reach of the thumb, the rest below. */
export function AwayActions({ order, put, isToPay }: AwayActionsProps) {
  const { t } = useTranslation("orders");
  const toast = useSetAtom(showToastAtom);
  const can = (action: OrderDetail["actions"][number]) => order.actions.includes(action);
  const [sheet, setSheet] = useState<"pay" | "cancel" | "remark" | null>(isToPay ? "pay" : null);
  const { busy, act, askReceived } = useOrderAction(order.order_no, put);
  const again = useOrderAgain(order);
  const close = () => setSheet(null);
  // Cash is paid on receipt: paying some other way before is possible, and not the next thing to do.
  const isPayDue = waitsForPayment(order);
  const main = can("confirm_receipt") ? "receive" : isPayDue ? "pay" : can("review") ? "review" : "again";
  const review = href("evaluation", { orderNo: order.order_no });
  return (
    <>
      <div className={styles.more}>
        {can("pay") && !isPayDue && (
          <Button kind="quiet" size="small" onClick={() => setSheet("pay")}>
            {t("payButton")}
          </Button>
        )}
        {can("remark") && (
          <Button kind="quiet" size="small" onClick={() => setSheet("remark")}>
            {t("away.remark")}
          </Button>
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
            <Button busy={busy === "receive"} onClick={askReceived}>
              {t("away.received")}
            </Button>
          )}
          {main === "pay" && <Button onClick={() => setSheet("pay")}>{t("payButton")}</Button>}
          {main === "review" && <Button href={review}>{t("away.review")}</Button>}
          {main === "again" && (
            <Button busy={again.isBusy} onClick={() => void again.begin()}>
              {t("away.again")}
            </Button>
          )}
        </div>
      )}
      <PaySheet order={order} open={sheet === "pay" && can("pay")} onClose={close} />
      <CancelSheet
        open={sheet === "cancel" && can("cancel")}
        isBusy={busy === "cancel"}
        onClose={close}
        onCancel={(reason) => void act({ kind: "cancel", reason }).then(close)}
      />
      {can("remark") && (
        <RemarkSheet
          open={sheet === "remark"}
          remark={order.remark}
          isBusy={busy === "remark"}
          onClose={close}
          onSave={(remark) =>
            void act({ kind: "remark", remark }).then((isSaved) => {
              close();
              if (isSaved) toast(t("remarking.saved"), "good");
            })
          }
        />
      )}
      <OrderAgainSheet plan={again.plan} onGo={again.goOn} onClose={again.drop} />
    </>
  );
}
