import { describe, expect, expectTypeOf, it } from "vitest";
import type * as z from "zod/mini";
import { specifiedCalls } from "#tests/conformance/specifiedCalls.ts";
import {
  type Call,
  type FailureOf,
  type ParsedRequestOf,
  type RequestOf,
  type ResponseOf,
  UNIVERSAL_CODES,
} from "../call.ts";
import { CartLine, ServerCart, ServerCartLine } from "../cart.ts";
import * as Code from "../codes.ts";
import type { AnyCode } from "../codes.ts";
import { Coupon } from "../coupon.ts";
import * as enumerations from "../enumerations.ts";
import { Goods, OptionGroup } from "../goods.ts";
import { InformMessage } from "../inform.ts";
import { MemberProfile, User } from "../member.ts";
import { DeliverySchedule, OrderDetail } from "../order.ts";
import { Card } from "../payment.ts";
import { allCalls, codeNames, isCode } from "../registry.ts";
import { Feedback, Review } from "../review.ts";
import { Disclosure, StoreDetail } from "../store.ts";
import { GoodsVoucher, ValueEntry } from "../storedValue.ts";
import { addCreditCart } from "./cards.ts";
import { calcCouponPrice } from "./coupons.ts";
import { orderDetails } from "./order.ts";
import { login } from "./signIn.ts";
import { callWaiter, storeIndex } from "./store.ts";

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
    expectTypeOf<RequestOf<typeof callWaiter>["kind"]>().toEqualTypeOf<1 | 2 | 3>();
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

describe("codes", () => {
  /** The five tables of the specification's section 8. */
  const catalogue: Readonly<Record<string, readonly number[]>> = {
    account: [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 121, 122],
    store: [201, 202, 203, 204, 205, 206],
    goods: [301, 302, 303, 304, 305, 306, 307, 308, 309],
    order: [
      400, 401, 403, 404, 405, 407, 408, 409, 410, 411, 412, 413, 415, 416, 417, 418, 419, 420, 421, 422, 423,
      424, 425, 426, 427, 428, 429, 430, 431, 433,
    ],
    coupon: [501, 502, 503, 504, 505, 506],
  };
  /** Those that its text names beside them. */
  const others = [10000, 1000, 1001, 2061, 20001, 20002, 20003, 40003];

  const all = [...codeNames.keys()].toSorted((one, other) => one - other);

  describe("the catalogue of codes", () => {
    it("holds the specification's 68 codes", () => {
      expect(Object.values(catalogue).flat()).toHaveLength(68);
      expect(all.filter((code) => code < 1000)).toEqual(Object.values(catalogue).flat());
    });

    it("names each number once", () => {
      const numbers = Object.values(Code).filter((value) => typeof value === "number");
      expect(new Set(numbers).size).toBe(numbers.length);
    });

    it("holds the others that the specification names, and beyond them only the provider's own from 90001", () => {
      const named = [...Object.values(catalogue).flat(), ...others];
      expect(named.filter((code) => !isCode(code))).toEqual([]);
      expect(all.filter((code) => !named.includes(code) && code < 90001)).toEqual([]);
    });

    it("leaves no code without a call that may answer it, but for those of other operators", () => {
      const declared = new Set<AnyCode>([...UNIVERSAL_CODES, ...allCalls.flatMap(({ fails }) => fails)]);
      expect(all.filter((code) => !declared.has(code))).toEqual([305, 1001, 10000]);
    });
  });
});

describe("enumerations", () => {
  it("have the specification's numbers, whatever is added to them", () => {
    expect(enumerations.OrderStatus).toEqual({
      canceled: -1,
      pending: 0,
      confirmed: 1,
      completed: 2,
      settled: 3,
    });
    expect(enumerations.PayStatus).toEqual({
      unpaid: 0,
      paid: 1,
      refunded: 3,
      refundFailed: 4,
      collected: 5,
    });
    expect(Object.entries(enumerations.PayType).slice(0, 8)).toEqual([
      ["cash", 1],
      ["weChatPay", 2],
      ["alipay", 3],
      ["payPay", 4],
      ["card", 5],
      ["merpay", 6],
      ["cashOnDelivery", 7],
      ["wallet", 8],
    ]);
    expect(enumerations.OrderTab).toEqual({ all: 0, toReview: 3, inProgress: 4, toPay: 5, canceled: 6 });
    expect(enumerations.OrderType).toMatchObject({ dineIn: 1, takeAway: 2, delivery: 3, shipping: 4 });
    expect(enumerations.GoodsShowType).toEqual({ dineIn: 1, offPremises: 2, mall: 3 });
    expect(Object.values(enumerations.CartAction)).toEqual([1, 2, 3, 4, 5]);
    expect(Object.keys(enumerations.Weekday)).toHaveLength(8);
    expect(enumerations.Weekday).toMatchObject({ monday: 1, sunday: 7, publicHoliday: 8 });
    expect(enumerations.CouponType).toEqual({ dineIn: 1, store: 2, takeAway: 3, delivery: 4, shipping: 5 });
    expect(enumerations.ReceiveType).toEqual({ all: 1, newMember: 2, oldMember: 3, gifted: 4 });
  });
});

describe("registry", () => {
  const paths = allCalls.map(({ path }) => path);

  /** How the last word of a path tells that it only asks. */
  const reads =
    /(list|_stores|details?|info|index|search\w*|evaluate|mealtime|token|type|reg|template|attr|distance|address|channel|_by_transid|calccouponprice|member|membercoupon|record|store|presellstorelist|storelistcoupon|addrinfo)$/i;

  describe("the contract", () => {
    it("declares each of the specification's 113 paths, and no path twice", () => {
      const specified: string[] = Object.values(specifiedCalls).flat();
      expect(new Set(specified).size).toBe(113);
      expect(specified.filter((path) => !paths.includes(path))).toEqual([]);
      expect(new Set(paths).size).toBe(paths.length);
    });

    it.each(allCalls)("says of $path what it is for, and which codes it answers with", ({ about, fails }) => {
      expect(about).toMatch(/^[A-Z].*[.]$/s);
      expect(about.length).toBeGreaterThan(15);
      expect(fails.filter((code) => !isCode(code))).toEqual([]);
      expect(new Set(fails).size).toBe(fails.length);
      expect(fails.filter((code) => code === 10000 || code === 1001)).toEqual([]);
    });

    it("takes a call by its name for a read or a write, so that no write goes without its key", () => {
      const asReads = allCalls.filter(({ effect }) => effect === "read").map(({ path }) => path);
      expect(asReads.filter((path) => !reads.test(path))).toEqual([]);
      const asWrites = allCalls.filter(({ effect }) => effect === "write").map(({ path }) => path);
      expect(asWrites.filter((path) => reads.test(path)).toSorted()).toEqual([
        "/mall/order/orderevaluate",
        "/order/my/altermemberinfo",
        "/order/order/orderevaluate",
        "/order/user/update_token",
      ]);
    });

    it("lets nobody without a session reach what belongs to someone", () => {
      const personal = allCalls.filter(({ path }) =>
        /^\/order\/my\/|shopcart|\/(?:order|mall)\/order\/|^\/api\/user|^\/api\/pay|^\/order\/inform/.test(
          path,
        ),
      );
      expect(personal.length).toBeGreaterThan(45);
      expect(personal.filter(({ access }) => access === "anyone").map(({ path }) => path)).toEqual([
        // One may write to the operator without an account.
        "/order/my/feedback",
      ]);
    });

    it("asks for membership where cards and balances are", () => {
      const ofMembers = allCalls.filter(({ access }) => access === "member").map(({ path }) => path);
      const cards: string[] = [...specifiedCalls.cards];
      const balances = specifiedCalls["refill card"].filter((path) => !/\/(?:store|card_list)$/.test(path));
      expect(ofMembers.toSorted()).toEqual([...cards, ...balances].toSorted());
    });
  });
});

describe("entities", () => {
  /** Section 3 of the specification: its own names where it gives any, ours where it describes a field in words. */
  const entities: readonly [string, z.ZodMiniObject, string][] = [
    ["user", User, "uid auth_token inform_channel inform_channel_member"],
    ["profile", MemberProfile, "nickname family_name given_name sex phone email addresses cards"],
    ["card", Card, "number valid_period"],
    [
      "store detail",
      StoreDetail,
      "store_id table_id type is_room is_reg is_store_notice tea_money is_tea_money dispatchprice freeprice pay_list " +
        "extra_config dishware",
    ],
    [
      "store display",
      StoreDetail,
      "name address phone business_hours pickup_hours delivery_hours dispatchprice minimum_order freeprice pay_list notes",
    ],
    [
      "order",
      OrderDetail,
      "order_no order_time time_zone pay_status order_status pay_type delivery_address receive_time pickup_time delivery_company " +
        "delivery_number remark invoice_title seat_number people bill",
    ],
    [
      "cart line",
      CartLine,
      "goods_id goods_show_type spec_type option_value option_name number price action store_id table_id now_time " +
        "goods_detail",
    ],
    ["server cart", ServerCart, "shop_cart total_count total_price"],
    ["server cart line", ServerCartLine, "id goods_id goods_num"],
    ["goods", Goods, "id price totalPrice option optionIds discount_type discount_price is_buffet addNum"],
    ["option group", OptionGroup, "is_require max_count"],
    ["notification message", InformMessage, "time content order_no"],
    ["delivery info", DeliverySchedule, "delivery_date delivery_section"],
    [
      "coupon",
      Coupon,
      "scope scope_label type usage_type receive_type member_type minimum_spend validity_days description",
    ],
    ["goods voucher", GoodsVoucher, "amount balance use_history"],
    ["use of a voucher", ValueEntry, "name date amount"],
    ["feedback", Feedback, "type content name phone email"],
    ["review", Review, "star content pictures reply"],
  ];

  describe("the entities", () => {
    it.each(entities)("%s carries every field of the specification", (_, schema, fields) => {
      expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(" ")));
    });

    it("disclose 13 items", () => {
      expect(Object.keys(Disclosure.shape)).toHaveLength(13);
    });
  });

  describe("a card", () => {
    const card = { card_id: "c1", brand: "visa", valid_period: "12/29", is_expired: 0, is_default: 1 };

    it("never has a number on the wire, on the way out or in", () => {
      expect(Card.safeParse({ ...card, number: "************4242" }).success).toBe(true);
      expect(Card.safeParse({ ...card, number: "4242424242424242" }).success).toBe(false);
      const { request } = addCreditCart;
      expect(request.safeParse({ vault_token: "tok_3f9a81c2" }).success).toBe(true);
      expect(request.safeParse({ vault_token: "4242424242424242" }).success).toBe(false);
      expect(request.parse({ vault_token: "tok_3f9a81c2", number: "4242424242424242", cvc: "123" })).toEqual({
        vault_token: "tok_3f9a81c2",
      });
    });
  });
});
