import { useTranslation } from "react-i18next";
import { mealTime } from "#contract/calls/store.ts";
import type { StoreDetail } from "#contract/store.ts";
import { specialDay } from "#domain/hours/openingHours.ts";
import { useCall } from "#net/useCall.ts";
import { HoursTable } from "./HoursTable.tsx";
import { OpeningNow } from "./OpeningNow.tsx";
import { SpecialHours } from "./SpecialHours.tsx";
import styles from "./StoreDetails.module.css";

/** When orders are taken: now, in any week, and on the special days that come next; the hours of the way of ordering that the page is about. */
export function StoreHours({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("store");
  const now = useCall(
    mealTime,
    { store_id: store.store_id, order_type: store.type },
    { handles: [206, 2061], isSilent: true, refreshInterval: 60_000 },
  ).data;
  const hours = { 1: store.business_hours, 2: store.pickup_hours, 3: store.delivery_hours }[store.type];
  const opening = now ?? {
    is_open: store.is_open,
    last_order_time: null,
    close_time: null,
    next_open_time: store.next_open_at,
  };
  const special = now?.special_days ?? [];
  const isSpecial = now?.day !== undefined && specialDay(special, now.day) !== undefined;
  return (
    <section className={styles.card}>
      <h2>{t("hours")}</h2>
      <OpeningNow opening={opening} timeZone={store.time_zone} />
      <HoursTable hours={hours} today={isSpecial ? null : (now?.today ?? null)} />
      {special.length > 0 && <SpecialHours days={special} today={now?.day} />}
    </section>
  );
}
