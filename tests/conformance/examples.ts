import { randomUUID } from "node:crypto";
import { GoodsShowType, OrderType, PayType } from "#contract/enumerations.ts";
import { mallLine } from "./mallOrder.ts";
import type { World } from "./world.ts";
import type { Steps } from "./steps.ts";

type Request = Readonly<Record<string, unknown>>;

/** A request that a provider with this world should answer with success; null where none can be made here. */
export type Example = (world: World, steps: Steps) => Request | null | Promise<Request | null>;

/** Of members that the suite registers. */
export const PASSWORD = "conform47";
let phones = 0;
export function newPhone(): string {
  phones += 1;
  return `080${String(10_000_000 + phones)}`;
}

/** Tokyo Station. */
export const TOKYO = { latitude: 35.681, longitude: 139.767 };

const store: Example = ({ store_id }) => ({ store_id });
const line = ({ goods }: World) => ({ goods_id: goods.id, option_value: [], number: 1 });
const ordered = (world: World) => ({ ...line(world), price: world.goods.totalPrice });

/** An order of one piece at the table. */
export const orderRequest = (world: World): Request => ({
  client_order_id: randomUUID(),
  store_id: world.store_id,
  order_type: OrderType.dineIn,
  table_id: world.table_id,
  people: 1,
  ...(world.tableware !== null && { tableware: world.tableware }),
  pay_type: PayType.cash,
  lines: [ordered(world)],
  shown_total: world.goods.totalPrice + world.cover_charge,
});

/** The same, not placed yet. */
const prospect: Example = (world) => ({
  store_id: world.store_id,
  order_type: OrderType.dineIn,
  people: 1,
  lines: [ordered(world)],
});

type Placed = { readonly order_no: string } | null;
const reviewed = (order: Placed): Request | null =>
  order && { ...order, star: 5, content: "Everything was fine" };
const receipted = (order: Placed): Request | null =>
  order && { ...order, kind: 2, companyName: "Conformance" };

export const TOKYO_STATION = { latitude: 35.6812, longitude: 139.7671 };

/** A store that delivers nowhere says so. */
const deliverable: Example = async ({ store_id }, { delivers }) =>
  (await delivers()) ? { store_id, position: TOKYO_STATION } : null;

export const addressDraft: Request = {
  name: "Conformance",
  phone: "09012345678",
  postal_code: "100-0001",
  prefecture: "東京都",
  city: "千代田区",
  address: "千代田1-1",
  detail: "",
};

/** By path. A call without an example is tested for everything but its success. */
export const examples: Readonly<Record<string, Example>> = {
  "/order/store/index": ({ store_id, table_id }) => ({ store_id, table_id }),
  "/order/store/goodlist": ({ store_id, category_id }) => ({
    store_id,
    category_id,
    goods_show_type: GoodsShowType.dineIn,
  }),
  "/order/store/goodsdetail": ({ store_id, goods }) => ({ store_id, goods_id: goods.id }),
  "/order/store/searchgoods": ({ store_id, goods }) => ({ store_id, keyword: goods.name }),
  "/order/store/recommendgoodslist": store,
  "/order/store/storeevaluate": store,
  "/order/store/mealtime": ({ store_id }) => ({ store_id, order_type: OrderType.dineIn }),
  "/order/store/storepaylist": ({ store_id }) => ({ store_id, order_type: OrderType.dineIn }),
  "/order/store/remarktemplate": store,
  "/order/store/storeAttr": store,
  "/order/store/companyinfo": store,
  "/order/store/callwaiter": ({ store_id, table_id }) => ({ store_id, table_id, kind: 1, content: "" }),
  "/order/store/getunvtoken": store,
  "/order/store/searchPostCode": () => ({ postal_code: "100-0001" }),
  "/order/store/searchaddress": () => ({ keyword: "渋谷" }),
  "/order/store/checkdistance": deliverable,
  "/order/common/getaddress": () => ({ position: TOKYO_STATION }),
  "/order/my/addrlist": () => ({}),
  "/order/my/addrinfo": (_, { address }) => address(),
  "/order/my/addradd": () => addressDraft,
  "/order/my/addralter": async (_, { address }) => ({ ...addressDraft, ...(await address()), label: "Work" }),
  "/order/my/addrdel": (_, { address }) => address(),
  "/order/store/jump_type": store,
  "/order/store/couponlist": store,
  "/order/store/getcouponinfo": ({ coupon_id }) => (coupon_id === null ? null : { coupon_id }),
  "/order/order/couponlist": prospect,
  "/order/order/calccouponprice": prospect,
  "/order/my/membercoupon": () => ({ tab: 1 }),
  "/order/store/checkstorereg": store,
  "/api/goods/goodsdetail": ({ goods }) => ({ goods_id: goods.id }),
  "/bento/goods/goodsdetail": ({ goods }) => ({ goods_id: goods.id }),
  "/order/special/index": () => ({}),
  "/order/store/banner_list": () => ({ place: "home" }),
  "/order/special/storelist": ({ special_id }) => (special_id === null ? null : { special_id }),
  "/order/special/presellstorelist": () => ({}),
  "/order/special/storelistcoupon": () => ({}),
  "/order/store/specialgoodslist": store,
  "/order/flow/store_browse": store,
  "/api/store/new_stores": () => ({}),
  "/api/store/store_list": () => ({ sort: 2, position: TOKYO }),
  "/order/special/hotstorelist": () => ({ position: TOKYO }),
  "/order/flow/goods_browse": ({ goods }) => ({ goods_id: goods.id }),
  "/order/user/none_register": ({ store_id, table_id }) => ({ store_id, table_id }),
  "/order/send/sendSmsCode": () => ({ phone: newPhone(), purpose: "register" }),
  "/order/send/checkcode": async (_, { code }) => {
    const sent = await code("register");
    return sent === null ? null : { ...sent, purpose: "register" };
  },
  "/order/user/register": async (_, { code }) => {
    const sent = await code("register");
    return sent === null ? null : { ...sent, password: PASSWORD };
  },
  "/order/user/login": async (_, { member }) => {
    const known = await member();
    return known === null ? null : { ...known, by: "password", password: PASSWORD };
  },
  "/order/user/restpwd": async (_, { code, member }) => {
    const known = await member();
    const sent = known === null ? null : await code("reset_password", known.phone);
    return sent === null ? null : { ...sent, by: "code", password: PASSWORD };
  },
  "/order/my/memberinfo": () => ({}),
  "/order/my/memberevaluate": () => ({}),
  "/order/my/feedback": () => ({ type: 1, content: "Conformance", name: "Conformance", phone: newPhone() }),
  "/order/my/altermemberinfo": () => ({ nickname: "Conformance" }),
  // Whoever is linked with nothing has nothing taken away.
  "/order/my/bind_auth": () => ({ action: "unlink", platform: "wechat" }),
  "/order/my/sendsmscode": () => ({ purpose: "change_phone", phone: newPhone() }),
  "/order/user/update_token": async (_, { visitor }) => ({ ...(await visitor()) }),
  "/order/user/get_channel": store,
  "/order/inform/inform_list": store,
  "/order/inform/inform_read": store,
  "/order/order/createorder": orderRequest,
  "/order/order/addorder": async (world, { order }) => ({
    client_order_id: randomUUID(),
    order_no: (await order()).order_no,
    lines: [ordered(world)],
    shown_total: world.goods.totalPrice,
  }),
  "/order/order/payorder": async (_, { order }) => ({ ...(await order()), pay_type: PayType.cash }),
  "/mall/order/payorder": async (_, { order }) => ({
    order_nos: [(await order()).order_no],
    pay_type: PayType.cash,
  }),
  "/order/order/orderlist": ({ store_id }) => ({ store_id, tab: 0 }),
  "/order/order/orderdetails": (_, { order }) => order(),
  "/order/order/closeorder": (_, { order }) => order(),
  "/order/order/orderevaluate": async (_, { after }) => reviewed(await after("serve")),
  "/order/order/orderinvoice": async (_, { after }) => receipted(await after("serve")),
  "/mall/order/orderevaluate": async (_, { after }) => reviewed(await after("deliver")),
  "/mall/order/orderinvoice": async (_, { after }) => receipted(await after("deliver")),
  "/order/order/orderremark": async (_, { order }) => ({ ...(await order()), remark: "no onion" }),
  "/api/pay/pay": (_, { payment }) => payment(),
  "/api/order/get_detail_by_transid": (_, { payment }) => payment(),
  "/api/order/accept_order": (_, { after }) => after("accept"),
  "/order/refill_card/store": () => ({}),
  "/order/refill_card/card_list": store,
  "/order/shopcart/addshopcart": (world) => ({ store_id: world.store_id, ...line(world) }),
  "/order/shopcart/shopcartlist": store,
  "/order/shopcart/subshopcart": async ({ store_id }, { cartLine }) => ({
    store_id,
    ...(await cartLine()),
    number: 1,
  }),
  "/order/shopcart/clearshopcart": store,
  "/mall/store/index": () => ({}),
  "/mall/store/goodlist": () => ({}),
  "/mall/store/couponlist": () => ({}),
  "/mall/store/searchgoods": ({ mall }) => (mall === null ? null : { keyword: mall.name }),
  "/mall/store/storepaylist": ({ mall }) => (mall === null ? null : { store_ids: [mall.store_id] }),
  "/mall/store/jump_type": () => ({}),
  "/mall/store/storeAttr": ({ mall }) => (mall === null ? null : { store_id: mall.store_id }),
  "/mall/flow/goods_browse": ({ mall }) => (mall === null ? null : { goods_id: mall.id }),
  "/mall/shopcart/shopcartlist": () => ({}),
  "/mall/shopcart/addshopcart": (world) => mallLine(world),
  "/mall/shopcart/subshopcart": async (_, { mallCartLine }) => {
    const piece = await mallCartLine();
    return piece === null ? null : { ...piece, number: 1 };
  },
  "/mall/shopcart/delshopcart": async (_, { mallCartLine }) => {
    const piece = await mallCartLine();
    return piece === null ? null : { ids: [piece.id] };
  },
  "/mall/shopcart/clearshopcart": () => ({}),
  "/mall/order/calccouponprice": (world) => {
    const piece = mallLine(world);
    return piece === null ? null : { shops: [{ store_id: world.mall?.store_id, lines: [piece] }] };
  },
  "/mall/order/createorder": (_, { mallOrder }) => mallOrder(),
  "/mall/order/orderdetails": (_, { mallPlaced }) => mallPlaced(),
  "/mall/order/closeorder": (_, { mallPlaced }) => mallPlaced(),
  "/order/my/creditcartlist": (_, { session }) => (session() === null ? null : {}),
  "/order/my/addcreditcart": (_, { card }) => card(),
  "/order/my/delcreditcart": (_, { savedCard }) => savedCard(),
  "/api/user/userCardDetail": (_, { savedCard }) => savedCard(),
  "/api/user/editCreditCard": async (_, { savedCard }) => {
    const saved = await savedCard();
    return saved === null ? null : { ...saved, is_default: 1 };
  },
  "/order/my/accountcancel": async (_, { visitor }) => ({ ...(await visitor()), is_loss_accepted: 1 }),
  // A coupon may be for members: they ask.
  "/order/my/getcoupon": async ({ coupon_id }, { newMember }) => {
    const member = await newMember();
    return coupon_id === null || member === null ? null : { ...member, coupon_id };
  },
  "/order/my/use_member_coupon": async ({ store_id }, { claimed }) => {
    const held = await claimed();
    return held === null ? null : { ...held, store_id };
  },
  "/order/refill_card/member": (_, { session }) => (session() === null ? null : {}),
  "/order/refill_card/create_order": ({ store_id, refill }) =>
    refill === null
      ? null
      : { store_id, kind: refill.kind, offer_id: refill.offer_id, shown_price: refill.price },
  "/order/refill_card/details": (_, { purchase }) => purchase(),
  "/order/refill_card/pay": async (_, { purchase, card }) => {
    const [begun, token] = [await purchase(), await card()];
    return begun === null || token === null ? null : { ...begun, ...token, pay_type: PayType.card };
  },
  "/order/refill_card/record": async (_, { balance }) => {
    const held = await balance();
    return held === null ? null : { kind: 1, ...held };
  },
  "/order/refill_card/use_card": async ({ store_id }, { balance }) => {
    const held = await balance();
    return held === null ? null : { kind: 1, ...held, store_id, amount: 1 };
  },
  "/order/shopcart/clearouttimeshopcart": store,
  "/order/shopcart/updateshopcarttime": store,
  "/order/shopcart/addshopcartall": (world) => ({ store_id: world.store_id, lines: [line(world)] }),
};

/** Calls whose caller is nobody afterwards: asked again, they know no session. */
export const lastCalls: readonly string[] = ["/order/my/accountcancel"];
