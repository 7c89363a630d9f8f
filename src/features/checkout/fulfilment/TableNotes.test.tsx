import { act, screen, waitFor } from "@testing-library/react";
import { createStore } from "jotai";
import { expect, it } from "vitest";
import { someUser } from "#boot/testing/session.ts";
import { orderList } from "#contract/calls/order.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import type { TableInfo } from "#contract/store.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { someStore } from "#parts/testing/someStore.ts";
import { sessionAtom } from "#state/account/session.ts";
import { OthersOrdered } from "./OthersOrdered.tsx";
import { TableNotes } from "./TableNotes.tsx";

async function show(said: Partial<TableInfo>) {
  const { table } = someStore();
  if (table === null) throw new Error("The store has no table");
  return renderPart(<TableNotes table={{ ...table, ...said }} />, { texts: ["checkout"], rules: [] });
}

it("says before one orders that the staff confirm the table, with the way round it", async () => {
  await show({ is_verified: 0, is_let_in_by_staff: 1, let_in_minutes: 15 });
  expect(screen.getByText("The staff will confirm your table first")).toBeDefined();
  expect(screen.getByText(/within 15 min,/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Scan the code on your table" })).toBeDefined();
});

it.each<[string, Partial<TableInfo>, string]>([
  ["of an older provider", { is_verified: 0 }, "Staff may stop by to confirm your table."],
  ["where the store lets bare codes in", { is_verified: 0, is_let_in_by_staff: 0 }, ""],
  ["with the signed code", { is_let_in_by_staff: 0, orders_left: 20 }, ""],
  [
    "with few orders left",
    { orders_left: 2 },
    "Orders you can place right now: 2. After that, please wait a few minutes.",
  ],
  [
    "with none left",
    { orders_left: 0 },
    "Many orders have come in within a short time. Please wait a few minutes before you order again.",
  ],
])("a table %s says no more than there is to know", async (_, said, text) => {
  const { container } = await show(said);
  expect(container.textContent).toBe(text);
});

/** What others are said to have ordered, at a table of which these orders are known. */
async function showOrders(orders: readonly Partial<OrderSummary>[], is_occupied: 0 | 1 = 1) {
  const store = createStore();
  store.set(sessionAtom, someUser());
  const shown = someStore();
  if (shown.table === null) throw new Error("The store has no table");
  const ordered = { is_mine: 0, order_status: OrderStatus.pending, goods_names: [] } as const;
  return renderPart(
    <OthersOrdered store={{ ...shown, table: { ...shown.table, is_occupied } }} tableId="T1.sig" />,
    {
      store,
      uid: "u1",
      texts: ["checkout"],
      rules: [
        on(orderList, () => ({
          data: { items: orders.map((order) => ({ ...ordered, ...order })), next_cursor: null } as never,
        })),
      ],
    },
  );
}

it("names what others at the table have ordered, each dish once, with the way to all of it", async () => {
  await showOrders([
    { goods_names: ["Gyoza", "Ramen"] },
    { goods_names: ["Ramen", "Rice", "Beer", "Tea"] },
    { goods_names: ["Own"], is_mine: 1 },
    { goods_names: ["Canceled"], order_status: OrderStatus.canceled },
  ]);
  expect(
    await screen.findByText(/^Others at your table have ordered: Gyoza; Ramen; Rice; Beer…/),
  ).toBeDefined();
  expect(screen.getByRole("link", { name: "View" }).getAttribute("href")).toMatch(/tab=orders/);
});

it("says nothing of others where there are none, and does not ask at a table that nobody has ordered at", async () => {
  const alone = await showOrders([{ goods_names: ["Own"], is_mine: 1 }]);
  await waitFor(() => expect(alone.sentTo(orderList)).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(alone.container.textContent).toBe("");
  const { sentTo } = await showOrders([], 0);
  expect(sentTo(orderList)).toEqual([]);
});
