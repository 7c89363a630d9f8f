import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { afterEach, describe, expect, it, vi } from "vitest";
import { acceptOrder } from "#contract/calls/payment.ts";
import { closeOrder, orderDetails } from "#contract/calls/order.ts";
import type { OrderDetail } from "#contract/order.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { alertAtom } from "#state/alert.ts";
import { someOrder, someOrderLine } from "#tests/domain/someOrder.ts";
import OrderDetailScreen from "./OrderDetailScreen.tsx";

async function open(said: Partial<OrderDetail> = {}) {
  const order = someOrder(said);
  const store = createStore();
  const view = await renderPart(
    <OrderDetailScreen query={{ orderNo: order.order_no, storeId: "bar", tableId: "T1" }} />,
    {
      texts: ["orders", "bill"],
      store,
      uid: "u1",
      rules: [
        on(orderDetails, () => ({ data: order })),
        on(closeOrder, () => ({
          data: someOrder({ ...said, order_status: -1, cancel_reason: "Changed plans", actions: [] }),
        })),
        on(acceptOrder, () => ({ data: someOrder({ ...said, is_locked: 1, actions: ["pay"] }) })),
      ],
    },
  );
  await screen.findByText(order.order_no);
  return { ...view, user: userEvent.setup(), asked: () => store.get(alertAtom) };
}
const buttons = () =>
  ["Pay", "Add dishes", "Cancel the order", "Call staff", "Finish the meal"].filter((name) =>
    screen.queryByText(name),
  );

describe("an order", () => {
  it.each<[string, OrderDetail["actions"], string[]]>([
    [
      "just placed",
      ["pay", "add_dishes", "cancel", "call_staff"],
      ["Pay", "Add dishes", "Cancel the order", "Call staff"],
    ],
    [
      "being prepared",
      ["pay", "add_dishes", "call_staff", "confirm_receipt"],
      ["Pay", "Add dishes", "Call staff", "Finish the meal"],
    ],
    ["locked for the cashier", ["pay", "call_staff"], ["Pay", "Call staff"]],
    ["of someone else at the table", [], []],
  ])(
    "%s offers what its store and its customer may do now, and nothing else",
    async (_name, actions, offered) => {
      await open({ actions });
      expect(buttons()).toEqual(offered);
    },
  );

  it("is cancelled only after a yes, and shows it at once", async () => {
    const { user, asked, sentTo } = await open();
    await user.click(screen.getByText("Cancel the order"));
    expect(asked()).toMatchObject({
      title: "Cancel this order?",
      button: "Cancel the order",
      refuse: "Go back",
    });
    asked()?.onRefuse?.();
    expect(sentTo(closeOrder)).toHaveLength(0);
    asked()?.onClose?.();
    expect(await screen.findByText("Reason: Changed plans")).toBeDefined();
    expect(sentTo(closeOrder)).toHaveLength(1);
    expect(buttons()).toEqual([]);
  });

  it("is finished only after a yes", async () => {
    const { user, asked, sentTo } = await open({ actions: ["confirm_receipt", "pay"] });
    await user.click(screen.getByText("Finish the meal"));
    expect(sentTo(acceptOrder)).toHaveLength(0);
    asked()?.onClose?.();
    await waitFor(() => expect(buttons()).toEqual(["Pay"]));
    expect(sentTo(acceptOrder)).toHaveLength(1);
  });

  it("tells its rounds apart, and which of them wait for the store", async () => {
    await open({
      order_status: 1,
      lines: [
        someOrderLine({ is_accepted: 1 }),
        someOrderLine({ line_id: "2", name: "Beer", round: 2, number: 3, line_total: 1_800 }),
      ],
    });
    expect(screen.getByText("First order")).toBeDefined();
    expect(screen.getByText("Addition 1 · Waiting for the store")).toBeDefined();
    expect(screen.getByText("The dishes you added are waiting for the store.")).toBeDefined();
    expect(screen.getByText(/× 3/).textContent).toContain("¥1,800");
  });

  it("leads to the menu of its table to add dishes", async () => {
    await open();
    expect(screen.getByText("Add dishes").closest("a")?.getAttribute("href")).toBe(
      `/orderFood?storeId=bar&tableId=T1&add=${someOrder().order_no}`,
    );
  });

  it("is ordered again at the table where one sits: what is gone since is named before", async () => {
    const { user } = await open({ actions: ["order_again"], order_status: 3, pay_status: 1 });
    await user.click(screen.getByText("Order again"));
    expect(await screen.findByText("No longer on the menu")).toBeDefined();
    expect(screen.getByText("Go to the store")).toBeDefined();
  });

  it("sends its customer to the cashier with the number that is called", async () => {
    await open({ is_cashier_pending: 1, call_number: "42" });
    expect(screen.getByText("Please go to the register and give your number: 42.")).toBeDefined();
  });
});

describe("to a customer whose phone is eight hours behind Greenwich", () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ["Asia/Tokyo", "18:30"],
    ["Asia/Shanghai", "17:30"],
  ])("an order's times are those of the clock on the wall of its store, in %s", async (time_zone, shown) => {
    vi.stubEnv("TZ", "America/Los_Angeles");
    expect(new Date("2026-11-21T09:30:00Z").getHours()).toBe(1);
    await open({ time_zone, order_time: "2026-11-21T09:30:00Z" });
    const facts = screen.getByText("Ordered at").nextElementSibling;
    expect(facts?.textContent).toContain(shown);
    expect(screen.getByText("Ordered").closest("li")?.textContent).toContain(shown);
  });
});

it("an order that cannot be read says so, and is read again by a tap", async () => {
  let isAway = true;
  await renderPart(<OrderDetailScreen query={{ orderNo: "7" }} />, {
    texts: ["orders", "bill"],
    rules: [on(orderDetails, () => (isAway ? { trouble: "unreachable" } : { data: someOrder() }))],
  });
  const again = await screen.findByText("Try again");
  isAway = false;
  await userEvent.setup().click(again);
  expect(await screen.findByText(someOrder().order_no)).toBeDefined();
});

it("an order that another placed leads to one's own, as trying again would not help", async () => {
  await renderPart(<OrderDetailScreen query={{ orderNo: "7" }} />, {
    texts: ["orders", "bill"],
    rules: [on(orderDetails, () => ({ code: 424 }))],
  });
  const own = await screen.findByRole("link", { name: "See your orders" });
  expect(own.getAttribute("href")).toBe("/order");
  expect(screen.queryByText("Try again")).toBeNull();
});
