import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Call, RequestOf } from "#contract/call.ts";
import { addrList } from "#contract/calls/addresses.ts";
import { creditCartList } from "#contract/calls/cards.ts";
import { mallOrderDetails } from "#contract/calls/mallOrder.ts";
import { mallShopCartList } from "#contract/calls/mallShopcart.ts";
import { memberInfo, memberEvaluate } from "#contract/calls/member.ts";
import { createOrder, orderDetails, orderList, payOrder } from "#contract/calls/order.ts";
import { refillMember } from "#contract/calls/refillCard.ts";
import { noneRegister, updateToken } from "#contract/calls/session.ts";
import { shopCartList } from "#contract/calls/shopcart.ts";
import { login } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, OrderTab, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import { dueMigrations, migrate } from "#provider/db/migrate.ts";
import { runMaintenance } from "#provider/operations/maintenance.ts";
import { tidy } from "#provider/operations/tidy.ts";
import { secret } from "#provider/server/signing.ts";
import { line, taken } from "#provider/testing/guest.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import type { KnownWorld } from "./knownWorld.ts";
import { dumps, oldDatabase } from "./oldDatabase.ts";

const tea = line({ goods_id: "tea", price: 300 });

it("there is a database of before to upgrade", () => {
  expect(dumps).toContain("2026-11-22");
});

describe.each(dumps)("a database of %s, with today's migrations", (name) => {
  let provider: TestProvider;
  let known: KnownWorld;
  beforeAll(async () => {
    const old = await oldDatabase(name);
    known = old.known;
    await migrate(old.db);
    const signingKey = await secret(old.db, "signing key", () => "another");
    const now = new Date(Date.parse(known.made_at) + 60_000);
    provider = await testProvider({ database: old, signingKey, now, payment: "sandbox" });
  });
  afterAll(() => provider.close());

  const send = <C extends Call>(call: C, request: RequestOf<C>, session = known.member) =>
    taken(provider.call(call, request, { session }));
  const details = (order_no = "", session = known.member) => send(orderDetails, { order_no }, session);
  const get = (address: string) =>
    provider.app.fetch(new Request(new URL(address, "http://provider.test")), { address: "192.0.2.1" });
  const order = (request: Partial<RequestOf<typeof createOrder>>, session = known.member) =>
    provider.call(
      createOrder,
      {
        client_order_id: randomUUID(),
        store_id: "diner",
        order_type: OrderType.dineIn,
        table_id: known.table,
        people: 0,
        pay_type: PayType.cash,
        lines: [tea],
        shown_total: 300,
        ...request,
      },
      { session },
    );
  async function rows<Row extends z.ZodMiniType>(shape: Row, query: ReturnType<typeof sql>) {
    return z.object({ rows: z.array(shape) }).parse(await provider.db.execute(query)).rows;
  }

  it("lacks none of them", async () => {
    expect(await dueMigrations(provider.db)).toBe(0);
  });

  it("lets guests order at its stores by the table's card alone, as before; a store that is new asks for a visit", async () => {
    const Entry = z.object({ table_entry: z.string() });
    const all = await rows(Entry, sql`select distinct table_entry from stores`);
    expect(all).toEqual([{ table_entry: "open" }]);
    const Default = z.object({ value: z.string() });
    const [column] = await rows(
      Default,
      sql`select column_default as value from information_schema.columns
        where table_name = 'stores' and column_name = 'table_entry'`,
    );
    expect(column?.value).toContain("confirmed");
  });

  it("lets in who was signed in, and who signs in anew", async () => {
    expect((await send(memberInfo, {})).uid).toBe(known.member.uid);
    expect((await send(memberInfo, {}, { ...known.member, ...known.visitor })).uid).toBe(known.visitor.uid);
    const { phone, password } = known.member;
    const again = await taken(provider.call(login, { by: "password", phone, password }));
    expect(again.uid).toBe(known.member.uid);
    const { uid, auth_token } = known.idle;
    const renewed = await taken(provider.call(updateToken, { uid, auth_token }));
    expect(renewed.uid).toBe(uid);
  });

  it("has every order as it was", async () => {
    const states: Readonly<Record<string, readonly [order: number, pay: number, total: number]>> = {
      eaten: [3, 1, 1_300],
      byCard: [0, 1, 900],
      byWallet: [0, 1, 300],
      refunded: [-1, 3, 300],
      underWay: [0, 0, 300],
      cancelled: [-1, 0, 300],
      toCollect: [0, 0, 300],
      toDeliver: [0, 0, 600],
    };
    for (const [which, [order_status, pay_status, total]] of Object.entries(states)) {
      const found = await details(known.orders[which]);
      expect([which, found.order_status, found.pay_status]).toEqual([which, order_status, pay_status]);
      expect([which, found.bill.total]).toEqual([which, total]);
      expect(found.lines.length).toBeGreaterThan(0);
    }
    expect((await details(known.orders["toDeliver"])).delivery_address?.address).toContain("芝公園4-2-8");
    const shipped = await send(mallOrderDetails, { order_no: known.orders["shipped"] ?? "" });
    expect(shipped.bill.total).toBe(1_700);
    const open = await details(known.orders["open"], { ...known.member, ...known.visitor });
    expect(open.lines).toHaveLength(2);
    expect((await send(orderList, { tab: OrderTab.all })).items.length).toBeGreaterThanOrEqual(8);
  });

  it("has the balances that its members had, and books that agree", async () => {
    const value = await send(refillMember, {});
    expect({ cards: value.card_balance, vouchers: value.voucher_balance }).toEqual(known.balances);
    const Sum = z.object({ id: z.string(), kept: z.coerce.number(), summed: z.coerce.number() });
    const accounts = await rows(
      Sum,
      sql`select a.id, a.balance as kept, coalesce(sum(e.amount), 0) as summed
        from ledger_accounts a left join ledger_entries e on e.account_id = a.id group by a.id`,
    );
    expect(accounts.length).toBeGreaterThan(0);
    expect(accounts.filter(({ kept, summed }) => kept !== summed)).toEqual([]);
    const transfers = await rows(
      Sum,
      sql`select transfer_id as id, 0 as kept, sum(amount) as summed from ledger_entries group by transfer_id`,
    );
    expect(transfers.filter(({ summed }) => summed !== 0)).toEqual([]);
  });

  it("takes an order by the card that hangs at the table, paid from the old balance and by the old card", async () => {
    const { order_no } = await taken(order({ pay_type: PayType.wallet }));
    await send(payOrder, { order_no, pay_type: PayType.wallet });
    expect((await send(refillMember, {})).card_balance).toBe(known.balances.cards - 300);
    const { cards } = await send(creditCartList, {});
    expect(cards.map(({ card_id }) => card_id)).toEqual([known.card_id]);
    const other = await taken(order({ pay_type: PayType.card }));
    await send(payOrder, { order_no: other.order_no, pay_type: PayType.card, card_id: known.card_id });
    expect((await details(other.order_no)).pay_status).toBe(PayStatus.paid);
    const stranger = await taken(provider.call(noneRegister, {}));
    const changed = `${known.table.slice(0, -1)}${known.table.endsWith("A") ? "B" : "A"}`;
    const [signed, forged] = [known.table, changed].map((table_id) =>
      order({ table_id, people: 1 }, { ...known.member, ...stranger }),
    );
    expect([(await signed)?.code, (await forged)?.code]).toEqual([Code.success, Code.tableMissing]);
  });

  it("has carts, addresses, reviews with their pictures, and receipts", async () => {
    expect((await send(shopCartList, { store_id: "diner" })).shop_cart[0]?.goods_num).toBe(2);
    expect((await send(mallShopCartList, {})).shops).toHaveLength(1);
    expect((await send(addrList, {})).addresses.map(({ address_id }) => address_id)).toContain(
      known.address_id,
    );
    const [review] = (await send(memberEvaluate, {})).items;
    expect(review?.pictures).toHaveLength(1);
    expect(known.pictures.length).toBeGreaterThan(0);
    for (const picture of known.pictures) {
      const served = await get(picture);
      expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/webp"]);
    }
    const page = await get(known.receipt);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("株式会社のれん");
  });

  it("is looked after as any other, and lets everything run out that is due", async () => {
    const { eaten = "" } = known.orders;
    for (const hours of [1, 24, 24 * 40]) {
      provider.clock.advance(hours * 3_600_000);
      await runMaintenance(provider.parts);
      await tidy(provider.parts);
    }
    const [kept] = await rows(
      z.object({ order_status: z.int() }),
      sql`select order_status from orders where order_no = ${eaten}`,
    );
    expect(kept?.order_status).toBe(OrderStatus.settled);
  });
});
