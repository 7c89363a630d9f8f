import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { Card } from "#ui/Card.tsx";
import { ListRow } from "#ui/ListRow.tsx";
import styles from "./Unsubscribe.module.css";

/** The orders that keep an account from being deleted, each with the way there. */
export function OpenOrders({ orders }: { readonly orders: readonly string[] }) {
  const { t } = useTranslation("account");
  if (orders.length === 0) return null;
  return (
    <section className={styles.orders} aria-label={t("unsubscribe.inTheWay")}>
      <h3>{t("unsubscribe.inTheWay")}</h3>
      <Card padded={false}>
        {orders.map((number) => (
          <ListRow
            key={number}
            title={t("unsubscribe.order", { number })}
            href={href("orderDetail", { orderNo: number })}
          />
        ))}
      </Card>
    </section>
  );
}
