import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mallPayOrder } from "#contract/calls/mallOrder.ts";
import { mallStorePayList } from "#contract/calls/mallStore.ts";
import { payOrder } from "#contract/calls/order.ts";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { PayType } from "#contract/enumerations.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { members } from "#provider/db/tables/members.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { mallGuest, partOf, plantMall } from "#provider/testing/mallFixture.ts";
import { refundDue } from "./refundDue.ts";

const [main, own] = [fakeGateway(), fakeGateway()];
let provider: Planted;

beforeAll(async () => {
  const gateways = new Map([
    ["main", main.gateway],
    ["own", own.gateway],
  ]);
  const ways = { [PayType.payPay]: "main", [PayType.card]: "main", [PayType.alipay]: "main" };
  const contract = { [PayType.payPay]: "own", [PayType.card]: "own" };
  provider = await planted({ gateways: { gateways, ways, stores: { cover: contract, leaf: contract } } });
  await plantMall(provider.db);
  await provider.openLimits();
  const pay_list = [PayType.cash, PayType.payPay, PayType.card, PayType.alipay];
  await provider.db.update(stores).set({ pay_list });
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
  for (const { begun, refunded } of [main, own]) {
    begun.length = 0;
    refunded.length = 0;
  }
});
afterAll(() => provider.close());

const PRICE = 1_700;
const teas = () => partOf({ lines: [line({ goods_id: "sencha", price: 1_000 })], shown_total: PRICE });
const sakes = () =>
  partOf({ store_id: "brew", lines: [line({ goods_id: "amazake", price: 600 })], shown_total: 1_300 });
/** Someone whose card is in the vault of the gateway of all stores. */
async function member() {
  const me = await mallGuest(provider);
  const seen = { brand: "visa", last4: "4242", valid_period: "12/40" } as const;
  const card = { id: crypto.randomUUID(), uid: me.uid, gateway: "main", vault_token: "kept", ...seen };
  await provider.db.update(members).set({ kind: "member" }).where(eq(members.uid, me.uid));
  await provider.db.insert(cards).values({ ...card, confirmed_at: NOON, created_at: NOON });
  return { ...me, card_id: card.id };
}

describe("a store with a contract of its own", () => {
  it("is paid through its own gateway, which gives back what it took; others through theirs", async () => {
    const me = await member();
    for (const [part, mine, other] of [
      [teas(), own, main],
      [sakes(), main, own],
    ] as const) {
      const { orders } = await taken(me.buy([part], { pay_type: PayType.payPay }));
      const order_no = orders[0]?.order_no ?? "";
      const before = [mine.begun.length, other.begun.length];
      await taken(me.send(payOrder, { order_no, pay_type: PayType.payPay }));
      expect([mine.begun.length - 1, other.begun.length]).toEqual(before);
      const ref = mine.begun.at(-1)?.ref ?? "";
      mine.decides("paid");
      const { db, parts } = provider;
      const [row] = await db.select().from(payments).where(eq(payments.order_no, order_no));
      await taken(me.send(getDetailByTransId, { trans_id: row?.trans_id ?? "" }));
      await db.transaction((inner) =>
        applyAction(inner, { order_no, action: "cancel", actor: "store", uid: null, now: NOON }),
      );
      await refundDue(parts);
      expect([mine.refunded, other.refunded.includes(ref)]).toEqual([expect.arrayContaining([ref]), false]);
    }
  });

  it("is paid together with others only by a way that goes to one gateway", async () => {
    const me = await member();
    const store_ids = ["leaf", "brew"];
    const { pay_list } = await taken(me.send(mallStorePayList, { store_ids }));
    expect(pay_list).toEqual([PayType.alipay]);
    const both = [teas(), sakes()];
    expect((await me.buy(both, { pay_type: PayType.payPay })).code).toBe(Code.payTypeUnsupported);
    const { orders } = await taken(me.buy(both, { pay_type: PayType.alipay }));
    const order_nos = orders.map(({ order_no }) => order_no);
    const paid = (pay_type: typeof PayType.payPay | typeof PayType.alipay) =>
      me.send(mallPayOrder, { order_nos, pay_type });
    expect((await paid(PayType.payPay)).code).toBe(Code.payTypeUnsupported);
    await taken(paid(PayType.alipay));
    expect([main.begun.length, own.begun.length]).toEqual([1, 0]);
  });

  it("takes no card that another gateway's vault keeps (427)", async () => {
    const me = await member();
    const { orders } = await taken(me.buy([teas()]));
    const order_no = orders[0]?.order_no ?? "";
    const { card_id } = me;
    const pay = { order_no, pay_type: PayType.card, card_id } as const;
    expect((await me.send(payOrder, pay)).code).toBe(Code.cardInvalid);
    expect(await provider.db.$count(payments, eq(payments.order_no, order_no))).toBe(0);
  });
});
