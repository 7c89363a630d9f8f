import { route } from "../route.ts";

/** Sending an order, paying it, following it. */
export const orderRoutes = {
  submitOrder: route({
    title: "submitOrder",
    needs: ["storeId"],
    takes: ["tableId", "orderNo"],
    texts: ["menu", "checkout", "bill", "couponPlace"],
    parent: "orderFood",
  }),
  submitOrderDev: route({
    title: "submitOrder",
    needs: ["storeId"],
    // `activity` 1: the cart of what is on offer. `addressId`: what was chosen among one's addresses.
    takes: ["activity", "addressId"],
    texts: ["menu", "checkout", "offPremises", "addresses", "form", "bill", "card", "couponPlace"],
    hosts: ["vault"],
    parent: "storeHome",
  }),
  submitOrderPick: route({
    title: "submitOrder",
    needs: ["storeId"],
    takes: ["activity"],
    texts: ["menu", "checkout", "offPremises", "form", "bill", "card", "couponPlace"],
    hosts: ["vault"],
    parent: "storeHome",
  }),
  orderDetail: route({
    title: "orderDetail",
    needs: ["orderNo"],
    takes: ["storeId", "tableId", "pay"],
    access: "visitor",
    texts: ["orders", "bill", "stores", "card"],
    hosts: ["vault"],
    parent: "order",
  }),
  mallOrderDetail: route({
    path: "/MallorderDetail",
    title: "orderDetail",
    needs: ["orderNo"],
    takes: ["pay", "purchase"],
    access: "visitor",
    texts: ["orders", "bill", "stores", "card", "mallOrder"],
    hosts: ["vault"],
    parent: "order",
  }),
  evaluation: route({
    title: "evaluation",
    needs: ["orderNo"],
    access: "visitor",
    texts: ["reviews", "store", "form"],
    parent: "order",
  }),
  payLoading: route({
    title: "payLoading",
    needs: ["trans_id"],
    takes: ["storeId", "tableId"],
    texts: ["orders", "bill"],
    parent: "order",
  }),
} as const;
