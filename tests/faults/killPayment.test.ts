import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderDetails, payOrder } from "#contract/calls/order.ts";
import { getDetailByTransId, storePayList } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import type { User } from "#contract/member.ts";
import { CardStored } from "#contract/payment.ts";
import { ledgerAccounts, ledgerEntries } from "#provider/db/tables/ledger.ts";
import { members } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments, sandboxPayments } from "#provider/db/tables/payments.ts";
import { refillCards } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { walletTopUp } from "#provider/refill/ledger/spend.ts";
import { attempt, order, piece, send, visitors } from "./customers.ts";
import { faultsDatabase } from "./faultsDatabase.ts";
import { type Program, startProgram } from "./program.ts";

const CUSTOMERS = 24;
const PRICE = 300;
const HELD = 10_000;
/** Answers after which the provider is killed, a round each. */
const KILLS = [3, 13];

let database: Awaited<ReturnType<typeof faultsDatabase>>;
let program: Program;
let customers: readonly User[];

const start = async () => {
  program = await startProgram("tests/faults/server.ts", {
    ...database.environment,
    NOREN_REGISTRATIONS_A_MINUTE: "100000",
  });
};
beforeAll(async () => {
  database = await faultsDatabase();
  await start();
  customers = await visitors(program.base, CUSTOMERS);
  await program.kill();
  await database.look(async (db) => {
    await db
      .update(stores)
      .set({ pay_list: [PayType.cash, PayType.payPay, PayType.card, PayType.wallet] })
      .where(eq(stores.id, "diner"));
    const uids = customers.map(({ uid }) => uid);
    await db.update(members).set({ kind: "member" }).where(inArray(members.uid, uids));
    for (const uid of uids) {
      const topUp = { uid, store_id: "diner", amount: HELD, reference: uid, now: new Date() };
      await db.transaction((inner) => walletTopUp(inner, topUp));
      await db
        .insert(refillCards)
        .values({ id: `card-${uid}`, uid, store_id: "diner", created_at: new Date() });
    }
  });
});
afterAll(async () => {
  await program.kill();
  await database.remove();
});

/** A token for a card that pays. */
async function typedCard(): Promise<string> {
  const { data } = await send(program.base, storePayList, {
    store_id: "diner",
    order_type: OrderType.dineIn,
  });
  const { key, url } = data.vault ?? { key: "", url: "" };
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({
      number: "4242424242424242",
      valid_period: "12/40",
      security_code: "123",
      name: "TARO YAMADA",
    }),
  });
  return CardStored.parse(await response.json()).token;
}

const isByWallet = (index: number) => index % 2 === 0;
/** From the same wallets, named as a part that happens to be all of it. */
const isByPart = (index: number) => index % 4 === 0;

describe("a provider killed in the middle of payments", () => {
  it.each(KILLS)("after %i answers has lost no money, and taken none twice", async (answersUntilKill) => {
    await start();
    const placed = await Promise.all(
      customers.map((session) => order(program.base, attempt(session, [piece("tea", PRICE)]))),
    );
    const tokens: string[] = [];
    for (const _ of customers) tokens.push(tokens.length % 2 === 0 ? "" : await typedCard());
    const pay = (session: User, index: number) => {
      const stored_value = [{ kind: 1 as const, id: `card-${session.uid}`, amount: PRICE }];
      const by = isByPart(index)
        ? ({ pay_type: PayType.cash, stored_value } as const)
        : isByWallet(index)
          ? ({ pay_type: PayType.wallet } as const)
          : ({ pay_type: PayType.card, vault_token: tokens[index] ?? "" } as const);
      const order_no = placed[index]?.data.order_no ?? "";
      return send(program.base, payOrder, { order_no, ...by }, { session, key: crypto.randomUUID() });
    };
    let answered = 0;
    let killed: Promise<void> | null = null;
    const replies = await Promise.all(
      customers.map(async (session, index) => {
        const reply = await pay(session, index).catch(() => null);
        answered += 1;
        if (answered === answersUntilKill) killed = program.kill();
        return reply;
      }),
    );
    await killed;
    expect(replies.filter((reply) => reply === null).length).toBeGreaterThan(0);

    // Every customer taps again; whoever was charged before is told so, or led back to that charge.
    await start();
    const again = await Promise.all(customers.map(pay));
    for (const { code } of again) expect([Code.success, Code.alreadyPaid]).toContain(code);
    for (const { code, data } of again) {
      if (code !== Code.success || data.pay_status !== PayStatus.unpaid) continue;
      await send(program.base, getDetailByTransId, { trans_id: data.trans_id ?? "" });
    }
    const details = await Promise.all(
      customers.map((session, index) =>
        send(program.base, orderDetails, { order_no: placed[index]?.data.order_no ?? "" }, { session }),
      ),
    );
    const known = details.map(({ data }) => data.pay_status);
    await program.kill();
    await database.look(async (db) => {
      const numbers = placed.map(({ data }) => data.order_no);
      const rows = await db.select().from(orders).where(inArray(orders.order_no, numbers));
      const tried = await db.select().from(payments).where(inArray(payments.order_no, numbers));
      const books = await db.select().from(sandboxPayments);
      const chargedFor = (order_no: string) =>
        tried
          .filter((payment) => payment.order_no === order_no)
          .flatMap(({ gateway_ref }) => books.filter(({ ref }) => ref === gateway_ref))
          .filter(({ state }) => state === "approved")
          .reduce((sum, { amount }) => sum + amount, 0);
      const paidFor = (order_no: string) =>
        tried.filter((payment) => payment.order_no === order_no && payment.state === "paid").length;
      // A charge that was begun and had not reached the gateway failed there: its order is unpaid, and can be paid.
      const isPaid = (order_no: string) =>
        rows.find((row) => row.order_no === order_no)?.pay_status === PayStatus.paid;
      expect(numbers.map((order_no) => paidFor(order_no))).toEqual(
        numbers.map((order_no) => (isPaid(order_no) ? 1 : 0)),
      );
      expect(numbers.map((order_no, index) => (isByWallet(index) ? 0 : chargedFor(order_no)))).toEqual(
        numbers.map((order_no, index) => (!isByWallet(index) && isPaid(order_no) ? PRICE : 0)),
      );
      expect(known).toEqual(numbers.map((order_no) => (isPaid(order_no) ? 1 : 0)));
      expect(numbers.filter((order_no, index) => isByWallet(index) && !isPaid(order_no))).toEqual([]);

      const accounts = await db.select().from(ledgerAccounts);
      const entries = await db.select().from(ledgerEntries);
      const sumOf = (id: string) =>
        entries.filter((entry) => entry.account_id === id).reduce((sum, { amount }) => sum + amount, 0);
      expect(accounts.map(({ id, balance }) => [id, balance])).toEqual(
        accounts.map(({ id }) => [id, sumOf(id)]),
      );
      const all = await db.select().from(payments).where(eq(payments.pay_type, PayType.wallet));
      for (const { uid } of customers) {
        const spent = all.filter((payment) => payment.uid === uid && payment.state === "paid").length * PRICE;
        const wallet = accounts.find((account) => account.uid === uid);
        expect(wallet?.balance).toBe(HELD - spent);
      }
    });
  });
});
