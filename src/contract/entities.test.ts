import type * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { addCreditCart } from "./calls/cards.ts";
import { CartLine, ServerCart, ServerCartLine } from "./cart.ts";
import { Card } from "./card.ts";
import { Coupon } from "./coupon.ts";
import { Feedback } from "./feedback.ts";
import { Goods, OptionGroup } from "./goods.ts";
import { GoodsVoucher } from "./goodsVoucher.ts";
import { InformMessage } from "./inform.ts";
import { User } from "./member.ts";
import { MemberProfile } from "./memberProfile.ts";
import { OrderDetail } from "./order.ts";
import { Review } from "./review.ts";
import { DeliverySchedule } from "./schedule.ts";
import { Disclosure, StoreDetail } from "./store.ts";
import { ValueEntry } from "./storedValue.ts";

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
