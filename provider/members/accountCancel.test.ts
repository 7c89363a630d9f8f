import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountCancel, alterMemberInfo, memberInfo, sendMemberSmsCode } from "#contract/calls/member.ts";
import { orderDetails } from "#contract/calls/order.ts";
import { updateToken } from "#contract/calls/session.ts";
import { addShopCart } from "#contract/calls/shopcart.ts";
import { login } from "#contract/calls/signIn.ts";
import { callWaiter } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import type { User } from "#contract/member.ts";
import { shopcartLines } from "#provider/db/tables/mall.ts";
import * as memberTables from "#provider/db/tables/members.ts";
import * as messageTables from "#provider/db/tables/messages.ts";
import { orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import * as signInTables from "#provider/db/tables/signIn.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { codeOn, newMember, PASSWORD, readCode } from "#provider/testing/members.ts";

let provider: Planted;
const tea = line({ goods_id: "tea", price: 300 });

beforeAll(async () => {
  provider = await planted();
});
beforeEach(() => provider.freeTables());
afterAll(() => provider.close());

const cancel = (session: User, code?: string) =>
  provider.call(
    accountCancel,
    { is_loss_accepted: 1, ...(code !== undefined && { code }), reason: "moving away" },
    { session },
  );
async function codeFor(session: User, phone: string): Promise<string> {
  provider.clock.advance(61_000);
  await taken(provider.call(sendMemberSmsCode, { purpose: "cancel_account" }, { session }));
  return readCode(provider, phone);
}
async function settle(order_no: string): Promise<void> {
  const now = provider.parts.clock();
  for (const action of ["accept", "complete", "pay_cash", "settle"] as const)
    await provider.db.transaction((db) =>
      applyAction(db, { order_no, action, actor: "store", uid: null, now }),
    );
}
/** All that the database holds of people, as text. */
async function allOfPeople(): Promise<string> {
  const { members, sessions, idempotencyKeys, limits } = memberTables;
  const { informs, staffCalls, outbox, channelMessages } = messageTables;
  const { memberPlatforms, verificationCodes, smsMessages, favourites } = signInTables;
  const accounts = [members, sessions, idempotencyKeys, limits, memberPlatforms, verificationCodes];
  const messages = [informs, staffCalls, outbox, channelMessages, smsMessages];
  const dealings = [favourites, orders, orderRounds, orderLines, reviews, shopcartLines];
  const rows: unknown[] = [];
  for (const table of [accounts, messages, dealings].flat())
    rows.push(await provider.db.select().from(table));
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
}

describe("an account", () => {
  it("is deleted with the code that its phone was sent, and not without", async () => {
    const { phone, session } = await newMember(provider);
    expect(await cancel(session)).toMatchObject({ code: Code.missingParameter, data: { fields: ["code"] } });
    const code = await codeFor(session, phone);
    expect((await cancel(session, String((Number(code) + 1) % 10_000).padStart(4, "0"))).code).toBe(
      Code.wrongCode,
    );
    expect(await taken(cancel(session, code))).toMatchObject({
      kept: ["orders", "receipts", "payments", "ledger"],
      unlinked: [],
    });
  });

  it("is deleted by its password where nothing sends codes, and by its session alone where it has none", async () => {
    const { session, uid } = await newMember(provider);
    const bare = await newMember(provider);
    const { members } = memberTables;
    await provider.db.update(members).set({ password_hash: null }).where(eq(members.uid, bare.uid));
    const by = (who: User, password?: string) =>
      provider.call(
        accountCancel,
        { is_loss_accepted: 1, ...(password !== undefined && { password }) },
        { session: who },
      );
    // A code is asked for as long as one can be sent, whatever else is known.
    expect(await by(session, PASSWORD)).toMatchObject({
      code: Code.missingParameter,
      data: { fields: ["code"] },
    });
    Object.assign(provider.parts.settings, { hasDemo: false });
    try {
      expect(await by(session)).toMatchObject({
        code: Code.missingParameter,
        data: { fields: ["password"] },
      });
      expect((await by(session, "tonkotsu78")).code).toBe(Code.passwordMismatch);
      expect((await by(session, PASSWORD)).code).toBe(Code.success);
      expect((await by(bare.session)).code).toBe(Code.success);
    } finally {
      Object.assign(provider.parts.settings, { hasDemo: true });
    }
    const [row] = await provider.db.select().from(members).where(eq(members.uid, uid));
    expect(row?.deleted_at).not.toBeNull();
  });

  it("is guessed at by whoever holds its session no faster than its password elsewhere", async () => {
    const { session } = await newMember(provider);
    Object.assign(provider.parts.settings, { hasDemo: false });
    try {
      const codes: number[] = [];
      for (let guess = 0; guess < 14; guess += 1) {
        const request = { is_loss_accepted: 1, password: `tonkotsu${guess}` } as const;
        codes.push((await provider.call(accountCancel, request, { session })).code);
      }
      expect(codes.slice(0, 10)).toEqual(Array<number>(10).fill(108));
      expect(codes.at(-1)).toBe(Code.tooManyRequests);
    } finally {
      Object.assign(provider.parts.settings, { hasDemo: true });
    }
  });

  it("that is deleted is nobody's: its tokens, its password and its codes are good for nothing", async () => {
    const { phone, session, uid } = await newMember(provider);
    const other = await taken(provider.call(login, { by: "password", phone, password: PASSWORD }));
    await taken(cancel(session, await codeFor(session, phone)));
    for (const { auth_token } of [session, other]) {
      const asked = await provider.call(memberInfo, {}, { session: { uid, auth_token } });
      expect(asked.code).toBe(Code.notSignedIn);
      expect((await provider.call(updateToken, { uid, auth_token })).code).toBe(Code.signatureFailed);
    }
    expect((await provider.call(login, { by: "password", phone, password: PASSWORD })).code).toBe(
      Code.passwordMismatch,
    );
    const again = await newMember(provider, {}, phone);
    expect(again.uid).not.toBe(uid);
  });

  it("leaves nothing of the person behind, and the orders that the law wants kept", async () => {
    const { phone, session, uid } = await newMember(provider);
    const words = ["Yamada-Taro", "Hanakosan", "leaving@example.com", "no onions for Yamada", "I am Yamada"];
    const [family_name = "", nickname = "", email = "", remark = "", content = ""] = words;
    await taken(
      provider.call(
        alterMemberInfo,
        { family_name, nickname, email, favourite: { store_id: "diner", is_favourite: 1 } },
        { session },
      ),
    );
    const cart = { store_id: "diner", goods_id: "tea", option_value: [], number: 1 };
    await taken(provider.call(addShopCart, cart, { session }));
    await taken(provider.call(callWaiter, { store_id: "diner", kind: 2, content }, { session }));
    const one = await guest(provider);
    const { order_no } = await taken(one.order([tea], { remark }));
    const code = await codeOn(provider, phone, "log_in");
    const entered = await taken(provider.call(login, { by: "code", phone, code }, { session: one.session }));
    await settle(order_no);
    await taken(cancel(entered, await codeFor(entered, phone)));

    const left = await allOfPeople();
    for (const word of [...words, phone.slice(1)]) expect(left).not.toContain(word);
    const [kept] = await provider.db.select().from(orders).where(eq(orders.order_no, order_no));
    expect(kept).toMatchObject({ uid, total: 300, order_status: OrderStatus.settled });
    const rows = await provider.db.select().from(orderLines).where(eq(orderLines.order_no, order_no));
    expect(rows).toHaveLength(1);
  });

  it("stays while an order is open, which is named", async () => {
    const one = await guest(provider);
    const { order_no, call_number } = await taken(one.order([tea]));
    expect(await cancel(one.session)).toMatchObject({
      code: Code.signOutFailed,
      data: { orders: [{ order_no, call_number, store_id: "diner", store_name: "Store diner", total: 300 }] },
    });
    expect((await taken(one.send(memberInfo, {}))).holdings.open_orders).toBe(1);
    await settle(order_no);
    expect((await cancel(one.session)).code).toBe(Code.success);
    expect((await one.send(orderDetails, { order_no })).code).toBe(Code.notSignedIn);
  });

  it("that is deleted while an order is placed leaves no order without an owner", async () => {
    for (let round = 0; round < 6; round += 1) {
      await provider.freeTables();
      const one = await guest(provider);
      const [placed, left] = await Promise.all([one.order([tea]), cancel(one.session)]);
      const outcome = [placed.code, left.code];
      expect([
        [Code.success, Code.signOutFailed],
        [Code.sessionExpired, Code.success],
        [Code.notSignedIn, Code.success],
      ]).toContainEqual(outcome);
    }
  });
});
