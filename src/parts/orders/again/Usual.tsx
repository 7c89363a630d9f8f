import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { DeliveryFilter, GoodsShowType, OrderType } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import { usualOrders } from "#domain/orders/usualOrders.ts";
import { orderDetailsCall, orderListCall } from "#net/calls/orderCalls.ts";
import { storeListCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { sessionAtom } from "#state/account/session.ts";
import { keepUsual } from "./keepUsual.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { placeAskedAtom } from "#state/places/whereabouts.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { planReorder } from "./planReorder.ts";
import styles from "./Usual.module.css";
import { AgainLayer, useOrderAgain } from "./useOrderAgain.tsx";

interface UsualProps {
  /** What one came for. */
  readonly way: Exclude<OrderType, typeof OrderType.shipping>;
  /** The store whose menu one looks at, while it takes orders; otherwise those that do, and serve the place. */
  readonly storeId?: string;
  /** The code of the table that one sits at. */
  readonly tableId?: string | null;
  /** Whether a place is kept for it; without one it only finds out whether there is something. */
  readonly isShown: boolean;
  /** The name of the place. */
  readonly place: string;
  readonly onNothing: () => void;
}

/** So many are shown at most: one does not choose from what one always has. */
const [FROM_ALL, FROM_ONE] = [3, 2];

/**
 * "My usual": what one has ordered most, or last, as far as all of it can be had now; a tap puts it into the cart, with
 * its options. Nothing for whoever has ordered nothing.
 */
export default function Usual({ way, storeId, tableId = null, isShown, place, onNothing }: UsualProps) {
  const { t } = useTranslation("usual");
  const hasTexts = useTexts(["usual"]);
  const hasSession = useAtomValue(sessionAtom) !== null;
  // Of all visits: with the table that one sits at, it would be those of the present one.
  const asked = { tab: 0, table_id: undefined, ...(storeId ? { store_id: storeId } : {}) } as const;
  const { data } = useCall(orderListCall, hasSession ? asked : null, { isSilent: true });
  /** Those of which part cannot be had any more. */
  const [gone, setGone] = useState<readonly string[]>([]);
  const usual = usualOrders(data?.items ?? [], way, storeId === undefined ? FROM_ALL : FROM_ONE);
  const serving = useServing(storeId === undefined ? usual.map(({ store_id }) => store_id) : [], way);
  const offered = usual.filter(
    ({ order_no, store_id }) =>
      (store_id === storeId || serving?.has(store_id) === true) && !gone.includes(order_no),
  );
  const has = offered.length > 0;
  const isKnown =
    data !== undefined && (has || usual.length === 0 || storeId !== undefined || serving !== null);
  const tellNothing = useEffectEvent(onNothing);
  useEffect(() => {
    if (!isKnown) return;
    keepUsual(place, has, document);
    if (!has) tellNothing();
  }, [isKnown, has, place]);
  if (!isShown || !hasTexts || !has) return null;
  return (
    <section className={styles.usual} aria-label={t("title")}>
      <h2 className={styles.title}>{t("title")}</h2>
      <ul className={styles.row}>
        {offered.map((order) => (
          <UsualItem
            key={order.order_no}
            order={order}
            way={way}
            tableId={tableId}
            isAtStore={storeId !== undefined}
            onGone={() => setGone((before) => [...before, order.order_no])}
          />
        ))}
      </ul>
    </section>
  );
}

/** Those of some stores that take orders now, in one way, and serve where one is; null until that is known. */
function useServing(store_ids: readonly string[], way: OrderType): ReadonlySet<string> | null {
  const place = useAtomValue(placeAskedAtom);
  const isBrought = way === OrderType.delivery && place !== undefined;
  const { data, failure } = useCall(
    storeListCall,
    store_ids.length === 0
      ? null
      : {
          ...place,
          store_ids: [...new Set(store_ids)],
          order_type: way,
          is_open: 1,
          ...(isBrought ? { delivery: [DeliveryFilter.deliversHere] } : {}),
        },
    { isSilent: true },
  );
  return data || failure ? new Set((data?.items ?? []).map(({ store_id }) => store_id)) : null;
}

interface UsualItemProps {
  readonly order: OrderSummary;
  readonly way: UsualProps["way"];
  readonly tableId: string | null;
  /** One looks at its store's menu, and stays there. */
  readonly isAtStore: boolean;
  /** Part of it cannot be had any more. */
  readonly onGone: () => void;
}

/** One of them, with its options and what it costs today; nothing where part of it cannot be had any more. */
function UsualItem({ order, way, tableId, isAtStore, onGone }: UsualItemProps) {
  const { t } = useTranslation("usual");
  const toast = useSetAtom(showToastAtom);
  const added = () => toast(t("added"));
  const again = useOrderAgain(order, { way, tableId, ...(isAtStore ? { onDone: added } : {}) });
  const { data } = useCall(orderDetailsCall, { order_no: order.order_no, with_goods: 1 }, { isSilent: true });
  const showType = way === OrderType.dineIn ? GoodsShowType.dineIn : GoodsShowType.offPremises;
  const plan = data && planReorder(data.lines, data.goods_now ?? [], showType);
  const isGone =
    plan !== undefined && (!plan.isAnyLeft || plan.changes.some(({ reason }) => reason !== "price_changed"));
  const tellGone = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) tellGone();
  }, [isGone]);
  if (!plan || isGone) return null;
  const total = plan.lines.reduce((sum, { unit_price, number }) => sum + unit_price * number, 0);
  const names = data.lines.map(({ name, number }) => (number > 1 ? `${name} ×${number}` : name));
  const options = data.lines.map(({ option_name }) => option_name).filter(Boolean);
  const what = names.join(t("join"));
  const picture = plan.lines[0]?.goods.picture ?? order.store_picture;
  return (
    <li className={styles.item}>
      {picture && (
        <span className={styles.picture}>
          <Picture {...picture} alt="" sizes="64px" frame="square" />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.what}>{what}</p>
        <p className={styles.note}>
          <b>{money(total)}</b> {[isAtStore ? "" : order.store_name, ...options].filter(Boolean).join(" · ")}
        </p>
      </div>
      <Button
        kind="outline"
        size="small"
        aria-label={t("addThis", { what })}
        onClick={() => again.goOn(plan)}
      >
        {t("add")}
      </Button>
      <AgainLayer again={again} />
    </li>
  );
}
