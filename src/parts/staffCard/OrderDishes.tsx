import { useAtomValue } from "jotai";
import type { OrderDetail } from "#contract/order.ts";
import { orderDetailsCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { localeAtom } from "#state/page/choices.ts";
import { Bilingual } from "./Bilingual.tsx";
import { Collected } from "./Collected.tsx";
import { Dish } from "./Dish.tsx";
import { Remark } from "./Remark.tsx";
import styles from "./StaffCard.module.css";

/** An order that the store has, by its number, with the customer's remark. */
export function OrderDishes({ order }: { readonly order: OrderDetail }) {
  const isJapanese = useAtomValue(localeAtom) === "ja";
  const { order_no, remark } = order;
  // In the staff's language, whatever the customer's is.
  const { data, failure } = useCall(orderDetailsCall, isJapanese ? null : { order_no, language: "ja" }, {
    isSilent: true,
  });
  return (
    <>
      {order.order_type === 2 && <Collected order={order} />}
      <p className={styles.head}>
        <Bilingual say={(words) => words("staffCard:orderNo", { number: order_no })} />
      </p>
      <ul className={styles.dishes}>
        {order.lines.map(({ line_id, name, option_name, number }) => {
          const line = data?.lines.find((one) => one.line_id === line_id);
          return (
            <Dish
              key={line_id}
              own={{ name, options: option_name }}
              japanese={
                line ? { name: line.name, options: line.option_name } : failure || data ? null : undefined
              }
              number={number}
            />
          );
        })}
      </ul>
      <Remark storeId={order.store_id} remark={remark} />
    </>
  );
}
