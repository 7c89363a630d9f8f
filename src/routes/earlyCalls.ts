import type { apiGoodsDetail, bentoGoodsDetail } from "#contract/calls/goods.ts";
import type { orderDetails } from "#contract/calls/order.ts";
import type { hotStoreList } from "#contract/calls/specials.ts";
import type { goodList, storeIndex } from "#contract/calls/store.ts";
import type { bannerList, storeList } from "#contract/calls/storeLists.ts";
import { early, type EarlyCall, type Query } from "./route.ts";

const storeHeader = ({ storeId, tableId }: Query): EarlyCall[] =>
  storeId
    ? [
        early<typeof storeIndex>("/order/store/index", "anyone", {
          store_id: storeId,
          ...(tableId ? { table_id: tableId } : {}),
        }),
      ]
    : [];

/** A store with the first page of its goods: 1 for the table, 2 to take away or to be delivered. */
const menuOf =
  (goods_show_type: 1 | 2) =>
  (query: Query): EarlyCall[] =>
    query["storeId"]
      ? [
          ...storeHeader(query),
          early<typeof goodList>("/order/store/goodlist", "anyone", {
            store_id: query["storeId"],
            goods_show_type,
          }),
        ]
      : [];

const goods = ({ goodsId }: Query): EarlyCall[] =>
  goodsId ? [early<typeof apiGoodsDetail>("/api/goods/goodsdetail", "anyone", { goods_id: goodsId })] : [];

const bentoGoods = ({ goodsId, specialId }: Query): EarlyCall[] =>
  goodsId
    ? [
        early<typeof bentoGoodsDetail>("/bento/goods/goodsdetail", "anyone", {
          goods_id: goodsId,
          ...(specialId ? { special_id: specialId } : {}),
        }),
      ]
    : [];

const order = ({ orderNo }: Query): EarlyCall[] =>
  orderNo ? [early<typeof orderDetails>("/order/order/orderdetails", "visitor", { order_no: orderNo })] : [];

const home = (): EarlyCall[] => [
  early<typeof storeList>("/api/store/store_list", "anyone", {}),
  early<typeof hotStoreList>("/order/special/hotstorelist", "anyone", {}),
  early<typeof bannerList>("/order/store/banner_list", "anyone", { place: "home" }),
];

/** The calls that a screen starts with, given its query. */
export const earlyCalls = {
  storeHeader,
  menu: menuOf(1),
  storeHome: menuOf(2),
  goods,
  bentoGoods,
  order,
  home,
};
