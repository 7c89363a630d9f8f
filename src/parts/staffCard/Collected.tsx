import type { OrderDetail } from "#contract/order.ts";
import { dayAndTime } from "#text/formats.ts";
import { isToCollect } from "#parts/orders/isToCollect.ts";
import { Bilingual } from "./Bilingual.tsx";
import styles from "./StaffCard.module.css";

/** What the counter goes by to hand over what was ordered: when it is for, for whom, and the digits they ask for. */
export function Collected({ order }: { readonly order: OrderDetail }) {
  const { pickup_time, contact_name, contact_phone, time_zone } = order;
  const digits = contact_phone.slice(-4);
  return (
    <>
      {isToCollect(order) && (
        <p className={styles.head}>
          <Bilingual say={(words) => words("staffCard:collect")} isLarge />
        </p>
      )}
      {pickup_time && (
        <p className={styles.head}>
          <Bilingual
            say={(words, tag) =>
              words("staffCard:pickupAt", { time: dayAndTime(pickup_time, tag, time_zone) })
            }
          />
        </p>
      )}
      {contact_name !== "" && (
        <p className={styles.head}>
          <Bilingual say={(words) => words("staffCard:name", { name: contact_name })} />
        </p>
      )}
      {digits !== "" && (
        <p className={styles.head}>
          <Bilingual say={(words) => words("staffCard:digits", { digits })} />
        </p>
      )}
    </>
  );
}
