import { eq } from "drizzle-orm";
import { orderEvaluate } from "#contract/calls/afterOrder.ts";
import { addCreditCart } from "#contract/calls/cards.ts";
import { informList } from "#contract/calls/inform.ts";
import { payOrder } from "#contract/calls/order.ts";
import { addShopCart } from "#contract/calls/shopcart.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { members } from "#provider/db/tables/members.ts";
import { inform } from "#provider/informs/inform.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { awayGuest, openAway } from "./awayGuest.ts";
import { cardHolder, TEST_CARDS } from "./cardHolder.ts";
import { held } from "./couponHolder.ts";
import { type Guest, guest, line, taken } from "./guest.ts";
import { uploaded } from "./pictures.ts";
import { holdingsOf } from "./holdingsOf.ts";
import { plantMall } from "./mallFixture.ts";
import { planted } from "./planted.ts";
import { refillOwners } from "./refillOwners.ts";

const tea = line({ goods_id: "tea", price: 300 });

/** An owner of one of everything, made as often as asked for, and the others whose it is not. */
export async function ownersWorld() {
  const provider = await planted({ payment: "sandbox" });
  await provider.openLimits();
  await openAway(provider);
  await plantMall(provider.db);
  const owner = await awayGuest(provider);
  const others = {
    /** At the owner's table, with an order of their own. */
    mate: await guest(provider),
    /** A member at another table. */
    member: await guest(provider, "diner-T2"),
    /** Somebody with a session, who is no member. */
    visitor: await guest(provider, "diner-T2"),
  };
  for (const { uid } of [owner, others.mate, others.member])
    await provider.db.update(members).set({ kind: "member" }).where(eq(members.uid, uid));
  await taken(others.mate.order([tea]));

  const order = async (who: Guest = owner) => (await taken(who.order([tea], { pay_type: 4 }))).order_no;
  const away = async () => (await taken(owner.collect([tea]))).order_no;
  async function desk(order_no: string, ...actions: readonly Action[]): Promise<string> {
    const now = provider.parts.clock();
    for (const action of actions) {
      const applied = await provider.db.transaction((db) =>
        applyAction(db, { order_no, action, actor: "store", uid: null, now }),
      );
      if (!applied.ok) throw new Error(`The desk could not ${action}: ${applied.code}`);
    }
    return order_no;
  }
  const eaten = async (who: Guest = owner) => desk(await order(who), "accept", "complete", "pay_cash");
  async function reviewed(): Promise<string> {
    const order_no = await eaten();
    await taken(owner.send(orderEvaluate, { order_no, star: 5, content: "secret words" }));
    return order_no;
  }
  async function payment(): Promise<string> {
    return (await taken(owner.send(payOrder, { order_no: await order(), pay_type: 4 }))).trans_id ?? "";
  }
  async function card(): Promise<string> {
    const vault_token = await cardHolder(provider).type(TEST_CARDS.approve);
    return (await taken(owner.send(addCreditCart, { vault_token }))).card?.card_id ?? "";
  }
  const refillCard = () => holdingsOf(provider, owner.uid).card(500);
  const coupon = () => held(provider, owner.uid);
  async function notice(): Promise<string> {
    const told = { order_no: null, event: "store_message", content: "secret words" } as const;
    await inform(provider.db, { uid: owner.uid, store_id: "diner", now: provider.parts.clock(), ...told });
    return (await taken(owner.send(informList, {}))).items[0]?.inform_id ?? "";
  }
  async function cartLine(): Promise<string> {
    const cart = await taken(
      owner.send(addShopCart, { store_id: "diner", goods_id: "tea", option_value: [], number: 2 }),
    );
    return cart.shop_cart[0]?.id ?? "";
  }

  const picture = () => uploaded(provider, owner.session);

  const refill = await refillOwners(provider, owner, coupon);

  return {
    provider,
    owner,
    others,
    order,
    away,
    desk,
    eaten,
    reviewed,
    payment,
    card,
    coupon,
    refill,
    refillCard,
    notice,
    cartLine,
    picture,
  };
}

export type OwnersWorld = Awaited<ReturnType<typeof ownersWorld>>;
