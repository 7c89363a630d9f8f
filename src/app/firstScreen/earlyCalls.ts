import type { Call, RequestOf } from "#contract/call.ts";
import type { apiGoodsDetail, bentoGoodsDetail } from "#contract/calls/goods.ts";
import type { mallGoodList, mallSearchGoods, mallStoreIndex } from "#contract/calls/mallStore.ts";
import type { specialGoodsList } from "#contract/calls/specials.ts";
import type { goodList, mealTime, recommendGoodsList, storeIndex } from "#contract/calls/store.ts";
import type { storeList } from "#contract/calls/storeLists.ts";
import { GoodsShowType, OrderType } from "#contract/enumerations.ts";
import { BOOKABLE_DAYS } from "#domain/hours/bookableSlots.ts";
import { mallGoodsRequest } from "#features/mall/mallQuery.ts";
import type { Query } from "#routes/route.ts";
import type { RouteName } from "#routes/table.ts";

/** A call whose answer a page brings along: one that anyone may make. */
export interface EarlyCall {
  readonly path: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly access: "anyone";
}

/** Names an early call, checked against the call's own types. */
export function earlyCall<C extends Call>(
  path: C["path"],
  request: RequestOf<C> & Record<string, unknown>,
): EarlyCall {
  return { path, access: "anyone", request };
}

const storeHeader = ({ storeId, tableId }: Query): EarlyCall[] =>
  storeId
    ? [
        earlyCall<typeof storeIndex>("/order/store/index", {
          store_id: storeId,
          ...(tableId ? { table_id: tableId } : {}),
        }),
      ]
    : [];

/** A store with the first page of its goods: 1 for the table, 2 to take away or to be delivered. */
const menuOf =
  (goods_show_type: typeof GoodsShowType.dineIn | typeof GoodsShowType.offPremises) =>
  (query: Query): EarlyCall[] =>
    query["storeId"]
      ? [
          ...storeHeader(query),
          earlyCall<typeof goodList>("/order/store/goodlist", {
            store_id: query["storeId"],
            goods_show_type,
          }),
        ]
      : [];

const times = (
  store_id: string,
  order_type: typeof OrderType.takeAway | typeof OrderType.delivery,
  days: number,
): EarlyCall => earlyCall<typeof mealTime>("/order/store/mealtime", { store_id, order_type, days });

/** The way of ordering that a query names: to take away unless it is delivery. */
const awayBy = (type: string | undefined) => (type === "3" ? OrderType.delivery : OrderType.takeAway);

/** A store's page for take-away and delivery: nothing on it moves for what comes later. */
const storeHome = (query: Query): EarlyCall[] => {
  const { storeId, type } = query;
  if (!storeId) return [];
  return [
    ...menuOf(GoodsShowType.offPremises)(query),
    times(storeId, awayBy(type), 2),
    earlyCall<typeof recommendGoodsList>("/order/store/recommendgoodslist", {
      store_id: storeId,
      goods_show_type: GoodsShowType.offPremises,
    }),
    earlyCall<typeof specialGoodsList>("/order/store/specialgoodslist", { store_id: storeId }),
  ];
};

/** The confirmation of an order away from the table; the days of what is on offer are in the cart alone. */
const confirmation =
  (order_type: typeof OrderType.takeAway | typeof OrderType.delivery) =>
  ({ storeId, activity }: Query): EarlyCall[] =>
    storeId
      ? [
          ...storeHeader({ storeId }),
          ...(activity === "1" ? [] : [times(storeId, order_type, BOOKABLE_DAYS)]),
        ]
      : [];

const goods = ({ goodsId }: Query): EarlyCall[] =>
  goodsId ? [earlyCall<typeof apiGoodsDetail>("/api/goods/goodsdetail", { goods_id: goodsId })] : [];

const bentoGoods = ({ goodsId, storeId, specialId, tableId }: Query): EarlyCall[] =>
  goodsId
    ? [
        ...(storeId && !tableId
          ? [
              earlyCall<typeof specialGoodsList>("/order/store/specialgoodslist", {
                store_id: storeId,
                ...(specialId ? { special_id: specialId } : {}),
              }),
            ]
          : []),
        earlyCall<typeof bentoGoodsDetail>("/bento/goods/goodsdetail", {
          goods_id: goodsId,
          ...(specialId ? { special_id: specialId } : {}),
        }),
      ]
    : [];

const home = ({ type }: Query): EarlyCall[] => [
  earlyCall<typeof storeList>("/api/store/store_list", { order_type: awayBy(type) }),
];

const mall = (query: Query): EarlyCall[] => {
  const { storeId, keyword } = query;
  const request = mallGoodsRequest(query);
  return [
    earlyCall<typeof mallStoreIndex>("/mall/store/index", storeId ? { store_id: storeId } : {}),
    "keyword" in request && keyword
      ? earlyCall<typeof mallSearchGoods>("/mall/store/searchgoods", { ...request, keyword })
      : earlyCall<typeof mallGoodList>("/mall/store/goodlist", request),
  ];
};

/**
 * The calls that a screen begins with, given its query: the page brings their answers, so that nobody waits for code
 * first and for data then.
 */
export const earlyCalls: { readonly [Name in RouteName]?: (query: Query) => readonly EarlyCall[] } = {
  home,
  orderFood: menuOf(GoodsShowType.dineIn),
  storeHome,
  storeIndex: storeHeader,
  storeOrderList: storeHeader,
  storeEvaluation: storeHeader,
  searchGood: storeHeader,
  mall,
  productDetail: goods,
  productDetails: bentoGoods,
  submitOrder: storeHeader,
  submitOrderPick: confirmation(OrderType.takeAway),
  submitOrderDev: confirmation(OrderType.delivery),
  message: storeHeader,
};
