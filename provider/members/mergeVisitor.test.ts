import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RequestOf } from "#contract/call.ts";
import { memberCoupon } from "#contract/calls/coupons.ts";
import { informList } from "#contract/calls/inform.ts";
import { alterMemberInfo, memberInfo } from "#contract/calls/member.ts";
import { closeOrder, createOrder, orderDetails, orderList } from "#contract/calls/order.ts";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import { addShopCart, shopCartList } from "#contract/calls/shopcart.ts";
import { login } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { OrderTab, OrderType, PayType } from "#contract/enumerations.ts";
import { idempotencyKeys, members } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { memberPlatforms } from "#provider/db/tables/signIn.ts";
import { held } from "#provider/testing/couponHolder.ts";
import { attemptId, type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { newMember, PASSWORD } from "#provider/testing/members.ts";
import type { CallOptions } from "#provider/testing/provider.ts";
import { repeatable } from "#provider/testing/repeatable.ts";
import { signInByPlatform } from "./signIn/signIn.ts";

let provider: Planted;
const tea = line({ goods_id: "tea", price: 300 });

beforeAll(async () => {
  provider = await planted();
});
beforeEach(() => provider.freeTables());
afterAll(() => provider.close());

const enter = (phone: string, one: Guest, key?: string, base: CallOptions["base"] = {}) =>
  provider.call(
    login,
    { by: "password", phone, password: PASSWORD },
    { session: one.session, base, ...(key !== undefined && { key }) },
  );
const cart = (goods_id: string, number: number) => ({
  store_id: "diner",
  goods_id,
  option_value: [],
  number,
});

describe("a visitor who signs in", () => {
  it("brings orders, carts, notices and favourites along, and is nobody any more", async () => {
    const { phone, session: own, uid } = await newMember(provider);
    await taken(provider.call(addShopCart, cart("tea", 2), { session: own }));
    await taken(
      provider.call(alterMemberInfo, { favourite: { store_id: "diner", is_favourite: 1 } }, { session: own }),
    );
    provider.clock.advance(1_000);
    const one = await guest(provider);
    const { order_no } = await taken(one.order([tea]));
    await taken(one.send(addShopCart, cart("tea", 1)));
    await taken(one.send(addShopCart, cart("cake", 1)));
    for (const store_id of ["diner", "cover"])
      await taken(one.send(alterMemberInfo, { favourite: { store_id, is_favourite: 1 } }));

    const session = await taken(enter(phone, one));
    expect(session).toMatchObject({ uid, is_new: 0, moved: { orders: 1, cart_lines: 2 } });
    expect(await taken(provider.call(orderDetails, { order_no }, { session }))).toMatchObject({ order_no });
    const { shop_cart } = await taken(provider.call(shopCartList, { store_id: "diner" }, { session }));
    expect(shop_cart.map(({ goods_id, goods_num }) => [goods_id, goods_num])).toEqual([
      ["tea", 3],
      ["cake", 1],
    ]);
    const { items } = await taken(provider.call(informList, {}, { session }));
    expect(items.map((item) => item.order_no)).toEqual([order_no]);
    const { holdings } = await taken(provider.call(memberInfo, {}, { session }));
    expect(holdings).toMatchObject({ open_orders: 1, favourites: 2, unread_informs: 1 });
    expect((await one.send(orderList, { tab: OrderTab.all })).code).toBe(Code.sessionExpired);
  });

  it("brings coupons along, and the order goes on holding the one that it was placed with", async () => {
    const { phone } = await newMember(provider);
    const one = await guest(provider);
    const [used, unused] = [await held(provider, one.uid), await held(provider, one.uid)];
    const { order_no } = await taken(one.order([tea], { coupon_id: used, shown_total: 200 }));
    const session = await taken(enter(phone, one));
    expect(session.moved).toMatchObject({ orders: 1, coupons: 2 });
    const mine = async (tab: 2 | 3) =>
      (await taken(provider.call(memberCoupon, { tab }, { session }))).items.map(
        (item) => item.member_coupon_id,
      );
    expect([await mine(2), await mine(3)]).toEqual([[unused], [used]]);
    const { coupon } = await taken(provider.call(orderDetails, { order_no }, { session }));
    expect(coupon).toMatchObject({ discount: 100 });
    await taken(provider.call(closeOrder, { order_no }, { session }));
    expect(await mine(3)).toEqual([]);
  });

  it("finds the order that was on its way: by the journal's question, and by sending it again", async () => {
    const { phone } = await newMember(provider);
    const one = await guest(provider);
    const client_order_id = attemptId();
    const request: RequestOf<typeof createOrder> = {
      client_order_id,
      store_id: "diner",
      order_type: OrderType.dineIn,
      table_id: one.link,
      people: 1,
      pay_type: PayType.cash,
      lines: [tea],
      shown_total: 300,
    };
    const { order_no } = await taken(one.send(createOrder, request, { key: client_order_id }));
    const session = await taken(enter(phone, one));
    const asked = await taken(provider.call(getDetailByTransId, { trans_id: client_order_id }, { session }));
    expect(asked.order_no).toBe(order_no);
    for (const key of [client_order_id, attemptId()]) {
      const again = await taken(provider.call(createOrder, request, { session, key }));
      expect(again.order_no).toBe(order_no);
    }
    const left = await provider.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.scope, one.uid));
    expect(left).toEqual([]);
  });

  it("twice at the same moment is merged once", async () => {
    const { phone, uid } = await newMember(provider);
    const one = await guest(provider);
    await taken(one.order([tea]));
    const replies = await Promise.all([enter(phone, one), enter(phone, one), enter(phone, one)]);
    expect(replies.map(({ data }) => data.uid)).toEqual([uid, uid, uid]);
    expect(replies.map(({ data }) => data.moved.orders).toSorted()).toEqual([0, 0, 1]);
  });

  it("to two accounts at the same moment goes to one of them, whole", async () => {
    for (let round = 0; round < 3; round += 1) {
      const [first, second] = [await newMember(provider), await newMember(provider)];
      const one = await guest(provider);
      await provider.freeTables();
      await taken(one.order([tea]));
      await taken(one.send(addShopCart, cart("tea", 1)));
      const replies = await Promise.all([enter(first.phone, one), enter(second.phone, one)]);
      const moved = replies.map(({ data }) => data.moved);
      expect(moved.map((each) => [each.orders, each.cart_lines]).toSorted()).toEqual([
        [0, 0],
        [1, 1],
      ]);
    }
  });

  it("while an order is being placed loses none: it is theirs, or is sent again", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { phone, uid } = await newMember(provider);
      const one = await guest(provider);
      await provider.freeTables();
      const [placed, entered] = await Promise.all([one.order([tea]), enter(phone, one)]);
      expect(entered.code).toBe(Code.success);
      expect([Code.success, Code.sessionExpired]).toContain(placed.code);
      const mine = await provider.db.select().from(orders).where(eq(orders.uid, uid));
      expect(mine).toHaveLength(placed.code === Code.success ? 1 : 0);
      expect(await provider.db.$count(orders, eq(orders.uid, one.uid))).toBe(0);
    }
  });

  it("gets the first answer again when it was lost", async () => {
    const { phone } = await newMember(provider);
    const one = await guest(provider);
    await taken(one.order([tea]));
    const key = `a-sign-in-sent-twice-${phone}`;
    const { first, again } = repeatable("a secret of this browser");
    const reply = await enter(phone, one, key, first);
    expect(reply).toMatchObject({ code: Code.success, data: { moved: { orders: 1 } } });
    expect(await enter(phone, one, key, again)).toEqual(reply);
  });

  it("after their token expired brings along what they had all the same", async () => {
    const { phone } = await newMember(provider);
    const one = await guest(provider);
    await taken(one.order([tea]));
    provider.clock.advance(8 * 86_400_000);
    expect((await one.send(orderList, { tab: OrderTab.all })).code).toBe(Code.sessionExpired);
    expect((await taken(enter(phone, one))).moved.orders).toBe(1);
  });

  it("brings nothing where a member signs in to another account", async () => {
    const [first, second] = [await newMember(provider), await newMember(provider)];
    const request = { by: "password", phone: second.phone, password: PASSWORD } as const;
    const session = await taken(provider.call(login, request, { session: first.session }));
    expect(session.uid).toBe(second.uid);
    expect((await provider.call(memberInfo, {}, { session: first.session })).code).toBe(Code.success);
  });
});

describe("whom LINE vouches for", () => {
  const enterByLine = (subject: string, caller: { uid: string; kind: "visitor" } | null) =>
    provider.db.transaction((db) =>
      signInByPlatform(
        { platform: "line", subject },
        { caller, db, device: null, language: "ja", now: provider.parts.clock(), parts: provider.parts },
      ),
    );
  const linksOf = (subject: string) =>
    provider.db
      .select()
      .from(memberPlatforms)
      .where(and(eq(memberPlatforms.platform, "line"), eq(memberPlatforms.subject, subject)));

  it("has an account from the first time on, and a visitor's becomes theirs", async () => {
    const one = await guest(provider);
    const first = await enterByLine("U-first", { uid: one.uid, kind: "visitor" });
    expect(first).toMatchObject({ uid: one.uid, kind: "member", is_new: 1 });
    const two = await guest(provider);
    await taken(two.order([tea]));
    const second = await enterByLine("U-first", { uid: two.uid, kind: "visitor" });
    expect(second).toMatchObject({ uid: one.uid, is_new: 0, moved: { orders: 1 } });
    const [merged] = await provider.db.select().from(members).where(eq(members.uid, two.uid));
    expect(merged?.merged_into).toBe(one.uid);
  });

  it("has one account, of however many first sign-ins at once", async () => {
    const { retried } = await import("#provider/db/database.ts");
    const entered = await Promise.all(
      Array.from({ length: 6 }, () => retried(() => enterByLine("U-many", null))),
    );
    expect(new Set(entered.map(({ uid }) => uid)).size).toBe(1);
    expect(entered.filter(({ is_new }) => is_new === 1)).toHaveLength(1);
    expect(await linksOf("U-many")).toHaveLength(1);
  });
});
