import { describe, expect, expectTypeOf, it } from "vitest";
import type { Call, FailureOf, ParsedRequestOf, RequestOf, ResponseOf } from "./call.ts";
import { calcCouponPrice } from "./calls/coupons.ts";
import { orderDetails } from "./calls/order.ts";
import { login } from "./calls/signIn.ts";
import { callWaiter, storeIndex } from "./calls/store.ts";
import type { OrderDetail } from "./order.ts";
import type { StoreDetail } from "./store.ts";

describe("a declaration", () => {
  it("keeps its path, and the codes that it declares, as types", () => {
    expectTypeOf(storeIndex.path).toEqualTypeOf<"/order/store/index">();
    expectTypeOf<FailureOf<typeof storeIndex>>().toEqualTypeOf<201 | 202>();
    expectTypeOf<FailureOf<typeof orderDetails>>().toEqualTypeOf<412 | 424>();
    expectTypeOf<404>().not.toExtend<FailureOf<typeof storeIndex>>();
  });

  it("gives its request and its response their types", () => {
    expectTypeOf<{ order_no: string }>().toExtend<RequestOf<typeof orderDetails>>();
    expectTypeOf<ResponseOf<typeof storeIndex>>().toEqualTypeOf<StoreDetail>();
    expectTypeOf<ResponseOf<typeof orderDetails>>().toExtend<OrderDetail>();
    expectTypeOf<RequestOf<typeof callWaiter>["kind"]>().toEqualTypeOf<1 | 2>();
    expectTypeOf<{ store_id: string; table_id: string }>().toExtend<RequestOf<typeof storeIndex>>();
    expectTypeOf<{ table_id: string }>().not.toExtend<RequestOf<typeof storeIndex>>();
  });

  it("lets a way of signing in carry its own fields alone", () => {
    type ByPassword = Extract<ParsedRequestOf<typeof login>, { by: "password" }>;
    expectTypeOf<ByPassword>().toEqualTypeOf<{ by: "password"; phone: string; password: string }>();
  });

  it("is one of the calls, whichever it is", () => {
    expectTypeOf(calcCouponPrice).toExtend<Call>();
  });

  it("drops what the session adds to a body, and refuses what is not asked for in this shape", () => {
    const body = { order_no: "A1", uid: "u1", auth_token: "t", language: "ja" };
    expect(orderDetails.request.parse(body)).toEqual({ order_no: "A1" });
    expect(orderDetails.request.safeParse({ order_no: 1 }).success).toBe(false);
    expect(login.request.safeParse({ by: "password", phone: "09012345678" }).success).toBe(false);
  });
});
