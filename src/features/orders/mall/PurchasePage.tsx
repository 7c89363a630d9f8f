import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PayStatus } from "#contract/enumerations.ts";
import { isCash, payUntil, waitsForPayment } from "#domain/orders/orderStage.ts";
import { storedTotal } from "#domain/payments/allotParts.ts";
import { shownPostalCode } from "#domain/values/typedText.ts";
import styles from "#features/orders/OrderDetailScreen.module.css";
import type { OffPremisesSheet } from "#features/orders/offPremises/OffPremisesSheets.tsx";
import { useOrderAction } from "#features/orders/useOrderAction.ts";
import { PurchaseTotals } from "#parts/mall/PurchaseTotals.tsx";
import { OrderStatusText } from "#parts/orders/OrderStatusText.tsx";
import { LazyLayer, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { clockTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { useArrivalWords } from "./arrivalWords.ts";
import styled from "./Purchase.module.css";
import type { MallOrder } from "./Shipping.tsx";

const OffPremisesSheets = lazyWithRetry(() => import("#features/orders/offPremises/OffPremisesSheets.tsx"));

interface PurchasePageProps {
  /** All that was placed at once, in the order in which it is shown; at least one. */
  readonly orders: readonly [MallOrder, ...MallOrder[]];
  readonly reload: () => Promise<unknown>;
  /** That one came to pay. */
  readonly pays: boolean;
}

/** One purchase of several shops: thanks, how all of it is paid, each shop's order with its day, and what it comes to. */
export function PurchasePage({ orders, pays, reload }: PurchasePageProps) {
  const { t } = useTranslation(["mallOrder", "orders"]);
  const arrivalWords = useArrivalWords();
  const [sheet, setSheet] = useState<OffPremisesSheet | null | undefined>(pays ? "pay" : undefined);
  const [first] = orders;
  const due = orders.filter(waitsForPayment);
  const [payable = first] = due;
  const action = useOrderAction(payable, reload);
  const to = first.delivery_address;
  const stored = orders.reduce((sum, { stored_value }) => sum + storedTotal(stored_value), 0);
  const amount = money(due.reduce((sum, { to_pay }) => sum + to_pay, 0));
  const isOver = orders.every(({ order_status }) => order_status < 0);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.card}>
            <h2 className={styled.thanks}>
              {t(isOver ? "mallOrder:purchase.over" : "mallOrder:purchase.thanks")}
            </h2>
            {!isOver && <p>{t("mallOrder:purchase.next", { count: orders.length })}</p>}
            <PaymentState orders={orders} />
          </section>
          <section className={styles.card} aria-labelledby="purchase-orders">
            <h2 id="purchase-orders">{t("mallOrder:purchase.orders")}</h2>
            <div>
              {orders.map((order) => (
                <ListRow
                  key={order.order_no}
                  href={href("mallOrderDetail", { orderNo: order.order_no })}
                  title={order.store_name}
                  note={
                    <>
                      {order.goods_names.join(t("orders:nameJoin"))}
                      {arrivalWords(order) && (
                        <strong className={styled.arrival}>{arrivalWords(order)}</strong>
                      )}
                    </>
                  }
                  start={
                    order.store_picture && (
                      <span className={styles.picture}>
                        <Picture {...order.store_picture} alt="" sizes="48px" frame="square" />
                      </span>
                    )
                  }
                  end={
                    <span className={styled.end}>
                      <OrderStatusText order={order} />
                      <strong>{money(order.total)}</strong>
                    </span>
                  }
                />
              ))}
            </div>
          </section>
        </div>
        <div className={styles.column}>
          <section className={styles.card} aria-labelledby="purchase-bill">
            <h2 id="purchase-bill">{t("mallOrder:purchase.bill")}</h2>
            <PurchaseTotals
              shops={orders.map(({ bill, coupon, store_id, store_name }) => ({
                store_id,
                store_name,
                bill,
                couponName: coupon?.name,
              }))}
              stored={stored}
            />
          </section>
          {to && (
            <section className={styles.card} aria-labelledby="purchase-to">
              <h2 id="purchase-to">{t("mallOrder:shipTo")}</h2>
              <p lang="ja">
                {to.name}
                <br />〒{shownPostalCode(to.postal_code)} {to.address} {to.detail}
              </p>
            </section>
          )}
        </div>
      </div>
      <div className={styles.bar}>
        {due.length > 0 ? (
          <Button onClick={() => setSheet("pay")}>{t("mallOrder:placedWith.pay", { amount })}</Button>
        ) : (
          <Button href={href("mall", {})}>{t("mallOrder:toMall")}</Button>
        )}
      </div>
      {sheet !== undefined && due.length > 0 && (
        <LazyLayer>
          <OffPremisesSheets
            order={payable}
            together={due.length > 1 ? due : undefined}
            open={sheet}
            onClose={() => setSheet(null)}
            onCancelled={() => setSheet(null)}
            action={action}
          />
        </LazyLayer>
      )}
    </>
  );
}

/** How all of a purchase stands with its money, in one sentence. */
function PaymentState({ orders }: { readonly orders: readonly MallOrder[] }) {
  const { t } = useTranslation("mallOrder");
  const tag = useLanguageTag();
  const open = orders.filter(({ order_status }) => order_status >= 0);
  if (open.length === 0) return null;
  const due = open.filter(waitsForPayment);
  const amount = money(due.reduce((sum, { to_pay }) => sum + to_pay, 0));
  const [until] = due.flatMap((order) => payUntil(order) ?? []).toSorted();
  const [firstDue] = due;
  if (firstDue !== undefined) {
    return (
      <Notice kind="warn">
        {until === undefined
          ? t("purchase.due", { amount })
          : t("purchase.dueBy", { amount, time: clockTime(until, tag, firstDue.time_zone) })}
      </Notice>
    );
  }
  const back = open.filter(
    ({ pay_status }) => pay_status === PayStatus.refunded || pay_status === PayStatus.refundFailed,
  );
  if (back.length > 0) return <Notice kind="info">{t("purchase.mixed")}</Notice>;
  const atDoor = open.filter((order) => order.pay_status === PayStatus.unpaid && isCash(order));
  if (atDoor.length === 0) return <Notice kind="ok">{t("purchase.paid")}</Notice>;
  return (
    <Notice kind="info">
      {t("purchase.atDoor", { amount: money(atDoor.reduce((sum, { to_pay }) => sum + to_pay, 0)) })}
    </Notice>
  );
}
