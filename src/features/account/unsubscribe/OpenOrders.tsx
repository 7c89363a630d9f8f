import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
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

/** An order that keeps an account from being deleted. */
export interface OrderInTheWay {
  readonly number: string;
  readonly storeId: string | undefined;
  readonly store: string | undefined;
  /** Yen. */
  readonly total: number | undefined;
}

/** The orders that 112 carries: those that are still open. What is not as expected is left out. */
export function ordersInTheWay(data: unknown): readonly OrderInTheWay[] {
  const orders = fieldOf(data, "orders");
  if (!Array.isArray(orders)) return [];
  return orders.flatMap((order: unknown) => {
    const number = fieldOf(order, "order_no");
    if (typeof number !== "string") return [];
    const [storeId, store, total] = ["store_id", "store_name", "total"].map((name) => fieldOf(order, name));
    return [
      {
        number,
        storeId: typeof storeId === "string" ? storeId : undefined,
        store: typeof store === "string" && store ? store : undefined,
        total: typeof total === "number" ? total : undefined,
      },
    ];
  });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
