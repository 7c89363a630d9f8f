import { eq } from "drizzle-orm";
import type { RequestOf } from "#contract/call.ts";
import {
  refillCreateOrder,
  refillDetails,
  refillMember,
  refillPay,
  refillUseCard,
} from "#contract/calls/refillCard.ts";
import { refillOffers } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { cardHolder } from "./cardHolder.ts";
import { NOON, words } from "./fixture.ts";
import { taken } from "./guest.ts";
import type { Planted } from "./planted.ts";
import { quickMembers } from "./quickMembers.ts";

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
    .set({ pay_list: [1, 4, 5, 7, 8] })
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
      await taken(pay(refill_order_no, { pay_type: 5, vault_token }));
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
