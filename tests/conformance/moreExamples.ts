import { DeliveryFilter, OrderType } from "#contract/enumerations.ts";
import { type Example, orderRequest, TOKYO } from "./examples.ts";
import { gift, mallLine } from "./mallOrder.ts";

const everyWay = Object.values(OrderType);

/** By path: further requests that should succeed, for calls that do several things. */
export const moreExamples: Readonly<Record<string, readonly Example[]>> = {
  "/order/order/createorder": [
    // Whoever joins a table that has ordered.
    async (world, { order }) => {
      await order();
      return { ...orderRequest(world), people_join: 1 };
    },
    (_, { offPremisesOrder }) => offPremisesOrder(OrderType.takeAway),
    (_, { offPremisesOrder }) => offPremisesOrder(OrderType.delivery),
  ],
  "/order/my/membercoupon": [() => ({ tab: 2 }), () => ({ tab: 3 }), () => ({ tab: 4 })],
  "/order/special/hotstorelist": everyWay.map((order_type) => () => ({ position: TOKYO, order_type })),
  "/api/store/new_stores": everyWay.map((order_type) => () => ({ position: TOKYO, order_type })),
  "/api/store/store_list": [
    ...everyWay.map((order_type) => () => ({ sort: 1, order_type })),
    ({ store_id }) => ({ sort: 1, store_ids: [store_id], store_types: ["ramen", "cafe"] }),
    () => ({ sort: 1, tags: ["popular"], without: ["shrimp", "crab"] }),
    () => ({
      sort: 2,
      position: TOKYO,
      postal_code: "100-0001",
      order_type: OrderType.delivery,
      delivery: [DeliveryFilter.free, DeliveryFilter.noMinimum, DeliveryFilter.deliversHere],
    }),
  ],
  "/mall/order/calccouponprice": [
    (world) => {
      const piece = mallLine(world);
      if (piece === null) return null;
      return { shops: [{ store_id: world.mall?.store_id, lines: [piece] }], prefecture: "沖縄県" };
    },
  ],
  "/mall/order/createorder": [(_, { mallOrder }) => mallOrder({ gift })],
  "/mall/order/orderdetails": [(_, { mallPlaced }) => mallPlaced({ gift })],
  "/order/order/orderdetails": [async (_, { order }) => ({ ...(await order()), with_goods: 1 })],
  "/order/store/mealtime": [
    ({ store_id }) => ({ store_id, order_type: OrderType.takeAway, days: 3 }),
    ({ store_id }) => ({
      store_id,
      order_type: OrderType.delivery,
      receive_from: "2030-01-01",
      receive_until: "2030-01-02",
    }),
  ],
};
