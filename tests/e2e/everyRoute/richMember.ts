import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser } from "@playwright/test";
import * as Code from "#contract/codes.ts";
import { GoodsShowType, OrderType, PayType } from "#contract/enumerations.ts";
import { openDesk } from "../desk.ts";
import { demoOrigin } from "../hosts/origins.ts";
import { registered } from "../hosts/registered.ts";
import { ask } from "../hosts/someone.ts";
import { UENO } from "../offPremisesGuest.ts";
import { firstPlain, type Goods } from "./firstPlain.ts";

const STORE = "ramen";

/** A member who has some of everything, made by the calls and the store's desk: every screen has something to show. */
export async function richMember(browser: Browser, request: APIRequestContext) {
  const { user } = await registered(browser, request);
  const { uid, auth_token } = user;
  const call = async <Data>(path: string, body: object): Promise<Data> => {
    const answer = await ask(request, { origin: demoOrigin, path, body: { uid, auth_token, ...body } });
    if (answer.code !== Code.success)
      throw new Error(`${path} said ${answer.code}: ${JSON.stringify(answer.data)}`);
    return answer.data as Data;
  };
  const plain = async (path: string, body: object): Promise<Goods> =>
    firstPlain((await call<{ goods: Goods[] }>(path, body)).goods);

  await call("/order/my/altermemberinfo", {
    nickname: "Maximiliane-Alexandra",
    family_name: "Schwarzenberger",
    given_name: "Maximiliane",
    email: "maximiliane.schwarzenberger@example.com",
  });
  for (const store_id of [STORE, "cafe"])
    await call("/order/my/altermemberinfo", { favourite: { store_id, is_favourite: 1 } });
  const { address_id } = await call<{ address_id: string }>("/order/my/addradd", { ...UENO, label: "home" });
  await call("/order/my/addradd", {
    ...UENO,
    name: "M. Schwarzenberger",
    label: "work",
    address: "上野7-1-2",
  });

  const { vault } = await call<{ vault: { url: string; key: string } }>("/order/my/creditcartlist", {});
  const typed = await request.post(new URL(vault.url, demoOrigin).href, {
    headers: { authorization: `Bearer ${vault.key}` },
    data: {
      number: "4242424242424242",
      valid_period: "12/40",
      security_code: "123",
      name: "M SCHWARZENBERGER",
    },
  });
  const { token } = (await typed.json()) as { token: string };
  const { card } = await call<{ card: { card_id: string } }>("/order/my/addcreditcart", {
    vault_token: token,
  });
  const { card_id } = card;

  const { items: given } = await call<{ items: { coupon_id: string; store_ids: string[] }[] }>(
    "/order/store/couponlist",
    { store_id: STORE },
  );
  const claimed = await Promise.all(
    given
      .slice(0, 2)
      .map(({ coupon_id }) =>
        call<{ coupon: { member_coupon_id: string } }>("/order/my/getcoupon", { coupon_id }),
      ),
  );
  const member_coupon_id = claimed[0]?.coupon.member_coupon_id ?? "";
  const couponUse = await call<{ use_id: string }>("/order/my/use_member_coupon", {
    member_coupon_id,
    store_id: STORE,
  });

  const bought = async (kind: 1 | 2) => {
    const { offers } = await call<{ offers: { offer_id: string; price: number }[] }>(
      "/order/refill_card/card_list",
      { store_id: STORE, kind },
    );
    const offer = offers[0];
    const { refill_order_no } = await call<{ refill_order_no: string }>("/order/refill_card/create_order", {
      store_id: STORE,
      kind,
      offer_id: offer?.offer_id,
      shown_price: offer?.price,
    });
    await call("/order/refill_card/pay", { refill_order_no, pay_type: PayType.card, card_id });
    return refill_order_no;
  };
  const refill_order_no = await bought(1);
  await bought(2);
  const value = await call<{ cards: { card_id: string }[]; vouchers: { voucher_id: string }[] }>(
    "/order/refill_card/member",
    {},
  );
  const refill_card_id = value.cards[0]?.card_id ?? "";
  const voucher_id = value.vouchers[0]?.voucher_id ?? "";
  const cardUse = await call<{ use_id: string }>("/order/refill_card/use_card", {
    kind: 1,
    id: refill_card_id,
    store_id: STORE,
    amount: 500,
  });

  const tea = await plain("/mall/store/goodlist", { store_id: "tea" });
  const mallLines = [{ goods_id: tea.id, option_value: [], number: 2, price: tea.totalPrice }];
  const { quotes } = await call<{ quotes: { bill: { total: number } }[] }>("/mall/order/calccouponprice", {
    shops: [{ store_id: "tea", lines: mallLines }],
    address_id,
  });
  const placed = await call<{ orders: { order_no: string }[] }>("/mall/order/createorder", {
    orders: [
      {
        client_order_id: randomUUID(),
        store_id: "tea",
        lines: mallLines,
        shown_total: quotes[0]?.bill.total,
        remark: "Please wrap it as a present",
      },
    ],
    address_id,
    pay_type: PayType.card,
  });
  const mall_order_no = placed.orders[0]?.order_no ?? "";
  await call("/mall/order/payorder", { order_nos: [mall_order_no], pay_type: PayType.card, card_id });
  for (const store_id of ["tea", "stationery"]) {
    const { id } = await plain("/mall/store/goodlist", { store_id });
    await call("/mall/shopcart/addshopcart", { goods_id: id, option_value: [], number: 2 });
  }

  const desk = await openDesk(browser, STORE);
  const link = await desk.tableLink("C3");
  const tableId = new URL(link, demoOrigin).searchParams.get("tableId") ?? "";
  const header = await call<{
    dishware: { dishware_id: string }[];
    is_tea_money: number;
    tea_money: number;
  }>("/order/store/index", { store_id: STORE, table_id: tableId });
  const dish = await plain("/order/store/goodlist", {
    store_id: STORE,
    goods_show_type: GoodsShowType.dineIn,
  });
  const atTable = async () => {
    const { order_no } = await call<{ order_no: string }>("/order/order/createorder", {
      client_order_id: randomUUID(),
      store_id: STORE,
      order_type: OrderType.dineIn,
      table_id: tableId,
      people: 1,
      tableware: header.dishware[0]?.dishware_id,
      remark: "No green onions, please: I am allergic to them",
      pay_type: PayType.cash,
      lines: [{ goods_id: dish.id, option_value: [], number: 2, price: dish.totalPrice }],
      shown_total: 2 * dish.totalPrice + (header.is_tea_money === 1 ? header.tea_money : 0),
    });
    return order_no;
  };
  const eatAndPay = async (order_no: string) => {
    for (const action of ["accept", "complete", "pay_cash"] as const) await desk.act(order_no, action);
  };
  const eaten = await atTable();
  await eatAndPay(eaten);
  const reviewed = await atTable();
  await eatAndPay(reviewed);
  await call("/order/order/orderevaluate", { order_no: reviewed, star: 4, content: "Soup like at home!" });
  const order_no = await atTable();
  const { redirect_url, trans_id } = await call<{ redirect_url: string; trans_id: string }>(
    "/order/order/payorder",
    { order_no, pay_type: PayType.payPay },
  );
  await request.post(new URL(redirect_url, demoOrigin).href, {
    form: { outcome: "approve" },
    maxRedirects: 0,
  });
  await desk.close();
  await call("/order/store/callwaiter", {
    store_id: STORE,
    kind: 2,
    content: "Do you have a chair for a child?",
  });

  const { items: reviews } = await call<{ items: { author: string }[] }>("/order/store/storeevaluate", {
    store_id: STORE,
  });
  return {
    /** Their session, as the browser keeps it. */
    user: JSON.stringify(user),
    /** Words that somebody wrote in a language of theirs, and places that are spelt in kana alone. */
    known: [
      UENO.prefecture,
      UENO.city,
      UENO.address,
      "上野",
      "つくば市",
      "ひたちなか市",
      ...reviews.map(({ author }) => author),
    ],
    tableId,
    address_id,
    card_id,
    coupon_id: given[0]?.coupon_id ?? "",
    member_coupon_id,
    coupon_use_id: couponUse.use_id,
    refill_order_no,
    refill_card_id,
    voucher_id,
    card_use_id: cardUse.use_id,
    mall_order_no,
    mall_goods_id: tea.id,
    order_no,
    eaten,
    trans_id,
  } as const;
}

export type RichMember = Awaited<ReturnType<typeof richMember>>;
