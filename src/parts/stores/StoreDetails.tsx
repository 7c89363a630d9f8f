import { useState } from "react";
import { useTranslation } from "react-i18next";
import { storePayList } from "#contract/calls/payment.ts";
import { storeAttr } from "#contract/calls/store.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { storeCouponListCall } from "#net/calls/couponCalls.ts";
import { useCall } from "#net/useCall.ts";
import { PayTypeIcon } from "#parts/payments/PayTypeIcon.tsx";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { ShareButton } from "#parts/share/ShareButton.tsx";
import { useTexts } from "#parts/shell/useTexts.ts";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { phoneIcon } from "#ui/icons/account.ts";
import { chevronIcon } from "#ui/icons/common.ts";
import { tagIcon } from "#ui/icons/discovery.ts";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { DisclosureItems, type Fact, FactList } from "./DisclosureItems.tsx";
import styles from "./StoreDetails.module.css";
import { StoreHours } from "./StoreHours.tsx";

interface StoreDetailsProps {
  readonly store: StoreDetail;
  /** Whether one looks at them from elsewhere than its tables: with the way to those. */
  readonly isElsewhere?: boolean;
}

/** All there is to know of a store: hours, payment, charges, what it offers, where it is, who answers for it. */
export default function StoreDetails({ store, isElsewhere = false }: StoreDetailsProps) {
  const { t } = useTranslation("store");
  const hasTexts = useTexts(["store", "bill"]);
  if (!hasTexts) return <Waiting />;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <p className={styles.about}>{store.about}</p>
        <ShareButton
          shared={{ kind: "store", store, isOffPremises: !store.order_types.includes(OrderType.dineIn) }}
        />
      </div>
      {isElsewhere && store.order_types.includes(OrderType.dineIn) && (
        <ScanButton look="line" label={t("eatHere")} />
      )}
      <StoreCoupons storeId={store.store_id} />
      <StoreHours store={store} />
      <StorePayments store={store} />
      <StoreCharges store={store} />
      <StoreFeatures storeId={store.store_id} />
      <StoreContact store={store} />
      <StoreNotes notes={store.notes} />
      <Disclosure storeId={store.store_id} />
    </div>
  );
}

function StoreNotes({ notes }: { readonly notes: string }) {
  const { t } = useTranslation("store");
  if (notes === "") return null;
  return (
    <section className={styles.card}>
      <h2>{t("notes")}</h2>
      <p className={styles.notes}>{notes}</p>
    </section>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.page}>
        <Skeleton lines={4} />
        <Skeleton lines={3} />
      </div>
    </SkeletonGroup>
  );
}

/** Where the store is and how to reach it by phone. */
function StoreContact({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("store");
  const { address, phone, registration_number } = store;
  return (
    <section className={styles.card}>
      <h2>{t("contact")}</h2>
      <FactList
        facts={[
          { label: t("address"), value: address },
          { label: t("registrationNumber"), value: registration_number },
        ]}
      />
      {phone !== "" && (
        <Button
          kind="quiet"
          size="small"
          href={`tel:${phone.replace(/[^\d+]/g, "")}`}
          icon={<Icon of={phoneIcon} size={20} />}
        >
          <span className="visually-hidden">{t("phone")}</span> {phone}
        </Button>
      )}
    </section>
  );
}

/** What the place offers: seats, smoking, Wi-Fi. Left out where the store says nothing. */
function StoreFeatures({ storeId }: { readonly storeId: string }) {
  const { t } = useTranslation("store");
  const attributes = useCall(storeAttr, { store_id: storeId }, { isSilent: true }).data?.attributes ?? [];
  if (attributes.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t("features")}</h2>
      <FactList facts={attributes.map(({ name, value }) => ({ label: name, value }))} />
    </section>
  );
}

/** How one can pay here; what the store's header says until the list for this way of ordering has come. */
function StorePayments({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("store");
  const { t: tb } = useTranslation("bill");
  const list = useCall(
    storePayList,
    { store_id: store.store_id, order_type: store.type },
    { isSilent: true },
  );
  const payTypes = list.data?.pay_list ?? store.pay_list;
  return (
    <section className={styles.card}>
      <h2>{t("payments")}</h2>
      <ul className={styles.payments}>
        {payTypes.map((payType) => (
          <li key={payType}>
            <PayTypeIcon type={payType} />
            {tb(`payType.${payType}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is charged besides the dishes: the seat, and where the store delivers, the way. Nothing where nothing is. */
function StoreCharges({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("store");
  const { dispatchprice, freeprice, minimum_order } = store;
  const isDelivering = store.delivery_hours.some(({ spans }) => spans.length > 0);
  const cover: Fact[] =
    store.is_tea_money === 1 ? [{ label: t("cover"), value: money(store.tea_money) }] : [];
  const delivery: Fact[] = isDelivering
    ? [
        { label: t("deliveryFee"), value: dispatchprice === 0 ? t("deliveryFree") : money(dispatchprice) },
        { label: t("minimumOrder"), value: minimum_order === 0 ? t("noMinimum") : money(minimum_order) },
        {
          label: t("freeFrom"),
          value: freeprice > 0 && dispatchprice > 0 ? t("freeFromAmount", { amount: money(freeprice) }) : "",
        },
      ]
    : [];
  const facts = [...cover, ...delivery];
  if (facts.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t("ordering")}</h2>
      <FactList facts={facts} />
    </section>
  );
}

/** The way to the store's coupons. Left out where there are none; there, without a number, where that is not known. */
function StoreCoupons({ storeId }: { readonly storeId: string }) {
  const { t } = useTranslation("store");
  const offers = useCall(storeCouponListCall, { store_id: storeId }, { isSilent: true, isOwn: true });
  const count = offers.data?.items.length ?? (offers.failure ? null : 0);
  if (count === 0) return null;
  return (
    <Card padded={false}>
      <ListRow
        title={t("coupons")}
        note={count === null ? undefined : t("couponsToClaim", { count })}
        start={<Icon of={tagIcon} />}
        href={href("storeCoupon", { storeId })}
      />
    </Card>
  );
}

/** The legal disclosure of 13 items, folded until it is asked for. */
function Disclosure({ storeId }: { readonly storeId: string }) {
  const { t } = useTranslation("store");
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.card}>
      <details className={styles.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h2>{t("disclosure.title")}</h2>
          <Icon of={chevronIcon} size={20} />
        </summary>
        {isOpen && <DisclosureItems storeId={storeId} />}
      </details>
    </section>
  );
}
