import { useSetAtom, useStore } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { orderDetails } from "#contract/calls/order.ts";
import type { CartLine } from "#contract/cart.ts";
import type { CartAction, OrderType } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import { addLine } from "#domain/cart.ts";
import { cartLine } from "#domain/cartLine.ts";
import { type AgainChange, type AgainLine, orderAgain } from "#domain/orderAgain.ts";
import { useSend } from "#net/TransportContext.ts";
import { href } from "#routes/href.ts";
import { cartOf } from "#state/cart.ts";
import { showToastAtom } from "#state/toasts.ts";

export interface AgainPlan {
  readonly lines: readonly AgainLine[];
  readonly changes: readonly AgainChange[];
}

/** The cart of each way of ordering; goods that are shipped have one of their own, at the provider. */
const CARTS: Readonly<Record<OrderType, CartAction | null>> = { 1: 1, 2: 2, 3: 3, 4: null };

/**
 * Orders an old order again: at once where all of it can be had as it was, else after what has changed was named. It
 * goes into the cart of its way of ordering, beside what is there, and leads to the store.
 */
export function useOrderAgain(order: OrderSummary, tableId: string | null = null) {
  const { t: tc } = useTranslation();
  const send = useSend();
  const atoms = useStore();
  const navigate = useNavigate();
  const toast = useSetAtom(showToastAtom);
  const [isBusy, setBusy] = useState(false);
  const [plan, setPlan] = useState<AgainPlan | null>(null);
  const { order_type, store_id, order_no } = order;
  const goods_show_type = order_type === 1 ? 1 : 2;

  const goOn = ({ lines }: AgainPlan) => {
    const action = CARTS[order_type];
    if (action === null) return;
    const now_time = new Date().toISOString();
    const place = { goods_show_type, action, store_id, table_id: tableId, now_time } as const;
    const added = lines.map(({ goods, ...chosen }) => cartLine(goods, chosen, place));
    const rule = (cart: readonly CartLine[]) => added.reduce<CartLine[]>(addLine, [...cart]);
    if (added.length > 0) atoms.set(cartOf(store_id, action).linesAtom, { verb: "apply", rule });
    setPlan(null);
    void navigate(
      order_type === 1
        ? href("orderFood", { storeId: store_id, tableId: tableId ?? undefined })
        : href("storeHome", { storeId: store_id, type: String(order_type) }),
    );
  };
  const begin = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await send(orderDetails, { order_no, with_goods: 1 });
    setBusy(false);
    if (!answer.ok) {
      if (answer.kind !== "code") toast(tc(`trouble.${answer.kind}Text`), "bad");
      return;
    }
    const { lines, goods_now = [] } = answer.data;
    const found = orderAgain(lines, new Map(goods_now.map((goods) => [goods.id, goods])), goods_show_type);
    if (found.changes.length === 0) goOn(found);
    else setPlan(found);
  };
  return { isBusy, plan, begin, goOn, drop: () => setPlan(null) };
}
