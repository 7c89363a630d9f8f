import { eq } from "drizzle-orm";
import type { RequestOf } from "#contract/call.ts";
import { spendMemberCoupon } from "#contract/calls/coupons.ts";
import {
  refillCreateOrder,
  refillDetails,
  refillMember,
  refillPay,
  refillUseCard,
} from "#contract/calls/refillCard.ts";
import { PayType } from "#contract/enumerations.ts";
import { refillCards, refillOffers, refillOrders, vouchers } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { creditCard, creditVoucher } from "#provider/refill/creditPurchase.ts";
import { post } from "#provider/refill/ledger/post.ts";
import { walletTopUp } from "#provider/refill/ledger/spend.ts";
import { NOON, words } from "./fixture.ts";
import { type Guest, type Planted, taken } from "./guest.ts";
import { quickMembers } from "./members.ts";
import { cardHolder } from "./payingGuests.ts";

const offer = (id: string, changes: Partial<typeof refillOffers.$inferInsert> = {}) => ({
  id,
  store_id: "diner",
  kind: 1 as const,
  name: words(id),
  description: words(`About ${id}`),
  price: 3_000,
  amount: 3_000,
  created_at: NOON,
  ...changes,
});

/**
 * What the fixture's diner sells: for 3,000 yen as many, for 5,000 with 500 on top, each good for 180 days; any amount
 * from 500 to 10,000; a voucher for tea at 900 that is worth 1,000, and one for everything.
 */
export async function plantOffers({ db }: Pick<Planted, "db">): Promise<void> {
  await db
    .update(stores)
    .set({ pay_list: [PayType.cash, PayType.payPay, PayType.card, PayType.cashOnDelivery, PayType.wallet] })
    .where(eq(stores.id, "diner"));
  await db
    .insert(refillOffers)
    .values([
      offer("three", { validity_days: 180 }),
      offer("five", { price: 5_000, amount: 5_500, validity_days: 180, position: 1 }),
      offer("any", { price: 500, amount: 10_000, is_free_amount: 1, validity_days: 180 }),
      offer("teas", { kind: 2, price: 900, amount: 1_000, goods_ids: ["tea"], validity_days: 30 }),
      offer("all", { kind: 2, price: 2_000, amount: 2_000, validity_days: 30, position: 1 }),
      offer("gone", { is_withdrawn: true }),
      offer("cover-three", { store_id: "cover" }),
    ]);
}

/** A member in front of the sandbox, who buys and shows stored value of the diner's. */
export async function refillMemberOf(provider: Planted) {
  const [session] = await quickMembers(provider, 1);
  if (session === undefined) throw new Error("Nobody came");
  const options = { session };
  const holder = cardHolder(provider);
  const order = (request: Omit<RequestOf<typeof refillCreateOrder>, "store_id">, store_id = "diner") =>
    provider.call(refillCreateOrder, { store_id, ...request }, options);
  const pay = (refill_order_no: string, by: Omit<RequestOf<typeof refillPay>, "refill_order_no">) =>
    provider.call(refillPay, { refill_order_no, ...by }, options);
  const held = () => taken(provider.call(refillMember, {}, options));
  return {
    ...holder,
    uid: session.uid,
    session,
    order,
    pay,
    held,
    /** A purchase that is paid by a card at once; answers what it became. */
    async buy(request: Omit<RequestOf<typeof refillCreateOrder>, "store_id">) {
      const { refill_order_no } = await taken(order(request));
      const vault_token = await holder.type("4242424242424242");
      await taken(pay(refill_order_no, { pay_type: PayType.card, vault_token }));
      return taken(provider.call(refillDetails, { refill_order_no }, options));
    },
    details: async (refill_order_no: string) =>
      (await taken(provider.call(refillDetails, { refill_order_no }, options))).order,
    use: async (use_id: string) => (await taken(provider.call(refillDetails, { use_id }, options))).use,
    show: (request: Omit<RequestOf<typeof refillUseCard>, "store_id">, store_id = "diner") =>
      provider.call(refillUseCard, { store_id, ...request }, options),
    balance: async () => (await held()).card_balance,
  };
}

export type RefillMember = Awaited<ReturnType<typeof refillMemberOf>>;

let made = 0;
const next = (): string => {
  made += 1;
  return `made-${made}`;
};

/** Stored value of an owner's, and what is bought and shown of it; made as often as asked for. */
export async function refillOwners(provider: Planted, owner: Guest, coupon: () => Promise<string>) {
  const { db } = provider;
  await plantOffers(provider);
  const credit = (uid: string) => ({
    uid,
    store_id: "diner",
    price: 5_000,
    amount: 5_500,
    validity_days: null,
    reference: next(),
    now: NOON,
  });
  const sold = { name: words("Card"), description: words("About"), picture: null, goods_ids: [] };

  const refillCard = () =>
    db.transaction(async (inner) => (await creditCard(inner, credit(owner.uid))).target_id);
  const voucher = () =>
    db.transaction(async (inner) => {
      const of = { ...credit(owner.uid), ...sold, offer_id: null, target_id: null };
      return (await creditVoucher(inner, of)).target_id;
    });
  async function purchase(who: Guest = owner): Promise<string> {
    const refill_order_no = next();
    await db.insert(refillOrders).values({
      refill_order_no,
      uid: who.uid,
      store_id: "diner",
      kind: 1,
      price: 3_000,
      amount: 3_000,
      placed_at: NOON,
      ...sold,
    });
    return refill_order_no;
  }
  /** What is shown of the owner's card, always the same: 100 yen. */
  const shown = async () => ({ kind: 1, id: await refillCard(), store_id: "diner", amount: 100 }) as const;
  async function ticket(): Promise<string> {
    return (await taken(owner.send(refillUseCard, await shown()))).use_id;
  }
  let lastCoupon = "";
  async function couponTicket(): Promise<string> {
    lastCoupon = await coupon();
    const asked = { member_coupon_id: lastCoupon, store_id: "diner" };
    return (await taken(owner.send(spendMemberCoupon, asked))).use_id;
  }
  return { refillCard, voucher, purchase, shown, ticket, couponTicket, ticketedCoupon: () => lastCoupon };
}

/** Cards and vouchers of a member's at the fixture's diner, bought and paid for. */
export function holdingsOf({ db, parts }: Pick<Planted, "db" | "parts">, uid: string, store_id = "diner") {
  const now = () => parts.clock();
  return {
    /** The card, by its id; grown by what is paid and given. */
    card: async (amount: number, bonus = 0): Promise<string> => {
      const id = `card ${uid} ${store_id}`.replaceAll(" ", "-");
      const reference = crypto.randomUUID();
      await db.insert(refillCards).values({ id, uid, store_id, created_at: now() }).onConflictDoNothing();
      await db.transaction((inner) =>
        walletTopUp(inner, { uid, store_id, amount, bonus, reference, now: now() }),
      );
      return id;
    },
    /** A voucher for these goods, for all of the store's without any. */
    voucher: async (amount: number, goods_ids: string[] = []): Promise<string> => {
      const id = `voucher-${crypto.randomUUID()}`;
      const of = { name: words("Voucher"), description: words(""), created_at: now() };
      await db.insert(vouchers).values({ id, uid, store_id, goods_ids, ...of });
      const account = { kind: "voucher", uid, store_id, holding_id: id } as const;
      const gateway = { kind: "gateway", uid: null, store_id } as const;
      const entries = [
        { account: gateway, amount: -amount },
        { account, amount },
      ];
      await db.transaction((inner) =>
        post(inner, { kind: "top_up", reference: `bought ${id}`, store_id, entries, now: now() }),
      );
      return id;
    },
  };
}
