import { route } from "../route.ts";

/** The mall, and what belongs nowhere else. */
export const otherRoutes = {
  mall: route({
    title: "mall",
    takes: ["storeId", "category", "keyword", "sort"],
    texts: ["mall", "menu", "stores"],
    isServerRendered: true,
    tab: "mall",
    parent: null,
  }),
  mallOrderConfirm: route({
    title: "submitOrder",
    takes: ["addressId"],
    texts: ["menu", "checkout", "offPremises", "addresses", "bill", "card", "mallOrder", "couponPlace"],
    hosts: ["vault"],
    parent: "mall",
  }),

  noText: route({
    title: "noText",
    takes: ["type", "storeId", "tableId"],
    texts: ["store"],
  }),
  test: route({ title: "diagnostics", texts: ["user"], parent: "help" }),
  message: route({
    title: "messages",
    needs: ["storeId"],
    takes: ["tableId"],
    access: "visitor",
    texts: ["notices"],
    parent: "orderFood",
  }),
} as const;
