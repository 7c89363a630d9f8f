import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeOrder, orderDetails } from "#contract/calls/order.ts";
import { acceptOrder } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { alertAtom } from "#state/page/alerts.ts";
import { placeAtom } from "#state/page/pageState.ts";
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
  ["Pay", "Order more", "Cancel the order", "Call staff", "Finish and close"].filter((name) =>
    screen.queryByText(name),
  );

describe("the way back to an order's table", () => {
  const SIGNED = "T1.3.c2lnbmVk";
  const add = async (tableId: string | undefined, said: { readonly remembered?: string | null } = {}) => {
    const order = someOrder({ table_id: "T1", store_id: "bar", actions: ["add_dishes"] });
    const store = createStore();
    store.set(placeAtom, { store_id: "bar", table_id: said.remembered ?? null, isHere: true });
    await renderPart(
      <OrderDetailScreen query={{ orderNo: order.order_no, storeId: "bar", ...(tableId && { tableId }) }} />,
      { texts: ["orders", "bill"], store, uid: "u1", rules: [on(orderDetails, () => ({ data: order }))] },
    );
    const link = (await screen.findByText("Order more")).closest("a");
    return new URLSearchParams(link?.search).get("tableId");
  };
  const sent = { client_order_id: "c1", path: "/order/order/createorder", store_id: "bar", request: {} };
  const attempt = { ...sent, table_id: SIGNED, started_at: 0, state: "sent", order_no: someOrder().order_no };
  const writeJournal = (changes: object = {}) =>
    localStorage.setItem("noren.journal", JSON.stringify([{ ...attempt, ...changes }]));

  it("keeps the signed code that it was come by", async () => {
    expect(await add(SIGNED)).toBe(SIGNED);
  });

  it("finds the code that the order was sent by, where the address has none or the bare id alone", async () => {
    writeJournal();
    expect(await add(undefined)).toBe(SIGNED);
    cleanup();
    writeJournal();
    expect(await add("T1")).toBe(SIGNED);
  });

  it("takes the code of another order of this visit, and none of a visit long ago", async () => {
    writeJournal({ order_no: "another", started_at: Date.now() - 3_600_000 });
    expect(await add(undefined)).toBe(SIGNED);
    cleanup();
    writeJournal({ order_no: "another", started_at: Date.now() - 13 * 3_600_000 });
    expect(await add(undefined)).toBe("T1");
  });

  it("takes the code of the table that one is at", async () => {
    expect(await add(undefined, { remembered: SIGNED })).toBe(SIGNED);
  });
});

describe("an order", () => {
  it.each<[string, OrderDetail["actions"], string[]]>([
    [
      "just placed",
      ["pay", "add_dishes", "cancel", "call_staff"],
      ["Pay", "Order more", "Cancel the order", "Call staff"],
    ],
    [
      "being prepared",
      ["pay", "add_dishes", "call_staff", "confirm_receipt"],
      ["Pay", "Order more", "Call staff", "Finish and close"],
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

  it("from a table's bare id says what it waits for, and until when", async () => {
    await open({ order_status: OrderStatus.pending, let_in_until: "2026-11-21T12:15:00+09:00" });
    expect(screen.getByText("Table to be confirmed")).toBeDefined();
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

  it("is finished only after a yes", async () => {
    const { user, asked, sentTo } = await open({ actions: ["confirm_receipt", "pay"] });
    await user.click(screen.getByText("Finish and close"));
    expect(sentTo(acceptOrder)).toHaveLength(0);
    asked()?.onClose?.();
    await waitFor(() => expect(buttons()).toEqual(["Pay"]));
    expect(sentTo(acceptOrder)).toHaveLength(1);
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
    expect(screen.getByText("Ordered").closest("li")?.textContent).toContain(shown);
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
