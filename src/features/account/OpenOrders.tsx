import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { money } from "#text/formats.ts";
import type { OrderInTheWay } from "./ordersInTheWay.ts";
import styles from "./Unsubscribe.module.css";

/** The orders that keep an account from being deleted, each with the way there. */
export function OpenOrders({ orders }: { readonly orders: readonly OrderInTheWay[] }) {
  const { t } = useTranslation("account");
  if (orders.length === 0) return null;
  return (
    <section className={styles.orders} aria-label={t("unsubscribe.inTheWay")}>
      <h3>{t("unsubscribe.inTheWay")}</h3>
      <Card padded={false}>
        {orders.map(({ number, store, storeId, total }) => (
          <ListRow
            key={number}
            title={store ?? t("unsubscribe.order", { number })}
            note={store && t("unsubscribe.order", { number })}
            end={total !== undefined && <span className={styles.amount}>{money(total)}</span>}
            href={href("orderDetail", { orderNo: number, storeId })}
          />
        ))}
      </Card>
    </section>
  );
}
