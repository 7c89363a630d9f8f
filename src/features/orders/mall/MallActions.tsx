import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderAction } from "#contract/order.ts";
import { waitsForPayment } from "#domain/orders/orderStage.ts";
import type { OffPremisesSheet } from "#features/orders/offPremises/OffPremisesSheets.tsx";
import { showOutlook } from "#features/orders/OrderProgress.tsx";
import { OrderStore } from "#features/orders/OrderStore.tsx";
import { useMallAgain } from "#features/orders/again/useMallAgain.ts";
import { againIcon, AgainLayer } from "#parts/orders/again/useOrderAgain.tsx";
import { ReceiptButton } from "#parts/receipts/ReceiptButton.tsx";
import { LazyLayer, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Pill } from "#ui/actions/Pill.tsx";
import { closeIcon } from "#ui/icons/common.ts";
import { cardIcon } from "#ui/icons/payment.ts";
import styles from "../OrderDetailScreen.module.css";
import { useOrderAction } from "../useOrderAction.ts";
import type { MallOrder } from "./Shipping.tsx";

const OffPremisesSheets = lazyWithRetry(() => import("#features/orders/offPremises/OffPremisesSheets.tsx"));

interface MallActionsProps {
  readonly order: MallOrder;
  /** Those that were placed together with it. */
  readonly others: readonly MallOrder[];
  readonly reload: () => Promise<unknown>;
  /** That one came to pay: `one` for this order alone, anything else for all that is still to be paid. */
  readonly pay: string | undefined;
}

/** What can be done with an order of the mall: the next thing in reach of the thumb, the rest below. */
export function MallActions({ order, others, reload, pay }: MallActionsProps) {
  const { t } = useTranslation(["orders", "mallOrder"]);
  const can = (action: OrderAction) => order.actions.includes(action);
  /** Undefined until one was asked for: their code comes then. */
  const [sheet, setSheet] = useState<OffPremisesSheet | null | undefined>(
    pay === undefined ? undefined : "pay",
  );
  const [isAlone, setAlone] = useState(pay === "one");
  const action = useOrderAction(order, async (now) => {
    await reload();
    if (now.order_status !== order.order_status) showOutlook();
  });
  const again = useMallAgain(order);
  const isPayDue = waitsForPayment(order);
  const due = isPayDue ? [order, ...others.filter(waitsForPayment)] : [];
  const joint = due.length > 1 ? due : undefined;
  const payNow = (alone: boolean) => {
    setAlone(alone);
    setSheet("pay");
  };
  const main = can("confirm_receipt") ? "receive" : isPayDue ? "pay" : can("review") ? "review" : "again";
  const one = t("orders:offPremises.pay", { amount: money(order.to_pay) });
  return (
    <>
      <OrderStore order={order}>
        {((can("pay") && !isPayDue) || joint) && (
          <Pill icon={cardIcon} onClick={() => payNow(true)}>
            {joint ? one : t("orders:offPremises.payOtherwise")}
          </Pill>
        )}
        {can("order_again") && main !== "again" && (
          <Pill icon={againIcon} busy={again.isBusy} onClick={() => void again.begin()}>
            {t("orders:offPremises.again")}
          </Pill>
        )}
        <ReceiptButton order={order} />
        {can("cancel") && (
          <Pill icon={closeIcon} onClick={() => setSheet("cancel")}>
            {t("orders:cancel")}
          </Pill>
        )}
      </OrderStore>
      {(main !== "again" || can("order_again")) && (
        <div className={styles.bar}>
          {main === "receive" && (
            <Button busy={action.busy === "receive"} onClick={() => action.askReceived()}>
              {t("orders:offPremises.received")}
            </Button>
          )}
          {main === "pay" && (
            <Button onClick={() => payNow(false)}>
              {joint
                ? t("mallOrder:placedWith.pay", {
                    amount: money(due.reduce((sum, { to_pay }) => sum + to_pay, 0)),
                  })
                : one}
            </Button>
          )}
          {main === "review" && (
            <Button href={href("evaluation", { orderNo: order.order_no })}>
              {t("orders:offPremises.review")}
            </Button>
          )}
          {main === "again" && (
            <Button busy={again.isBusy} onClick={() => void again.begin()}>
              {t("orders:offPremises.again")}
            </Button>
          )}
        </div>
      )}
      <AgainLayer again={again} />
      {sheet !== undefined && (
        <LazyLayer>
          <OffPremisesSheets
            order={order}
            together={isAlone ? undefined : joint}
            open={sheet}
            onClose={() => setSheet(null)}
            onCancelled={showOutlook}
            action={action}
          />
        </LazyLayer>
      )}
    </>
  );
}
