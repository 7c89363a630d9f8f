import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { AttemptPanel } from "#features/checkout/AttemptPanel.tsx";
import card from "#features/checkout/Checkout.module.css";
import { ContactFields } from "#features/checkout/fields/ContactFields.tsx";
import { TablewareField } from "#features/checkout/fields/DinersFields.tsx";
import { PaymentField } from "#features/checkout/fields/PaymentField.tsx";
import { RemarkFields } from "#features/checkout/fields/RemarkFields.tsx";
import { TimeField } from "#features/checkout/fields/TimeField.tsx";
import { toFault } from "#features/checkout/submitting.ts";
import { CartLineRow } from "#parts/cart/CartLineRow.tsx";
import { BillView } from "#parts/orders/BillView.tsx";
import { lazyAgain, LazyLayer, LazyPart } from "#parts/trouble/lazyAgain.tsx";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import styles from "./Booked.module.css";
import { AwayLegal } from "./BookedLegal.tsx";
import { CollectAt } from "./CollectAt.tsx";
import { DeliverTo } from "./DeliverTo.tsx";
import type { Away } from "./useAway.ts";

const CouponField = lazyAgain(() => import("#parts/coupons/CouponField.tsx"));
const NothingToOrder = lazyAgain(() => import("./NothingToOrder.tsx"));
const PriceChanged = lazyAgain(() => import("#features/checkout/PriceChanged.tsx"));

interface AwayFormProps {
  readonly store: StoreDetail;
  readonly away: Away;
}

/** The confirmation, top to bottom: where, when, for whom, dishes, wishes, payment, bill, law, and the button that orders. */
export function AwayForm({ store, away }: AwayFormProps) {
  const { t } = useTranslation(["away", "checkout"]);
  const { attempt, bill, destination, type } = away;
  const { progress } = attempt;
  const storeId = store.store_id;
  const menu = href("storeHome", { storeId, type: String(type) });

  const isEmpty = away.lines.length === 0 && progress.kind === "none";
  const isOffered = store.order_types.includes(type);
  if (!isOffered || isEmpty) {
    return (
      <LazyPart>
        <NothingToOrder storeId={storeId} type={type} why={isOffered ? "empty" : "notOffered"} />
      </LazyPart>
    );
  }
  const { dispatchprice, freeprice } = destination.prices;
  const freeNote =
    type === 3 && dispatchprice > 0 && freeprice > 0
      ? away.toFree === 0
        ? t("away:fee.freeFrom", { amount: money(freeprice) })
        : t("away:fee.moreToFree", { missing: money(away.toFree) })
      : undefined;

  return (
    <form
      className={card.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void away.submit().then(() => toFault(form));
      }}
    >
      <AttemptPanel
        progress={progress}
        onSendAgain={() => progress.kind === "not_sent" && void attempt.place(progress.attempt)}
        onChange={attempt.giveUp}
      />
      {type === 2 ? <CollectAt store={store} /> : <DeliverTo storeId={storeId} away={away} />}
      <TimeField store={store} away={away} />
      <section className={card.card}>
        <h2>{t("checkout:dishes")}</h2>
        <ul>
          {away.lines.map((line) => (
            <CartLineRow
              key={lineKey(line)}
              line={line}
              problem={away.lineProblem(line)}
              change={away.changeCart}
            />
          ))}
        </ul>
        <Anchor className={styles.link} href={menu}>
          {t("away:addMore")}
        </Anchor>
      </section>
      {type === 2 && <ContactFields away={away} />}
      {away.hasTableware && (
        <section className={card.card}>
          <TablewareField store={store} checkout={away} />
        </section>
      )}
      <RemarkFields storeId={storeId} checkout={away} hasInvoice />
      <PaymentField
        storeId={storeId}
        orderType={type}
        hint={t(`away:payHint.${type}`)}
        checkout={away}
        total={bill.total}
        stored={away.stored}
      />
      <section className={card.card}>
        <LazyPart waiting={<Skeleton lines={3} />}>
          <CouponField place={away.coupon} />
        </LazyPart>
      </section>
      <section className={card.card}>
        <h2>{t("checkout:bill")}</h2>
        <BillView
          bill={bill}
          isDelivered={type === 3}
          deliveryNote={freeNote}
          couponName={away.coupon.applied?.coupon.name}
          stored={away.stored.total}
          toPay={away.stored.left}
        />
      </section>
      <AwayLegal store={store} away={away} />
      <div className={card.bar}>
        {away.problems.size > 0 ? (
          <Button block onClick={away.tidy}>
            {t("checkout:tidy")}
          </Button>
        ) : (
          <Button block type="submit" busy={away.isWaiting} end={money(bill.total)}>
            {t("checkout:submit")}
          </Button>
        )}
      </div>
      {away.priceChange.data !== null && (
        <LazyLayer>
          <PriceChanged
            data={away.priceChange.data}
            onAccept={away.priceChange.accept}
            onClose={away.priceChange.close}
          />
        </LazyLayer>
      )}
    </form>
  );
}
