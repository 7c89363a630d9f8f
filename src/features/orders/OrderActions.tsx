import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { OrderStatus } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { acceptOrderCall, closeOrderCall } from "#net/calls/orderCalls.ts";
import { useSend } from "#net/useCall.ts";
import { SplitButton } from "#parts/orders/SplitButton.tsx";
import { TableBill } from "#parts/orders/TableBill.tsx";
import { ReceiptButton } from "#parts/receipts/ReceiptButton.tsx";
import { ShowToStaff } from "#parts/staff/ShowToStaff.tsx";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { alertAtom, showToastAtom } from "#state/page/alerts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Pill } from "#ui/actions/Pill.tsx";
import { raisedHandIcon } from "#ui/icons/account.ts";
import { closeIcon, starIcon } from "#ui/icons/common.ts";
import styles from "./OrderDetailScreen.module.css";
import { againIcon, AgainLayer, useOrderAgain } from "#parts/orders/again/useOrderAgain.tsx";

const PaySheet = lazyWithRetry(async () => ({
  default: (await import("#parts/payments/PaySheet.tsx")).PaySheet,
}));

interface OrderActionsProps {
  readonly order: OrderDetail;
  readonly put: (order: OrderDetail) => Promise<unknown>;
  /** Where one calls the staff; null where nobody can be called. */
  readonly staff: string | null;
  /** What leads back to its table. */
  readonly tableId: string | null;
  /** Whether one came here from a table, and so may order there anew. */
  readonly isAtTable: boolean;
  /** Whether one came to pay. */
  readonly isToPay: boolean;
}

/**
 * What can be done with an order at a table. In reach of the thumb: more dishes until all is served, then the bill, whose
 * sheet is the one way to end the meal; the rest is below.
 */
export function OrderActions({ order, put, staff, tableId, isAtTable, isToPay }: OrderActionsProps) {
  const { t } = useTranslation("orders");
  const { ask, busy } = useTableDeeds(order, put);
  /** Null until it was asked for: its code comes then. */
  const [isPaying, setPaying] = useState<boolean | null>(isToPay || null);
  const can = (action: OrderDetail["actions"][number]) => order.actions.includes(action);
  const again = useOrderAgain(order, { tableId });
  const place = { storeId: order.store_id, tableId: tableId ?? undefined };
  const isServed = !isBefore(order, OrderStatus.completed);
  // Who is on the way to the register has ended the meal.
  const isEnding = order.is_cashier_pending === 1;
  // What is served or paid takes nothing more, and the table does: as another order.
  const isOpen = isBefore(order, OrderStatus.settled) && (order.is_locked === 0 || !can("pay"));
  // Its bare id, which orders name, is no table that one sits at.
  const isHere = isAtTable || (tableId !== null && tableId !== order.table_id);
  const isMoreOffered = can("add_dishes") || (isHere && order.is_mine === 1 && isOpen && can("call_staff"));
  const more = can("add_dishes") ? { ...place, add: order.order_no } : place;
  return (
    <>
      <section className={styles.card} aria-labelledby="help">
        <h2 id="help">{t("help.title")}</h2>
        {order.is_mine === 1 && isBefore(order, OrderStatus.completed) && (
          <p className={styles.small}>{can("cancel") ? t("help.open1") : t("help.taken1")}</p>
        )}
        <div className={styles.more}>
          {staff !== null && (
            <Pill icon={raisedHandIcon} href={staff}>
              {t("callStaff")}
            </Pill>
          )}
          <ShowToStaff storeId={order.store_id} tableId={place.tableId ?? null} order={order} />
          {can("review") && (
            <Pill icon={starIcon} href={href("evaluation", { orderNo: order.order_no })}>
              {t("offPremises.review")}
            </Pill>
          )}
          {isAtTable && can("order_again") && (
            <Pill icon={againIcon} busy={again.isBusy} onClick={() => void again.begin()}>
              {t("offPremises.again")}
            </Pill>
          )}
          {order.order_status >= 0 && !can("pay") && <SplitButton orderNos={[order.order_no]} />}
          <ReceiptButton order={order} />
          {/* Where nothing is to be paid the bill cannot end the meal. */}
          {can("confirm_receipt") && !can("pay") && (
            <Pill busy={busy === "finish"} onClick={() => ask("finish")}>
              {t("finish")}
            </Pill>
          )}
          {can("cancel") && (
            <Pill icon={closeIcon} busy={busy === "cancel"} onClick={() => ask("cancel")}>
              {t("cancel")}
            </Pill>
          )}
        </div>
      </section>
      {(can("pay") || isMoreOffered) && (
        <div className={styles.bar}>
          {can("pay") && !(isServed && !isEnding) && (
            <Button kind="outline" onClick={() => setPaying(true)}>
              {isEnding ? t("offPremises.payOtherwise") : t("payButton")}
            </Button>
          )}
          {isMoreOffered && (
            <Button kind={isServed ? "outline" : "primary"} href={href("orderFood", more)}>
              {t("addDishes")}
            </Button>
          )}
          {can("pay") && isServed && !isEnding && (
            <Button onClick={() => setPaying(true)}>{t("payButton")}</Button>
          )}
        </div>
      )}
      <AgainLayer again={again} />
      {isPaying !== null && (
        <LazyLayer>
          <PaySheet
            order={order}
            title={t("bill.title")}
            lead={<TableBill order={order} tableId={tableId} />}
            open={isPaying && can("pay")}
            onClose={() => setPaying(false)}
          />
        </LazyLayer>
      )}
    </>
  );
}

type Deed = "cancel" | "finish";

/** Cancelling an order at a table, and ending a meal that costs nothing: after a question. */
function useTableDeeds({ order_no }: OrderDetail, put: OrderActionsProps["put"]) {
  const { t } = useTranslation("orders");
  const { t: tc } = useTranslation();
  const { mutate } = useSWRConfig();
  const toast = useSetAtom(showToastAtom);
  const send = useSend();
  const alert = useSetAtom(alertAtom);
  const [busy, setBusy] = useState<Deed | null>(null);
  const act = async (deed: Deed) => {
    setBusy(deed);
    const answer = await (deed === "cancel"
      ? send(closeOrderCall, { order_no })
      : send(acceptOrderCall, { order_no }));
    if (!answer.ok && answer.kind !== "code") toast(tc(`trouble.${answer.kind}Text`), "bad");
    // What may be done has changed meanwhile, or nobody knows whether it was done: look again.
    await (answer.ok ? put(answer.data) : mutate(isAnswerOf("/order/order/")));
    // Not before it is shown: a button that is about to go would take another press.
    setBusy(null);
  };
  const ask = (deed: Deed) =>
    alert({
      title: t(`ask.${deed}`),
      text: t(`ask.${deed}Text`),
      button: t(`ask.${deed}Yes`),
      refuse: t("ask.no"),
      onClose: () => void act(deed),
    });
  return { ask, busy };
}
