import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import { OrderStatus, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import type { PaymentState, Transaction } from "#contract/payment.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { someOrder } from "#tests/domain/someOrder.ts";
import { MoneyNote } from "./MoneyNote.tsx";

const ORDERED = "2026-11-21T12:00:00+09:00";
const DUE = "2026-11-21T12:15:00+09:00";

const undecided: Omit<Transaction, "payment_state"> = {
  trans_id: "t1",
  kind: "payment",
  order_no: "77",
  store_id: "bar",
  store_name: "Bar",
  table_id: null,
  amount: 1_280,
  pay_type: PayType.payPay,
  pay_status: PayStatus.unpaid,
};

const show = (said: Partial<OrderDetail> = {}, payment_state: PaymentState = "abandoned") =>
  renderPart(
    <MoneyNote
      order={someOrder({
        order_type: OrderType.takeAway,
        pay_type: PayType.payPay,
        order_time: ORDERED,
        auto_cancel_time: DUE,
        ...said,
      })}
    />,
    {
      texts: ["orders", "bill"],
      uid: "u1",
      rules: [
        on(getDetailByTransId, ({ trans_id }) => ({ data: { ...undecided, trans_id, payment_state } })),
      ],
    },
  );

describe("an order that is not paid yet", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] }));
  afterEach(() => vi.useRealTimers());

  it("says until when to pay, and counts down how long that is", async () => {
    vi.setSystemTime("2026-11-21T12:05:00+09:00");
    await show();
    expect(screen.getByText(/^Pay by 12:15 or/)).toBeDefined();
    expect(screen.getByRole("timer").textContent).toBe("Time left: 10:00");
    await act(async () => vi.advanceTimersByTime(61_000));
    expect(screen.getByRole("timer").textContent).toBe("Time left: 8:59");
  });

  it.each(["2026-11-21T11:00:00+09:00", "2026-11-21T13:00:00+09:00"])(
    "keeps to the store's clock where this device's, at %s, cannot be right",
    async (now) => {
      vi.setSystemTime(now);
      await show();
      expect(screen.getByText(/^Pay by 12:15 or/)).toBeDefined();
      expect(screen.queryByRole("timer")).toBeNull();
    },
  );

  it.each([
    ["created", /already paid, please wait.*12:15/],
    ["unknown", /already paid, please wait.*12:15/],
    ["failed", /didn’t go through.*pay by 12:15/i],
    ["abandoned", /^Pay by 12:15 or/],
  ] as const)("whose payment is %s says where one stands in one message", async (payment_state, words) => {
    await show({ actions: ["pay"], trans_id: "t1" }, payment_state);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getAllByText(/12:15/)).toHaveLength(1);
  });

  it.each([
    [2, 1, /at the register when you pick up/],
    [3, 7, /in cash ready/],
  ] as const)("of type %i, in cash, says where the money is taken", async (order_type, pay_type, words) => {
    await show({ order_type, pay_type, order_status: OrderStatus.confirmed, auto_cancel_time: null });
    expect(screen.getByText(words)).toBeDefined();
  });
});

describe("an order whose money went back", () => {
  const card = { kind: 1, id: "c1", amount: 500, name: "Bar card" } as const;
  const voucher = { kind: 2, id: "v1", amount: 280, name: "Gift voucher" } as const;
  const back = {
    order_status: OrderStatus.canceled,
    pay_status: PayStatus.refunded,
    total: 1_280,
    auto_cancel_time: null,
  } as const;

  it("says to the yen what went to which card, which voucher and which other method", async () => {
    await show({ ...back, stored_back: [card, voucher] });
    expect(screen.getByText(/^¥500 was refunded to/)).toBeDefined();
    expect(screen.getByText("¥500 was returned to Bar card.")).toBeDefined();
    expect(screen.getByText("¥280 was returned to Gift voucher.")).toBeDefined();
  });

  it("names no other method where balances had paid it all", async () => {
    await show({ ...back, pay_type: null, stored_back: [{ ...card, amount: 1_000 }, voucher] });
    expect(screen.getByText("¥1,000 was returned to Bar card.")).toBeDefined();
    expect(screen.queryByText(/has been refunded/)).toBeNull();
  });

  it("that was cancelled before the rest was paid says what came back of balances alone", async () => {
    await show({ ...back, pay_status: PayStatus.unpaid, stored_back: [voucher] });
    expect(screen.getByText("¥280 was returned to Gift voucher.")).toBeDefined();
    expect(screen.queryByText(/pay by|refunded/i)).toBeNull();
  });
});
