import { screen } from "@testing-library/react";
import { createStore } from "jotai";
import { expect, it } from "vitest";
import { orderList } from "#contract/calls/order.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { sessionAtom } from "#state/account/session.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import TableOrders, { OrderCard } from "./TableOrders.tsx";

it("an order in the list says when it was placed by the clock of its store, wherever that is", async () => {
  const order = someOrder({ time_zone: "Asia/Shanghai", order_time: "2026-11-21T09:30:00Z" });
  await renderPart(<OrderCard order={order} tableId={null} />, { texts: ["orders"] });
  expect(screen.getByText(/17:30/)).toBeDefined();
});

it("the orders of a table lead to the bill of one's own that is still to be paid", async () => {
  const store = createStore();
  store.set(sessionAtom, { uid: "u1", auth_token: "t", inform_channel: null, inform_channel_member: null });
  const theirs = someOrder({ order_no: "1", is_mine: 0, actions: [] });
  const mine = someOrder({ order_no: "2", actions: ["pay"] });
  await renderPart(<TableOrders storeId="bar" tableId="T1" />, {
    texts: ["orders"],
    store,
    uid: "u1",
    rules: [on(orderList, () => ({ data: { items: [theirs, mine], next_cursor: null } }))],
  });
  const bill = await screen.findByRole("link", { name: "Pay the bill" });
  expect(bill.getAttribute("href")).toBe("/orderDetail?orderNo=2&storeId=bar&tableId=T1&pay=1");
  // Until all is served one rather wants more than the bill.
  const more = screen.getByRole("link", { name: "Order more" });
  expect([bill.dataset["kind"], more.dataset["kind"]]).toEqual(["outline", "primary"]);
  store.set(sessionAtom, null);
});
