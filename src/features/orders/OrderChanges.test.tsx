import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { someOrder } from "#tests/domain/someOrder.ts";
import { MoneyNote } from "./MoneyNote.tsx";
import { OrderChanges } from "./OrderChanges.tsx";

const time = "2026-11-21T12:00:00+09:00";
const changes: NonNullable<OrderDetail["changes"]> = [
  { how: "less", name: "Gyoza", number: 2, reason: "Sold out", time },
  { how: "free", name: "Ramen", number: 1, reason: "A hair", time },
];
const show = (said: Partial<OrderDetail>) =>
  renderPart(<OrderChanges order={someOrder({ pay_status: PayStatus.paid, ...said })} />, {
    texts: ["orderChanges"],
  });

describe("what the store changed at an order", () => {
  it("is told line by line with its reason, and what has gone back of what was paid", async () => {
    await show({ changes, refunded: 780 });
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Gyoza × 2 taken offSold out",
      "Ramen × 1 free of chargeA hair",
    ]);
    expect(screen.getByText("¥780 of what you paid has been refunded.")).toBeDefined();
  });

  it("says nothing of a part where all went back: the order's head tells the whole sum", async () => {
    await show({ changes, refunded: 1_280, pay_status: PayStatus.refunded });
    expect(screen.queryByText(/of what you paid/)).toBeNull();
    const order = someOrder({
      pay_status: PayStatus.refunded,
      pay_type: PayType.payPay,
      total: 0,
      refunded: 1_280,
      stored_back: [],
    });
    await renderPart(<MoneyNote order={order} />, { texts: ["orders", "bill"] });
    expect(screen.getByText(/¥1,280 was refunded to PayPay/)).toBeDefined();
  });
});
