import { describe, expect, it } from "vitest";
import { permanentLink } from "#domain/share/shareCard.ts";
import { liffState } from "./entryAddress.ts";
import { matchRoute } from "./matchRoute.ts";
import { deepLinks } from "./deepLinks.ts";

const liffId = "1234567890-AbcdEfgh";
const origin = "https://order.example.com";
const all = [
  ["table", deepLinks.table("ramen", "t1.s/g+n="), "orderFood", { storeId: "ramen", tableId: "t1.s/g+n=" }],
  ["menu", deepLinks.menu("ramen"), "orderFood", { storeId: "ramen" }],
  ["store", deepLinks.store("ramen"), "storeHome", { storeId: "ramen" }],
  ["dish", deepLinks.goods({ storeId: "s", goodsId: "g" }), "productDetail", { storeId: "s", goodsId: "g" }],
  [
    "goods of the mall",
    deepLinks.goods({ storeId: "s", goodsId: "g", type: "4" }),
    "productDetail",
    { storeId: "s", goodsId: "g", type: "4" },
  ],
  ["coupon", deepLinks.coupon("c 1"), "coupon", { couponId: "c 1" }],
  ["coupons of a store", deepLinks.storeCoupons("s"), "storeCoupon", { storeId: "s" }],
  ["voucher", deepLinks.voucher("v"), "voucher", { voucherId: "v" }],
  ["order", deepLinks.order("1"), "orderDetail", { orderNo: "1" }],
  ["order of the mall", deepLinks.mallOrder("1"), "mallOrderDetail", { orderNo: "1" }],
  ["stores", deepLinks.stores(), "home", {}],
  ["mall", deepLinks.mall(), "mall", {}],
  ["refill card", deepLinks.refillCard(), "goodsCoupon", {}],
  ["my coupons", deepLinks.myCoupons(), "userCoupon", {}],
  ["my orders", deepLinks.myOrders(), "order", {}],
] as const;

describe("a link to share", () => {
  it.each(all)("to a %s opens its screen, through LINE and without", (_, address, name, query) => {
    const plain = new URL(permanentLink(address, { liffId: null, origin }));
    expect(plain.origin).toBe(origin);
    expect(matchRoute(plain.pathname, plain.search)).toMatchObject({ name, query, missing: [] });

    const inLine = permanentLink(address, { liffId, origin });
    expect(inLine).toBe(`https://liff.line.me/${liffId}${address}`);
    // LINE opens the endpoint with all that followed the id in `liff.state`.
    const rest = inLine.slice(`https://liff.line.me/${liffId}`.length);
    const opened = liffState(`?${new URLSearchParams({ "liff.state": rest })}`);
    expect(matchRoute(opened?.pathname ?? "", opened?.search ?? "")).toMatchObject({ name, query });
  });

  it("to the app itself ends with its id", () => {
    expect(permanentLink("/", { liffId, origin })).toBe(`https://liff.line.me/${liffId}`);
    expect(permanentLink("/", { liffId: null, origin })).toBe(`${origin}/`);
  });
});
