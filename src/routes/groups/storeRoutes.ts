import { route } from "../route.ts";

/** A store: its menu, its goods, its details. */
export const storeRoutes = {
  searchInput: route({
    title: "search",
    takes: ["keyword", "scope"],
    texts: ["search", "stores"],
    parent: "search",
  }),
  orderFood: route({
    title: "menu",
    needs: ["storeId"],
    takes: ["tableId", "tab", "add"],
    texts: ["menu"],
    isServerRendered: true,
  }),
  storeOrderList: route({
    title: "tableOrders",
    needs: ["storeId"],
    takes: ["tableId"],
    access: "visitor",
    parent: "orderFood",
  }),
  storeHome: route({
    title: "store",
    needs: ["storeId"],
    takes: ["type", "tab"],
    texts: ["menu", "storeHome", "stores"],
    isServerRendered: true,
  }),
  storeIndex: route({
    title: "storeDetails",
    needs: ["storeId"],
    takes: ["tableId"],
    texts: ["store"],
    parent: "orderFood",
  }),
  searchGood: route({
    title: "searchGoods",
    needs: ["storeId"],
    takes: ["tableId", "keyword", "type", "add"],
    texts: ["menu", "stores"],
    parent: "orderFood",
  }),
  addressStores: route({ title: "stores", texts: ["home", "stores"] }),
  productDetail: route({
    title: "goods",
    needs: ["goodsId"],
    takes: ["storeId", "tableId", "type"],
    texts: ["menu"],
    parent: "orderFood",
  }),
  productDetails: route({
    title: "goods",
    needs: ["goodsId"],
    takes: ["storeId", "tableId", "type", "specialId"],
    texts: ["menu"],
    parent: "orderFood",
  }),
  storeEvaluation: route({
    title: "evaluation",
    needs: ["storeId"],
    takes: ["tableId"],
    texts: ["store"],
    parent: "orderFood",
  }),
} as const;
