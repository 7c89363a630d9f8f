import { useTranslation } from "react-i18next";
import useSWR from "swr";
import type { ResponseOf } from "#contract/call.ts";
import type { mallOrderDetails } from "#contract/calls/mallOrder.ts";
import { shownPhone, shownPostalCode } from "#domain/values/typedText.ts";
import styles from "#features/orders/offPremises/OffPremises.module.css";
import card from "#features/orders/OrderDetailScreen.module.css";
import { Way } from "#features/orders/OrderStore.tsx";
import { callKey } from "#net/callKey.ts";
import { mallOrderDetailsCall } from "#net/calls/mallOrderCalls.ts";
import { useTransport } from "#net/useCall.ts";
import { OrderStatusText } from "#parts/orders/OrderStatusText.tsx";
import { href } from "#routes/href.ts";
import { calendarDay } from "#text/calendar.ts";
import { money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { receiptIcon, truckIcon } from "#ui/icons/discovery.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { useArrivalWords } from "./arrivalWords.ts";

/** The parcels of an order: by whom they come and how to follow them, for when, and where to. */
export function Shipping({ order }: { readonly order: MallOrder }) {
  const { t } = useTranslation(["mallOrder", "orders"]);
  const tag = useLanguageTag();
  const { delivery_address: to, delivery_date, delivery_section, order_status, parcels } = order;
  // The first card says it.
  const isPromised = useArrivalWords()(order) !== null;
  const asked = [delivery_date && calendarDay(delivery_date, tag), delivery_section]
    .filter(Boolean)
    .join(" ");
  return (
    <section className={card.card} aria-labelledby="parcels">
      <h2 id="parcels">{t("mallOrder:parcel.title")}</h2>
      {parcels.length === 0 && order_status >= 0 && (
        <p className={styles.small}>{t("mallOrder:parcel.ahead")}</p>
      )}
      {parcels.map(({ delivery_company, delivery_number, temperature, tracking_url }) => (
        <div key={`${temperature} ${delivery_number}`} className={styles.block}>
          <p>
            <Badge>{t(`mallOrder:temperature.${temperature}`)}</Badge> {delivery_company}
          </p>
          {delivery_number !== "" && (
            <>
              <h3>{t("orders:offPremises.tracking")}</h3>
              <p>{delivery_number}</p>
            </>
          )}
          {tracking_url !== null && (
            <p className={styles.ways}>
              <Way icon={truckIcon} href={tracking_url}>
                {t("mallOrder:parcel.trackOf", { number: delivery_number })}
              </Way>
            </p>
          )}
        </div>
      ))}
      {!isPromised && asked !== "" && (
        <div className={styles.block}>
          <h3>{t("mallOrder:parcel.date")}</h3>
          <p className={styles.when}>{asked}</p>
        </div>
      )}
      {to && (
        <div className={styles.block}>
          <h3>{t("mallOrder:shipTo")}</h3>
          <address className={styles.block}>
            <span>〒{shownPostalCode(to.postal_code)}</span>
            <span lang="ja">{to.address}</span>
            {to.detail !== "" && <span>{to.detail}</span>}
            <span>
              {to.name} · {shownPhone(to.phone)}
            </span>
          </address>
        </div>
      )}
    </section>
  );
}

/** The other shops' orders of the same purchase, each with where it stands. */
export function PlacedWith({ of, orders }: { readonly of: string; readonly orders: readonly MallOrder[] }) {
  const { t } = useTranslation("mallOrder");
  if (orders.length === 0) return null;
  return (
    <section className={card.card} aria-labelledby="placed-with">
      <h2 id="placed-with">{t("placedWith.title")}</h2>
      {orders.map((order) => (
        <ListRow
          key={order.order_no}
          href={href("mallOrderDetail", { orderNo: order.order_no })}
          title={t("placedWith.see", { store: order.store_name })}
          note={
            <>
              {money(order.total)} <OrderStatusText order={order} />
            </>
          }
          start={<Icon of={receiptIcon} />}
        />
      ))}
      <p className={styles.ways}>
        <Button kind="outline" size="small" href={href("mallOrderDetail", { orderNo: of, purchase: "1" })}>
          {t("placedWith.all")}
        </Button>
      </p>
    </section>
  );
}

export type MallOrder = ResponseOf<typeof mallOrderDetails>;

/** The orders that were placed together with one, as they stand; those that cannot be read now are left out. */
export function usePlacedWith(order_nos: readonly string[]): readonly MallOrder[] {
  const { send, scope } = useTransport();
  // Under the path of the call that it makes, so that what makes that call's answers old makes these old too.
  const key = callKey(mallOrderDetailsCall.path, { placed_with: order_nos }, "visitor", scope);
  const { data } = useSWR<readonly MallOrder[]>(
    order_nos.length > 0 ? key : null,
    async () => {
      const answers = await Promise.all(
        order_nos.map((order_no) => send(mallOrderDetailsCall, { order_no }, { isSilent: true })),
      );
      return answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
    },
    { keepPreviousData: true },
  );
  return order_nos.length > 0 ? (data ?? []) : [];
}
