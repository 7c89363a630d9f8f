import { useAtomValue } from "jotai";
import type { CartLine } from "#contract/cart.ts";
import { chosenNames, lineKey } from "#domain/cart/cart.ts";
import { goodsDetailCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { localeAtom } from "#state/page/choices.ts";
import { orderDraftAtom } from "#state/orders/orderDraft.ts";
import { Dish } from "./Dish.tsx";
import { Remark } from "./Remark.tsx";
import styles from "./StaffCard.module.css";

interface CartDishesProps {
  readonly storeId: string;
  readonly lines: readonly CartLine[];
  readonly draftKey: string;
}

/** What is in the cart, to be ordered by showing it, with what was remarked of it. */
export function CartDishes({ storeId, lines, draftKey }: CartDishesProps) {
  const { remark } = useAtomValue(orderDraftAtom(draftKey));
  return (
    <>
      <ul className={styles.dishes}>
        {lines.map((line) => (
          <CartDish key={lineKey(line)} storeId={storeId} line={line} />
        ))}
      </ul>
      <Remark storeId={storeId} remark={remark} />
    </>
  );
}

function CartDish({ storeId, line }: { readonly storeId: string; readonly line: CartLine }) {
  const isJapanese = useAtomValue(localeAtom) === "ja";
  const { goods_id, goods_detail, number, option_name, option_value } = line;
  // In the staff's language, whatever the customer's is.
  const { data, failure } = useCall(
    goodsDetailCall,
    isJapanese ? null : { store_id: storeId, goods_id, language: "ja" },
    { isSilent: true },
  );
  const japanese = data && { name: data.name, options: chosenNames(data, option_value) };
  return (
    <Dish
      own={{ name: goods_detail.name, options: option_name }}
      japanese={japanese ?? (failure ? null : undefined)}
      number={number}
    />
  );
}
