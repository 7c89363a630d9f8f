import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeOrder, orderDetails, orderList } from "#contract/calls/order.ts";
import { acceptOrder } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { alertAtom } from "#state/page/alerts.ts";
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
          data: someOrder({
            ...said,
            order_status: OrderStatus.canceled,
            cancel_reason: "Changed plans",
            actions: [],
          }),
        })),
        on(acceptOrder, () => ({ data: someOrder({ ...said, is_locked: 1, actions: ["pay"] }) })),
      ],
    },
  );
  await screen.findByText(order.order_no);
  return { ...view, user: userEvent.setup(), asked: () => store.get(alertAtom) };
}
const buttons = () =>
  ["Pay the bill", "Order more", "Cancel the order", "Call staff", "Finish and close"].filter((name) =>
    screen.queryByText(name),
  );

describe("an order", () => {
  it.each<[string, OrderDetail["actions"], string[]]>([
    [
      "just placed",
      ["pay", "add_dishes", "cancel", "call_staff"],
      ["Pay the bill", "Order more", "Cancel the order", "Call staff"],
    ],
    [
      "being prepared",
      ["pay", "add_dishes", "call_staff", "confirm_receipt"],
      ["Pay the bill", "Order more", "Call staff"],
    ],
    ["with nothing to pay", ["add_dishes", "confirm_receipt"], ["Order more", "Finish and close"]],
    ["of someone else at the table", [], []],
  ])(
    "%s offers what its store and its customer may do now, and nothing else",
    async (_name, actions, offered) => {
      await open({ actions });
      expect(buttons()).toEqual(offered);
    },
  );

  it("from a table's bare id says what it waits for, and until when", async () => {
    await open({ order_status: OrderStatus.pending, let_in_until: "2026-11-21T12:15:00+09:00" });
    expect(screen.getByRole("heading", { name: "Table to be confirmed" })).toBeDefined();
    expect(screen.getByText("Waiting for the staff to confirm your table")).toBeDefined();
    expect(screen.getByText(/isn’t confirmed by 12:15/)).toBeDefined();
  });

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

  it("with nothing to pay is finished only after a yes", async () => {
    const { user, asked, sentTo } = await open({ actions: ["confirm_receipt"] });
    await user.click(screen.getByText("Finish and close"));
    expect(sentTo(acceptOrder)).toHaveLength(0);
    asked()?.onClose?.();
    await waitFor(() => expect(buttons()).toEqual(["Pay the bill"]));
    expect(sentTo(acceptOrder)).toHaveLength(1);
  });

  const red = () =>
    [...document.querySelectorAll('[data-kind="primary"]')].map((button) => button.textContent);

  it.each<[string, Partial<OrderDetail>, string[]]>([
    ["is awaited", { order_status: OrderStatus.confirmed }, ["Order more"]],
    ["is served", { order_status: OrderStatus.completed, actions: ["pay", "call_staff"] }, ["Pay the bill"]],
    [
      "is paid and awaited",
      {
        order_status: OrderStatus.confirmed,
        pay_status: PayStatus.paid,
        is_locked: 1,
        actions: ["call_staff"],
      },
      ["Order more"],
    ],
    [
      "is taken to the register",
      {
        order_status: OrderStatus.completed,
        is_locked: 1,
        is_cashier_pending: 1,
        actions: ["pay", "call_staff"],
      },
      [],
    ],
  ])("that %s has one red button: what most want next", async (_name, said, shown) => {
    await open(said);
    expect(red()).toEqual(shown);
  });

  it("has one way to end: the bill of the table, of which each pays their own", async () => {
    const mine = someOrder({ order_no: "1", total: 1_000, actions: ["pay", "confirm_receipt"] });
    const theirs = someOrder({ order_no: "2", total: 501, is_mine: 0 });
    await renderPart(<OrderDetailScreen query={{ orderNo: "1", storeId: "bar", tableId: "T1" }} />, {
      texts: ["orders", "bill"],
      uid: "u1",
      rules: [
        on(orderDetails, () => ({ data: mine })),
        on(orderList, () => ({ data: { items: [mine, theirs], next_cursor: null } })),
      ],
    });
    await userEvent.setup().click(await screen.findByText("Pay the bill"));
    const sheet = within(await screen.findByRole("dialog", { name: "Your bill" }));
    expect((await sheet.findByText("Total at this table (2 orders)")).parentElement?.textContent).toContain(
      "¥1,501",
    );
    expect(sheet.getByText("This order").parentElement?.textContent).toContain("¥1,000");
    expect(sheet.getByRole("button", { name: "Split the bill" })).toBeDefined();
  });

  it("says when it should be at the table, counts down to it, and says where nobody knows", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    try {
      vi.setSystemTime("2026-11-21T12:01:00+09:00");
      await open({ serving_time: "2026-11-21T12:10:00+09:00" });
      expect(screen.getByText("around 12:10")).toBeDefined();
      expect(screen.getByText("in about 9 min")).toBeDefined();
      // What is read aloud changes each five minutes alone.
      expect(screen.getByText("in about 10 min").getAttribute("role")).toBe("status");
      await act(async () => vi.advanceTimersByTime(60_000));
      expect(screen.getByText("in about 8 min")).toBeDefined();
      expect(screen.getByText("in about 10 min")).toBeDefined();
      await act(async () => vi.advanceTimersByTime(8 * 60_000));
      const late = screen.getByText(/longer than usual/).closest<HTMLElement>('[role="status"]');
      expect(late?.textContent).toContain("At your table: planned for around 12:10");
      expect(
        within(late ?? document.body)
          .getByText("Call staff")
          .closest("a")
          ?.getAttribute("href"),
      ).toBe("/orderFood?storeId=bar&tableId=T1&tab=staff");
      expect(screen.queryByText(/as soon as it’s ready/)).toBeNull();
      cleanup();
      await open();
      expect(screen.getByText("The store doesn’t say how long it takes.")).toBeDefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it("tells its rounds apart, and which of them wait for the store", async () => {
    await open({
      order_status: OrderStatus.confirmed,
      lines: [
        someOrderLine({ is_accepted: 1 }),
        someOrderLine({ line_id: "2", name: "Beer", round: 2, number: 3, line_total: 1_800 }),
      ],
    });
    expect(screen.getByText("First order")).toBeDefined();
    expect(screen.getByText("Added order 1 · Waiting for the store")).toBeDefined();
    expect(screen.getByText("Your added items are waiting for the store to confirm.")).toBeDefined();
    expect(screen.getByText(/× 3/).textContent).toContain("¥1,800");
  });

  it("leads to the menu of its table to add dishes", async () => {
    await open();
    expect(screen.getByText("Order more").closest("a")?.getAttribute("href")).toBe(
      `/orderFood?storeId=bar&tableId=T1&add=${someOrder().order_no}`,
    );
  });

  it("is ordered again at the table where one sits: what is gone since is named before", async () => {
    const { user } = await open({
      actions: ["order_again"],
      order_status: OrderStatus.settled,
      pay_status: PayStatus.paid,
    });
    await user.click(screen.getByText("Order again"));
    expect(await screen.findByText("No longer on the menu")).toBeDefined();
    expect(screen.getByText("Go to the store")).toBeDefined();
  });

  it("sends its customer to the register with their table, and with no number that nobody calls", async () => {
    await open({ is_cashier_pending: 1, call_number: "42", seat_number: "A3" });
    expect(screen.getByText("Please pay at the register. Your table is A3.")).toBeDefined();
    expect(screen.queryByText(/42/)).toBeNull();
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
    expect(screen.getByText(/^Sent/).closest("li")?.textContent).toContain(shown);
  });
});

it("an order that cannot be read says so, and is read again by a tap", async () => {
  let isUnreachable = true;
  await renderPart(<OrderDetailScreen query={{ orderNo: "7" }} />, {
    texts: ["orders", "bill"],
    rules: [on(orderDetails, () => (isUnreachable ? { trouble: "unreachable" } : { data: someOrder() }))],
  });
  const again = await screen.findByText("Try again");
  isUnreachable = false;
  await userEvent.setup().click(again);
  expect(await screen.findByText(someOrder().order_no)).toBeDefined();
});

it("an order that another placed leads to one's own, as trying again would not help", async () => {
  await renderPart(<OrderDetailScreen query={{ orderNo: "7" }} />, {
    texts: ["orders", "bill"],
    rules: [on(orderDetails, () => ({ code: Code.noPermission }))],
  });
  const own = await screen.findByRole("link", { name: "See your orders" });
  expect(own.getAttribute("href")).toBe("/order");
  expect(screen.queryByText("Try again")).toBeNull();
});
