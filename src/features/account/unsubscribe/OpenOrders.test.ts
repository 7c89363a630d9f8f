import { expect, it } from "vitest";
import { ordersInTheWay } from "./OpenOrders.tsx";

it("reads what keeps an account from being deleted", () => {
  const orders = [
    { order_no: "R-1", store_id: "ramen", store_name: "Noren", total: 980 },
    { order_no: "R-2" },
    { total: 5 },
    null,
  ];
  expect(ordersInTheWay({ orders })).toEqual([
    { number: "R-1", storeId: "ramen", store: "Noren", total: 980 },
    { number: "R-2", storeId: undefined, store: undefined, total: undefined },
  ]);
});

it.each([null, undefined, 5, {}, { orders: "R-1" }])("reads none in %j", (data) => {
  expect(ordersInTheWay(data)).toEqual([]);
});
