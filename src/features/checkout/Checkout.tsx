import { useTranslation } from "react-i18next";
import type { OrderSummary } from "#contract/order.ts";
import type { StoreDetail } from "#contract/store.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { CartLineRow } from "#parts/cart/CartLineRow.tsx";
import { BillView } from "#parts/orders/BillView.tsx";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { lazyAgain, LazyLayer, LazyPart } from "#parts/trouble/lazyAgain.tsx";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { EmptyBowl } from "#ui/pictures/storeDrawings.tsx";
import { AttemptPanel } from "./AttemptPanel.tsx";
import styles from "./Checkout.module.css";
import { DinersFields } from "./fields/DinersFields.tsx";
import { PaymentField } from "./fields/PaymentField.tsx";
import { RemarkFields } from "./fields/RemarkFields.tsx";
import { LegalNote, TableNotes } from "./fulfilment/TableNotes.tsx";
import type { Checkout } from "./useCheckout.ts";

const CouponField = lazyAgain(() => import("#parts/coupons/CouponField.tsx"));
const PriceChanged = lazyAgain(() => import("./PriceChanged.tsx"));

interface OrderFormProps {
  readonly store: StoreDetail;
  readonly tableId: string | null;
  readonly order: OrderSummary | null;
  readonly checkout: Checkout;
}

/** After the faults have been drawn: leads to the first field that lacks something. */
function scrollToFault(): void {
  requestAnimationFrame(() => {
    document.querySelector("[data-invalid]")?.scrollIntoView({ block: "center" });
  });
}

/** The confirmation, top to bottom: table, dishes, diners, wishes, payment, bill, and the button that orders. */
export function OrderForm({ store, tableId, order, checkout }: OrderFormProps) {
  const { t } = useTranslation("checkout");
  const { progress } = checkout.attempt;
  const menu = href("orderFood", { storeId: store.store_id, tableId: tableId ?? undefined });
  // Only the code on the table tells which one it is: the provider would refuse the order with 407.
  const lacksTable = order === null && store.table === null;
  const isWaiting = checkout.isWaiting || progress.kind === "sending" || progress.kind === "checking";

  if (checkout.lines.length === 0 && progress.kind === "none") {
    return (
      <EmptyState
        title={t("empty")}
        illustration={<EmptyBowl />}
        action={<Button href={menu}>{t("toMenu")}</Button>}
      />
    );
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        checkout.submit();
        scrollToFault();
      }}
    >
      <AttemptPanel
        progress={progress}
        onSendAgain={() => progress.kind === "not_sent" && void checkout.attempt.place(progress.attempt)}
        onChange={checkout.attempt.giveUp}
      />
      {lacksTable && (
        <Notice kind="warn">
          <strong>{t("noTable.title")}</strong>
          <p>{t("noTable.text")}</p>
        </Notice>
      )}
      <section className={styles.card}>
        <p className={styles.place}>
          <span>{store.name}</span>
          {store.table && <strong>{t("tableName", { name: store.table.name })}</strong>}
        </p>
        {order && <p className={styles.note}>{t("joins", { number: order.order_no })}</p>}
        {store.table && <TableNotes table={store.table} />}
      </section>
      <section className={styles.card}>
        <h2>{t("dishes")}</h2>
        <ul>
          {checkout.lines.map((line) => (
            <CartLineRow
              key={lineKey(line)}
              line={line}
              problem={checkout.lineProblem(line)}
              change={checkout.changeCart}
              mostPieces={store.extra_config.line_pieces}
            />
          ))}
        </ul>
      </section>
      <DinersFields store={store} checkout={checkout} />
      <RemarkFields storeId={store.store_id} checkout={checkout} hasInvoice={order === null} />
      {order === null && (
        <PaymentField storeId={store.store_id} orderType={1} hint={t("payTypeHint")} checkout={checkout} />
      )}
      {order === null && (
        <section className={styles.card}>
          <LazyPart waiting={<Skeleton lines={3} />}>
            <CouponField place={checkout.coupon} />
          </LazyPart>
        </section>
      )}
      <section className={styles.card}>
        <h2>{t("bill")}</h2>
        <BillView
          bill={checkout.bill}
          people={checkout.values.people ?? 0}
          couponName={checkout.coupon.applied?.coupon.name}
        />
      </section>
      <LegalNote storeId={store.store_id} tableId={tableId} />
      <div className={styles.bar}>
        {checkout.problems.size > 0 ? (
          <Button block onClick={checkout.tidy}>
            {t("tidy")}
          </Button>
        ) : lacksTable ? (
          <ScanButton look="main" label={t("noTable.button")} />
        ) : (
          <Button block type="submit" busy={isWaiting} end={money(checkout.bill.total)}>
            {order ? t("submitAdd") : t("submit")}
          </Button>
        )}
      </div>
      {checkout.priceChange.data !== null && (
        <LazyLayer>
          <PriceChanged
            data={checkout.priceChange.data}
            onAccept={checkout.priceChange.accept}
            onClose={checkout.priceChange.close}
          />
        </LazyLayer>
      )}
    </form>
  );
}
