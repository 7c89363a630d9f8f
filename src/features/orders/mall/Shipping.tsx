import { useTranslation } from "react-i18next";
import { shownPhone, shownPostalCode } from "#domain/values/typedText.ts";
import { calendarDay } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Badge } from "#ui/feedback/Rating.tsx";
import { truckIcon } from "#ui/icons/discovery.ts";
import styles from "../Away.module.css";
import card from "../OrderDetailScreen.module.css";
import { Way } from "../Way.tsx";
import type { MallOrder } from "./usePlacedWith.ts";

/** The parcels of an order: by whom they come and how to follow them, for when, and where to. */
export function Shipping({ order }: { readonly order: MallOrder }) {
  const { t } = useTranslation(["mallOrder", "orders"]);
  const tag = useLanguageTag();
  const { delivery_address: to, delivery_date, delivery_section, order_status, parcels } = order;
  const when = [delivery_date && calendarDay(delivery_date, tag), delivery_section].filter(Boolean).join(" ");
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
              <h3>{t("orders:away.tracking")}</h3>
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
      {when !== "" && (
        <div className={styles.block}>
          <h3>{t("mallOrder:parcel.date")}</h3>
          <p className={styles.when}>{when}</p>
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
