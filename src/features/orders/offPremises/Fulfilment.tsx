import { useTranslation } from "react-i18next";
import { OrderStatus } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { trackingLink } from "#domain/delivery/trackingLink.ts";
import { isToCollect } from "#domain/orders/orderStage.ts";
import { shownPhone, shownPostalCode } from "#domain/values/typedText.ts";
import { LazyLayer, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { phoneIcon } from "#ui/icons/account.ts";
import { truckIcon } from "#ui/icons/discovery.ts";
import styles from "./OffPremises.module.css";
import card from "#features/orders/OrderDetailScreen.module.css";
import { telephone, Way } from "#features/orders/OrderStore.tsx";

const CourierMap = lazyWithRetry(() => import("#parts/places/CourierMap.tsx"));

/** What one needs at the counter: the digits that the staff ask for. */
export function Collecting({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const digits = order.contact_phone.slice(-4);
  if (!isToCollect(order) || digits === "") return null;
  return (
    <section className={card.card} aria-labelledby="counter">
      <h2 id="counter">{t("offPremises.atCounter")}</h2>
      <div className={styles.block}>
        <h3>{t("offPremises.digits")}</h3>
        <p className={styles.digits}>{digits}</p>
        <p className={styles.small}>{t("offPremises.digitsHint")}</p>
      </div>
    </section>
  );
}

/** Where it is brought to, by whom, and how to follow it. */
export function Delivering({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const { t: ts } = useTranslation("stores");
  const { delivery_address: to, courier_name, courier_phone } = order;
  return (
    <section className={card.card} aria-labelledby="delivery">
      <h2 id="delivery">{ts("orderType.3")}</h2>
      {(courier_name !== "" || courier_phone !== "") && (
        <div className={styles.block}>
          <h3>{t("offPremises.courier")}</h3>
          {courier_name !== "" && <p>{courier_name}</p>}
          {courier_phone !== "" && (
            <p className={styles.ways}>
              <Way icon={phoneIcon} href={telephone(courier_phone)}>
                {t("offPremises.callCourier")} {shownPhone(courier_phone)}
              </Way>
            </p>
          )}
        </div>
      )}
      {order.is_mine === 1 && order.order_status === OrderStatus.confirmed && order.ready_time !== null && (
        <LazyLayer>
          <CourierMap order={order} />
        </LazyLayer>
      )}
      <Parcel order={order} />
      {to && (
        <div className={styles.block}>
          <h3>{t("offPremises.to")}</h3>
          <address className={styles.block}>
            <span>〒{shownPostalCode(to.postal_code)}</span>
            <span>{to.address}</span>
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

function Parcel({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const { delivery_company: company, delivery_number: number } = order;
  const link = trackingLink(company, number);
  if (!company && !number) return null;
  return (
    <div className={styles.block}>
      {company && (
        <>
          <h3>{t("offPremises.company")}</h3>
          <p>{company}</p>
        </>
      )}
      {number && (
        <>
          <h3>{t("offPremises.tracking")}</h3>
          <p>{number}</p>
        </>
      )}
      {link && (
        <p className={styles.ways}>
          <Way icon={truckIcon} href={link}>
            {t("offPremises.track")}
          </Way>
        </p>
      )}
    </div>
  );
}
