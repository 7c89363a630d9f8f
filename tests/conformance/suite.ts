import type { Call, ResponseOf } from "#contract/call.ts";
import { addrAdd } from "#contract/calls/addresses.ts";
import { addCreditCart } from "#contract/calls/cards.ts";
import { getCoupon } from "#contract/calls/coupons.ts";
import { mallCreateOrder } from "#contract/calls/mallOrder.ts";
import { mallAddShopCart } from "#contract/calls/mallShopcart.ts";
import { createOrder, payOrder } from "#contract/calls/order.ts";
import { checkDistance } from "#contract/calls/places.ts";
import { refillCreateOrder, refillDetails, refillPay } from "#contract/calls/refillCard.ts";
import { noneRegister } from "#contract/calls/session.ts";
import { addShopCart } from "#contract/calls/shopcart.ts";
import { register, sendSmsCode } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { PayType } from "#contract/enumerations.ts";
import {
  addressDraft,
  examples,
  lastCalls,
  newPhone,
  orderRequest,
  PASSWORD,
  TOKYO_STATION,
} from "./examples.ts";
import { moreExamples } from "./moreExamples.ts";
import type { Steps, StoreDeed } from "./steps.ts";
import { offPremisesOrder } from "./offPremisesOrder.ts";
import { mallLine, mallOrder } from "./mallOrder.ts";
import { checkCall } from "./checkCall.ts";
import { isSuccess, type Row } from "./report.ts";
import { type Fetch, type Session, type Wire, wire as wireOf } from "./wire.ts";
import { discover, type World } from "./world.ts";

interface Options {
  readonly calls: readonly Call[];
  readonly store_id: string;
  readonly table_id: string;
  readonly told?: (row: Row) => void;
  /** Reads the code that a phone was sent last; without it, calls that need one are not tested for success. */
  readonly readCode?: (phone: string) => Promise<string>;
  /** Does what an order's store does; without it, what comes after is not tested for success. */
  readonly store?: (deed: StoreDeed, order_no: string) => Promise<void>;
  /** Types a card into the vault, and answers its token; without it cards are not tested for success. */
  readonly typeCard?: () => Promise<string>;
}

/**
 * Holds a provider to the contract, call by call. It registers visitors and places orders at the table: never to be
 * pointed at a store that is open.
 * @throws NothingToTest when the store or its menu cannot be had
 */
export async function conformance(
  fetch: Fetch,
  { calls, store_id, table_id, told, ...hands }: Options,
): Promise<Row[]> {
  const wire = wireOf(fetch);
  const world = await discover(wire, { store_id, table_id });
  const steps = await stepsOf(wire, world, hands);
  const rows: Row[] = [];
  for (const call of calls) {
    const example = examples[call.path];
    const row = await checkCall(wire, {
      call,
      session: call.access === "member" ? steps.session() : world.session,
      example: example === undefined ? null : async () => example(world, steps),
      isLast: lastCalls.includes(call.path),
      more: (moreExamples[call.path] ?? []).map((make) => async () => make(world, steps)),
    });
    rows.push(row);
    told?.(row);
  }
  return rows;
}

async function stepsOf(
  wire: Wire,
  world: World,
  { readCode, store, typeCard }: Pick<Options, "readCode" | "store" | "typeCard">,
): Promise<Steps> {
  async function done<Data>(
    call: Call,
    request: Readonly<Record<string, unknown>>,
    session?: Session,
  ): Promise<Data> {
    const { body } = await wire.send(call, request, { session });
    const { code, message, data } = (body ?? {}) as { code?: number; message?: string; data?: Data };
    if (code === undefined || !isSuccess(code) || data === undefined) {
      throw new Error(`${call.path}, on which others build, answered ${code ?? "no JSON"} ${message ?? ""}`);
    }
    return data;
  }

  const order: Steps["order"] = async (changes = {}) => {
    const { order_no } = await done<{ order_no: string }>(
      createOrder,
      { ...orderRequest(world), ...changes },
      world.session,
    );
    return { order_no };
  };
  const code: Steps["code"] = async (purpose, phone = newPhone()) => {
    if (readCode === undefined) return null;
    await done(sendSmsCode, { phone, purpose });
    return { phone, code: await readCode(phone) };
  };
  const mallPlaced: Steps["mallPlaced"] = async (changes = {}) => {
    const request = await mallOrder(wire, world, { addressDraft, changes });
    if (request === null) return null;
    const { orders } = await done<{ orders: readonly { order_no: string }[] }>(
      mallCreateOrder,
      request,
      world.session,
    );
    return { order_no: orders[0]?.order_no ?? "" };
  };
  const newMember: Steps["newMember"] = async () => {
    const sent = await code("register");
    if (sent === null) return null;
    const { uid, auth_token } = await done<Session>(register, { ...sent, password: PASSWORD });
    return { uid, auth_token };
  };
  const member = await newMember();
  const card: Steps["card"] = async () =>
    typeCard === undefined || member === null ? null : { vault_token: await typeCard() };
  const purchase: Steps["purchase"] = async () => {
    const { refill, store_id } = world;
    if (refill === null || member === null) return null;
    const { kind, offer_id, price } = refill;
    const wanted = { store_id, kind, offer_id, shown_price: price };
    const { refill_order_no } = await done<{ refill_order_no: string }>(refillCreateOrder, wanted, member);
    return { refill_order_no };
  };
  return {
    order,
    card,
    purchase,
    newMember,
    session: () => member,
    async after(deed) {
      if (store === undefined) return null;
      const placed = deed === "deliver" ? await mallPlaced() : await order();
      if (placed !== null) await store(deed, placed.order_no);
      return placed;
    },
    async savedCard() {
      const typed = await card();
      if (typed === null || member === null) return null;
      const { card: saved } = await done<ResponseOf<typeof addCreditCart>>(addCreditCart, typed, member);
      return saved === null ? null : { card_id: saved.card_id };
    },
    async claimed() {
      const claimer = await newMember();
      const { coupon_id } = world;
      if (coupon_id === null || claimer === null) return null;
      const { coupon } = await done<ResponseOf<typeof getCoupon>>(getCoupon, { coupon_id }, claimer);
      return coupon?.member_coupon_id ? { ...claimer, member_coupon_id: coupon.member_coupon_id } : null;
    },
    async balance() {
      const [begun, token] = [await purchase(), await card()];
      if (begun === null || token === null || member === null) return null;
      await done(refillPay, { ...begun, ...token, pay_type: PayType.card }, member);
      const { order: bought } = await done<ResponseOf<typeof refillDetails>>(refillDetails, begun, member);
      return bought?.target_id ? { id: bought.target_id } : null;
    },
    offPremisesOrder: (order_type) => offPremisesOrder(wire, world, order_type),
    mallOrder: (changes = {}) => mallOrder(wire, world, { addressDraft, changes }),
    mallPlaced,
    async mallCartLine() {
      const line = mallLine(world);
      if (line === null) return null;
      const { shop_cart } = await done<{ shop_cart: readonly { id: string }[] }>(
        mallAddShopCart,
        line,
        world.session,
      );
      return { id: shop_cart[0]?.id ?? "" };
    },
    code,
    async member() {
      const sent = await code("register");
      if (sent !== null) await done(register, { ...sent, password: PASSWORD });
      return sent === null ? null : { phone: sent.phone };
    },
    async visitor() {
      const { uid, auth_token } = await done<Session>(noneRegister, { store_id: world.store_id });
      return { uid, auth_token };
    },
    async payment() {
      const pay_type = world.online ?? PayType.cash;
      const { order_no } = await order({ pay_type });
      const { trans_id } = await done<{ trans_id: string | null }>(
        payOrder,
        { order_no, pay_type },
        world.session,
      );
      return { trans_id: trans_id ?? "none" };
    },
    async address() {
      const { address_id } = await done<{ address_id: string }>(addrAdd, addressDraft, world.session);
      return { address_id };
    },
    async delivers() {
      const { body } = await wire.send(checkDistance, { store_id: world.store_id, position: TOKYO_STATION });
      return (body as { code?: number } | null)?.code !== Code.offPremisesUnsupported;
    },
    async cartLine() {
      const request = { store_id: world.store_id, goods_id: world.goods.id, option_value: [], number: 2 };
      const { shop_cart } = await done<{ shop_cart: readonly { id: string }[] }>(
        addShopCart,
        request,
        world.session,
      );
      return { id: shop_cart[0]?.id ?? "" };
    },
  };
}
