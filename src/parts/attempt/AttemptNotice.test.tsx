import { screen, waitFor } from "@testing-library/react";
import { createStore } from "jotai";
import { beforeEach, describe, expect, it } from "vitest";
import { addOrder } from "#contract/calls/order.ts";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { CartAction, PayStatus, PayType } from "#contract/enumerations.ts";
import { type Attempt, readJournal, writeAttempt } from "#net/journal/journal.ts";
import { someAttempt } from "#net/testing/journal.ts";
import { on, renderPart, type Tell } from "#parts/testing/renderPart.tsx";
import { cartOf } from "#state/cart/cart.ts";
import { journalStore } from "#state/orders/journalStore.ts";
import { orderDraftAtom } from "#state/orders/orderDraft.ts";
import { someLine } from "#state/testing/someLine.ts";
import { OpenAttempt } from "./OpenAttempt.tsx";

const ID = "attempt-0000000001";
const tea = { goods_id: "tea", option_value: [], number: 2, price: 1000 };

beforeEach(() => {
  localStorage.setItem("cart.bar", JSON.stringify([someLine("tea", { number: 3 }), someLine("cake")]));
});

async function open(said: Partial<Attempt>, tell: Tell<typeof getDetailByTransId>) {
  const attempt = someAttempt(ID, { started_at: Date.now(), request: { lines: [tea] }, ...said });
  writeAttempt(journalStore, attempt);
  const store = createStore();
  const key = `bar/T1/${attempt.path === addOrder.path ? "7" : "create"}`;
  store.set(orderDraftAtom(key), { client_order_id: ID, remark: "No ice" });
  const view = await renderPart(<OpenAttempt storeId="bar" />, {
    store,
    rules: [on(getDetailByTransId, tell)],
  });
  return { ...view, draft: () => store.get(orderDraftAtom(key)) };
}
const wayOn = (text: string) => screen.getByText(text).closest("a")?.getAttribute("href");
const arrived: Tell<typeof getDetailByTransId> = () => ({
  data: {
    trans_id: ID,
    kind: "order",
    order_no: "77",
    store_id: "bar",
    store_name: "Bar",
    table_id: "T1",
    amount: 2000,
    pay_type: PayType.cash,
    pay_status: PayStatus.unpaid,
    payment_state: null,
  },
});

describe("away from the confirmation, the customer is told", () => {
  it("that their order is being checked, with the way to it", async () => {
    await open({}, () => ({ trouble: "unreachable" }));
    expect(await screen.findByText("Checking your order")).toBeDefined();
    expect(wayOn("View")).toBe("/submitOrder?storeId=bar&tableId=T1");
  });

  it("that their order was not sent, after a reload too, with the way to send it again", async () => {
    const { unmount } = await open({}, () => ({ code: Code.orderMissing }));
    expect(await screen.findByText("Your order wasn’t sent")).toBeDefined();
    unmount();
    await renderPart(<OpenAttempt storeId="bar" />);
    expect(await screen.findByText("Your order wasn’t sent")).toBeDefined();
    expect(wayOn("View and resend")).toBe("/submitOrder?storeId=bar&tableId=T1");
  });

  it("to which order an addition that was not sent belongs", async () => {
    const said = { path: addOrder.path, adds_to: "7", request: { order_no: "7", lines: [tea] } };
    await open(said, () => ({ code: Code.orderMissing }));
    await screen.findByText("Your order wasn’t sent");
    expect(wayOn("View and resend")).toBe("/submitOrder?storeId=bar&tableId=T1&orderNo=7");
  });

  it.each([
    [2, "/submitOrderPick?storeId=bar"],
    [3, "/submitOrderDev?storeId=bar"],
    [4, "/submitOrderPick?storeId=bar&activity=1"],
    [5, "/submitOrderDev?storeId=bar&activity=1"],
  ] as const)("of one from cart %i, with the way to its own form", async (cart, way) => {
    await open({ table_id: null, cart }, () => ({ code: Code.orderMissing }));
    expect(await screen.findByText("Your order wasn’t sent")).toBeDefined();
    expect(wayOn("View and resend")).toBe(way);
  });

  it("that it has arrived: then what was added since is all that is left in the cart", async () => {
    const { store, draft } = await open({}, arrived);
    expect(await screen.findByText("The store has your order")).toBeDefined();
    expect(wayOn("See your order")).toBe("/orderDetail?storeId=bar&tableId=T1&orderNo=77");
    const { linesAtom } = cartOf("bar", CartAction.dineIn);
    store.sub(linesAtom, () => {});
    await waitFor(() =>
      expect(store.get(linesAtom).map(({ goods_id, number }) => [goods_id, number])).toEqual([
        ["tea", 1],
        ["cake", 1],
      ]),
    );
    expect(draft()).toMatchObject({ client_order_id: null, remark: "" });
    expect(readJournal(journalStore).at(-1)).toMatchObject({ state: "sent", order_no: "77" });
  });

  it("nothing when all of it is settled", async () => {
    const { container } = await open({ state: "sent", order_no: "77" }, arrived);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(container.textContent).toBe("");
  });
});
