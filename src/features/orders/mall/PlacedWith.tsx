import { useTranslation } from "react-i18next";
import { OrderStatus } from "#parts/orders/OrderStatus.tsx";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { receiptIcon } from "#ui/icons/discovery.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import card from "../OrderDetailScreen.module.css";
import type { MallOrder } from "./usePlacedWith.ts";

/** The other shops' orders of the same purchase, each with where it stands. */
export function PlacedWith({ orders }: { readonly orders: readonly MallOrder[] }) {
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
              {money(order.total)} <OrderStatus order={order} />
            </>
          }
          start={<Icon of={receiptIcon} />}
        />
      ))}
    </section>
  );
}
