import { useSetAtom, useStore } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { CartLine } from "#contract/cart.ts";
import { CartAction, GoodsShowType, OrderType } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import { orderDetailsCall } from "#net/calls/orderCalls.ts";
import { useSend } from "#net/useCall.ts";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { cartOf } from "#state/cart/cart.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { placeAtom } from "#state/page/pageState.ts";
import type { IconShape } from "#ui/pictures/Icon.tsx";
import type { ReorderPlan } from "./planReorder.ts";

/** An arrow that goes round. */
export const againIcon: IconShape = "M19 8.5A7.8 7.8 0 1 0 19.8 13M19.8 4v4.6h-4.6";

/** The cart of each way of ordering; goods that are shipped have one of their own, at the provider. */
const CARTS: Readonly<Record<OrderType, CartAction | null>> = {
  [OrderType.dineIn]: CartAction.dineIn,
  [OrderType.takeAway]: CartAction.takeAway,
  [OrderType.delivery]: CartAction.delivery,
  [OrderType.shipping]: null,
};

interface Into {
  /** The code of the table that one is at. */
  readonly tableId?: string | null;
  /** In place of the order's own way. */
  readonly way?: OrderType;
  /** What follows in place of the way to the store: one is there. */
  readonly onDone?: () => void;
}

/**
 * Orders an old order again: at once where all of it can be had as it was, else after what has changed was named. It
 * goes into the cart of its way of ordering, beside what is there, and leads to the confirmation; to the store where
 * nothing of it can be had, and to its menu while one is at none of its tables.
 */
export function useOrderAgain(
  order: Pick<OrderSummary, "order_no" | "order_type" | "store_id">,
  { onDone, tableId = null, way = order.order_type }: Into = {},
) {
  const { t: tc } = useTranslation();
  const send = useSend();
  const atoms = useStore();
  const navigate = useNavigate();
  const toast = useSetAtom(showToastAtom);
  const [isBusy, setBusy] = useState(false);
  const [plan, setPlan] = useState<ReorderPlan | null>(null);
  const { store_id, order_no } = order;
  const goods_show_type = way === OrderType.dineIn ? GoodsShowType.dineIn : GoodsShowType.offPremises;

  const goOn = ({ isAnyLeft, putInto }: ReorderPlan) => {
    const action = CARTS[way];
    if (action === null) return;
    const now_time = new Date().toISOString();
    // From the list of one's orders one comes back to the table that one is at.
    const last = atoms.get(placeAtom);
    const code = tableId ?? (last.store_id === store_id ? last.table_id : null);
    const place = { goods_show_type, action, store_id, table_id: code, now_time } as const;
    const rule = (cart: readonly CartLine[]) => putInto(cart, place);
    if (isAnyLeft) atoms.set(cartOf(store_id, action).linesAtom, { verb: "apply", rule });
    setPlan(null);
    if (onDone && isAnyLeft) return onDone();
    void navigate(isAnyLeft ? confirmation(way, store_id, code) : menu(way, store_id, code));
  };
  const begin = async () => {
    if (isBusy) return;
    setBusy(true);
    const asked = await Promise.all([
      send(orderDetailsCall, { order_no, with_goods: 1 }),
      import("./planReorder.ts").catch(() => null),
    ]);
    setBusy(false);
    const [answer, code] = asked;
    if (code === null) return toast(tc("trouble.unreachableText"), "bad");
    if (!answer.ok) {
      if (answer.kind !== "code") toast(tc(`trouble.${answer.kind}Text`), "bad");
      return;
    }
    const { lines, goods_now = [] } = answer.data;
    const found = code.planReorder(lines, goods_now, goods_show_type);
    if (found.changes.length === 0) goOn(found);
    else setPlan(found);
  };
  return { isBusy, plan, begin, goOn, drop: () => setPlan(null) };
}

/** Where the cart of a way of ordering is turned into an order. */
function confirmation(order_type: OrderType, storeId: string, code: string | null): string {
  if (order_type === OrderType.takeAway) return href("submitOrderPick", { storeId });
  if (order_type === OrderType.delivery) return href("submitOrderDev", { storeId });
  return code === null ? menu(order_type, storeId, code) : href("submitOrder", { storeId, tableId: code });
}

function menu(order_type: OrderType, storeId: string, code: string | null): string {
  return order_type === OrderType.dineIn
    ? href("orderFood", { storeId, tableId: code ?? undefined })
    : href("storeHome", { storeId, type: String(order_type) });
}

const OrderAgainSheet = lazyWithRetry(() => import("./OrderAgainSheet.tsx"));

interface AgainLayerProps {
  readonly again: {
    /** What is asked before anything goes into the cart; null while nothing is. */
    readonly plan: ReorderPlan | null;
    readonly goOn: (plan: ReorderPlan) => unknown;
    readonly drop: () => void;
  };
}

/** The sheet that names what has changed, whose code comes when something has. */
export function AgainLayer({ again }: AgainLayerProps) {
  const [isWanted, setWanted] = useState(false);
  if (again.plan !== null && !isWanted) setWanted(true);
  return (
    isWanted && (
      <LazyLayer>
        <OrderAgainSheet plan={again.plan} onGo={again.goOn} onClose={again.drop} />
      </LazyLayer>
    )
  );
}
