import { act, screen } from "@testing-library/react";
import { createStore } from "jotai";
import { createPath, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getDetailByTransId, pay } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import type { Transaction } from "#contract/payment.ts";
import { on, renderPart, type Reply } from "#parts/testing/renderPart.tsx";
import { sessionAtom } from "#state/account/session.ts";
import PayLoadingScreen from "./PayLoadingScreen.tsx";

const transaction: Transaction = {
  trans_id: "pay-1",
  kind: "payment",
  order_no: "77",
  store_id: "bar",
  store_name: "Noren Bar",
  table_id: "T1",
  amount: 1_280,
  pay_type: PayType.payPay,
  pay_status: PayStatus.unpaid,
  payment_state: "unknown",
};
const say = (said: Partial<Transaction>) => ({ data: { ...transaction, ...said } });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the screen with answers in turn, the last one for all that follow. */
async function open(answers: readonly Reply<typeof getDetailByTransId>[], store = createStore()) {
  let asked = 0;
  const screens = (
    <Routes>
      <Route path="/" element={<PayLoadingScreen query={{ trans_id: "pay-1" }} />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
  const view = await renderPart(screens, {
    texts: ["orders", "bill"],
    store,
    rules: [
      on(pay, () => ({ code: Code.paymentFailed })),
      on(getDetailByTransId, () => {
        asked += 1;
        return answers[Math.min(asked, answers.length) - 1] ?? { trouble: "unreachable" };
      }),
    ],
  });
  return { ...view, asked: () => asked };
}
function Elsewhere() {
  return <p>at {createPath(useLocation())}</p>;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe("after the payment page", () => {
  it.each<[string, Reply<typeof getDetailByTransId>]>([
    ["Payment complete", say({ payment_state: "paid", pay_status: PayStatus.paid })],
    ["Payment failed", say({ payment_state: "failed" })],
    ["Payment not completed", say({ payment_state: "abandoned" })],
    ["Refunded", say({ payment_state: "refunded", pay_status: PayStatus.refunded })],
    ["Payment not found", { code: Code.orderMissing }],
  ])("%s is said once the provider says so, and asking ends", async (title, answer) => {
    const { asked } = await open([say({}), answer]);
    expect(await screen.findByText("Checking your payment")).toBeDefined();
    await pass(1_000);
    expect(await screen.findByText(title)).toBeDefined();
    await pass(120_000);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(asked()).toBe(2);
  });

  it("nothing is taken for paid while nobody knows, and asking goes on by itself", async () => {
    const { asked } = await open([say({})]);
    await pass(21_000);
    expect(await screen.findByText("Not confirmed yet")).toBeDefined();
    const before = asked();
    await pass(31_000);
    expect(asked()).toBeGreaterThan(before);
    expect(screen.queryByText("Payment complete")).toBeNull();
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  it("a provider out of reach is said, with the way to ask again", async () => {
    await open([{ trouble: "unreachable" }]);
    await pass(61_000);
    expect(await screen.findByText("We couldn’t connect")).toBeDefined();
    expect(screen.getByText("Check again")).toBeDefined();
  });

  it("asks at once when the page is looked at again", async () => {
    const answers = [say({})];
    const { asked } = await open(answers);
    await pass(20_500);
    const before = asked();
    answers.splice(0, 1, say({ payment_state: "paid", pay_status: PayStatus.paid }));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(await screen.findByText("Payment complete")).toBeDefined();
    expect(asked()).toBe(before + 1);
  });

  it("leads to the order, at its table", async () => {
    await open([say({ payment_state: "paid", pay_status: PayStatus.paid })]);
    const link = await screen.findByText("See your order");
    expect(link.closest("a")?.getAttribute("href")).toBe("/orderDetail?orderNo=77&storeId=bar&tableId=T1");
    expect(screen.getByText("Noren Bar, ¥1,280. Thank you.")).toBeDefined();
  });

  it("leads to a take-away's order, ready to be paid another way when it was not", async () => {
    await open([say({ table_id: null, payment_state: "abandoned" })]);
    const link = await screen.findByText("Pay for your order");
    expect(link.closest("a")?.getAttribute("href")).toBe("/orderDetail?orderNo=77&storeId=bar&pay=1");
  });

  describe("of two shops together", () => {
    const shop = { order_type: OrderType.shipping, table_id: null, pay_status: PayStatus.paid } as const;
    const orders = [
      { ...shop, order_no: "77", store_id: "tea", store_name: "Tea House", amount: 1_280 },
      { ...shop, order_no: "78", store_id: "cups", store_name: "Cups & Co.", amount: 3_720 },
    ];
    const both = { orders, table_id: null, store_id: "tea", store_name: "Tea House" };
    const linkOf = async (name: string) => (await screen.findByText(name)).closest("a")?.getAttribute("href");

    it("says the sum of both, and links each order to its own page", async () => {
      await open([say({ ...both, payment_state: "paid", pay_status: PayStatus.paid })]);
      expect(await screen.findByText("¥5,000 for 2 orders. Thank you.")).toBeDefined();
      expect(await linkOf("Tea House")).toBe("/MallorderDetail?orderNo=77");
      expect(await linkOf("Cups & Co.")).toBe("/MallorderDetail?orderNo=78");
      expect(screen.getByText("¥3,720")).toBeDefined();
    });

    it("says of each whether its money went back", async () => {
      const one = orders.map(
        (each) =>
          ({ ...each, pay_status: each.order_no === "77" ? PayStatus.refunded : PayStatus.paid }) as const,
      );
      await open([say({ ...both, orders: one, payment_state: "refunded", pay_status: PayStatus.refunded })]);
      expect(await screen.findByText("¥1,280 has been refunded.")).toBeDefined();
      expect(screen.getByText("Tea House").closest("a")?.textContent).toContain("Refunded");
      expect(screen.getByText("Cups & Co.").closest("a")?.textContent).toContain("Paid");
    });

    it("leads to paying for them again when it was not paid", async () => {
      await open([say({ ...both, payment_state: "failed" })]);
      expect(await linkOf("Pay for your order")).toBe("/MallorderDetail?orderNo=77&purchase=1&pay=all");
    });
  });

  it("leads to the purchase of stored value that it paid", async () => {
    await open([
      say({
        kind: "refill",
        order_no: "R-5",
        table_id: null,
        payment_state: "paid",
        pay_status: PayStatus.paid,
      }),
    ]);
    const link = await screen.findByText("See your purchase");
    expect(link.closest("a")?.getAttribute("href")).toBe("/goodsCouponBuyResult?refillOrderNo=R-5");
  });

  it("tells a stranger, of whom the provider hides the rest, the state alone: no sum, no shop, no order", async () => {
    const { trans_id, kind } = transaction;
    await open([{ data: { trans_id, kind, payment_state: "paid", pay_status: PayStatus.paid } }]);
    expect(await screen.findByText("Payment complete")).toBeDefined();
    expect(screen.getByText(/in the app or browser/)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/¥|undefined|null|NaN/);
    expect(screen.queryByText("See your order")).toBeNull();
  });

  it("tells whoever comes back in another browser where the order is, and offers them nothing to pay", async () => {
    await open([say({})]);
    await pass(61_000);
    expect(await screen.findByText("Not confirmed yet")).toBeDefined();
    expect(screen.getByText(/^Your order is in the app or browser/)).toBeDefined();
    expect(screen.queryByText("Back to the payment page")).toBeNull();
  });

  describe("to its customer", () => {
    const signedIn = () => {
      const store = createStore();
      store.set(sessionAtom, {
        uid: "u1",
        auth_token: "t",
        inform_channel: null,
        inform_channel_member: null,
      });
      return store;
    };

    it("who left the payment page says so in one message, with one way on: back to it", async () => {
      const { sentTo, asked } = await open([say({})], signedIn());
      await pass(5_000);
      expect(await screen.findByText("Not confirmed yet")).toBeDefined();
      const ways = () => [...document.querySelectorAll("main a, main button")].map((way) => way.textContent);
      expect(ways()).toEqual(["Back to the payment page"]);
      const before = asked();
      screen.getByText("Back to the payment page").click();
      await pass(1_500);
      expect(sentTo(pay).map(({ request }) => request)).toEqual([{ trans_id: "pay-1" }]);
      // Where there is no page any more it is asked why.
      expect(asked()).toBeGreaterThan(before);
    });

    it("who has paid shows the order itself, with the same thanks as any other", async () => {
      const { asked } = await open([say({ payment_state: "paid", pay_status: PayStatus.paid })], signedIn());
      await pass(1_000);
      expect(screen.queryByText("Payment complete")).toBeNull();
      expect(screen.getByText("at /orderDetail?orderNo=77&storeId=bar&tableId=T1")).toBeDefined();
      expect(asked()).toBe(1);
    });
  });
});
