import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { OrderType } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { acceptOrderCall, closeOrderCall } from "#net/calls/orderCalls.ts";
import { useSend } from "#net/useCall.ts";
import { waitsForPayment } from "#parts/orders/OrderStatusText.tsx";
import { SplitButton } from "#parts/orders/SplitButton.tsx";
import { ReceiptButton } from "#parts/receipts/ReceiptButton.tsx";
import { ShowToStaff } from "#parts/staff/ShowToStaff.tsx";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { alertAtom, showToastAtom } from "#state/page/alerts.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import type { OffPremisesSheet } from "./OffPremisesSheets.tsx";
import styles from "./OrderDetailScreen.module.css";
import { showOutlook } from "./OrderProgress.tsx";
import { AgainLayer, useOrderAgain } from "./again/useOrderAgain.tsx";
import { useOrderAction } from "./useOrderAction.ts";

const PaySheet = lazyWithRetry(async () => ({
  default: (await import("#parts/payments/PaySheet.tsx")).PaySheet,
}));

interface OrderActionsProps {
  readonly order: OrderDetail;
  readonly put: (order: OrderDetail) => Promise<unknown>;
  /** What leads back to its table. */
  readonly tableId: string | null;
  /** Whether one came here from a table, and so may order there anew. */
  readonly isAtTable: boolean;
  /** Whether one came to pay. */
  readonly isToPay: boolean;
}

/** What can be done with the order now: pay and add dishes in reach of the thumb, the rest below. */
export function OrderActions({ order, put, tableId, isAtTable, isToPay }: OrderActionsProps) {
  const { t } = useTranslation("orders");
  const { t: tc } = useTranslation();
  const { mutate } = useSWRConfig();
  const toast = useSetAtom(showToastAtom);
  const send = useSend();
  const ask = useSetAtom(alertAtom);
  /** Null until it was asked for: its code comes then. */
  const [isPaying, setPaying] = useState<boolean | null>(isToPay || null);
  const [busy, setBusy] = useState<"cancel" | "finish" | null>(null);
  const can = (action: OrderDetail["actions"][number]) => order.actions.includes(action);
  const again = useOrderAgain(order, tableId);
  const place = { storeId: order.store_id, tableId: tableId ?? undefined };

  const act = async (name: "cancel" | "finish") => {
    setBusy(name);
    const request = { order_no: order.order_no };
    const answer =
      name === "cancel" ? await send(closeOrderCall, request) : await send(acceptOrderCall, request);
    setBusy(null);
    if (answer.ok) return void (await put(answer.data));
    if (answer.kind !== "code") toast(tc(`trouble.${answer.kind}Text`), "bad");
    // What may be done has changed meanwhile, or nobody knows whether it was done: look again.
    await mutate(isAnswerOf("/order/order/"));
  };
  const question = (name: "cancel" | "finish") => () =>
    ask({
      title: t(`ask.${name}`),
      text: t(`ask.${name}Text`),
      button: t(`ask.${name}Yes`),
      refuse: t("ask.no"),
      onClose: () => void act(name),
    });

  return (
    <>
      <div className={styles.more}>
        {can("call_staff") && (
          <Button kind="quiet" size="small" href={href("orderFood", { ...place, tab: "staff" })}>
            {t("callStaff")}
          </Button>
        )}
        <ShowToStaff storeId={order.store_id} tableId={place.tableId ?? null} order={order} />
        {can("confirm_receipt") && (
          <Button kind="quiet" size="small" busy={busy === "finish"} onClick={question("finish")}>
            {t("finish")}
          </Button>
        )}
        {can("review") && (
          <Button kind="quiet" size="small" href={href("evaluation", { orderNo: order.order_no })}>
            {t("offPremises.review")}
          </Button>
        )}
        {isAtTable && can("order_again") && (
          <Button kind="quiet" size="small" busy={again.isBusy} onClick={() => void again.begin()}>
            {t("offPremises.again")}
          </Button>
        )}
        {order.order_status >= 0 && <SplitButton orderNos={[order.order_no]} />}
        <ReceiptButton order={order} />
        {can("cancel") && (
          <Button kind="outline" size="small" busy={busy === "cancel"} onClick={question("cancel")}>
            {t("cancel")}
          </Button>
        )}
      </div>
      {(can("pay") || can("add_dishes")) && (
        <div className={styles.bar}>
          {can("add_dishes") && (
            <Button kind="outline" href={href("orderFood", { ...place, add: order.order_no })}>
              {t("addDishes")}
            </Button>
          )}
          {can("pay") && <Button onClick={() => setPaying(true)}>{t("payButton")}</Button>}
        </div>
      )}
      <AgainLayer again={again} />
      {isPaying !== null && (
        <LazyLayer>
          <PaySheet order={order} open={isPaying && can("pay")} onClose={() => setPaying(false)} />
        </LazyLayer>
      )}
    </>
  );
}

const OffPremisesSheets = lazyWithRetry(() => import("./OffPremisesSheets.tsx"));

interface OffPremisesActionsProps {
  readonly order: OrderDetail;
  readonly put: (order: OrderDetail) => Promise<unknown>;
  /** Whether one came to pay. */
  readonly isToPay: boolean;
}

/** What can be done with an order that is collected or brought: the next thing in reach of the thumb, the rest below. */
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
      <div className={styles.more}>
        {can("pay") && !isPayDue && (
          <Button kind="quiet" size="small" onClick={() => setSheet("pay")}>
            {t("offPremises.payOtherwise")}
          </Button>
        )}
        {can("remark") && (
          <Button kind="quiet" size="small" onClick={() => setSheet("remark")}>
            {t("offPremises.remark")}
          </Button>
        )}
        {order.order_type === OrderType.takeAway && (
          <ShowToStaff storeId={order.store_id} tableId={null} order={order} isOffPremises />
        )}
        {can("order_again") && main !== "again" && (
          <Button kind="quiet" size="small" busy={again.isBusy} onClick={() => void again.begin()}>
            {t("offPremises.again")}
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
