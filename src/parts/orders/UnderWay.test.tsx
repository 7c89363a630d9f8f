import { screen, waitFor } from "@testing-library/react";
import { createStore } from "jotai";
import { describe, expect, it } from "vitest";
import { orderList } from "#contract/calls/order.ts";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import type { OrderDetail, OrderSummary } from "#contract/order.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { sessionAtom } from "#state/account/session.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import UnderWay from "./UnderWay.tsx";

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const collected = (said: Partial<OrderDetail>) =>
  someOrder({ order_type: OrderType.takeAway, order_status: OrderStatus.confirmed, ...said });

async function show(items: readonly OrderSummary[]) {
  let asked = 0;
  const store = createStore();
  store.set(sessionAtom, { uid: "u", auth_token: "t", inform_channel: null, inform_channel_member: null });
  await renderPart(<UnderWay />, {
    store,
    texts: ["home", "orders"],
    rules: [
      on(orderList, () => {
        asked += 1;
        return { data: { items: [...items], next_cursor: null, counts: null } } as never;
      }),
    ],
  });
  await waitFor(() => expect(asked).toBe(1));
}

describe("the order under way", () => {
  it("says how it stands and in how many minutes one has it, and leads to it", async () => {
    await show([collected({ order_no: "7", pickup_time: inMinutes(11.5) })]);
    const link = await screen.findByRole("link", { name: /Preparing.*Bar.*12 min/ });
    expect(link.getAttribute("href")).toBe("/orderDetail?orderNo=7&storeId=bar");
  });

  it("says the first of several, and leads to them all", async () => {
    await show([
      collected({ order_no: "7", store_name: "Late", pickup_time: inMinutes(50) }),
      collected({ order_no: "8", store_name: "Soon", pickup_time: inMinutes(9.5) }),
    ]);
    const link = await screen.findByRole("link", { name: /Soon.*\+1 more/ });
    expect(link.getAttribute("href")).toBe("/order?tab=4");
  });

  it("is not there for whoever waits for nothing", async () => {
    await show([collected({ order_status: OrderStatus.settled })]);
    expect(screen.queryByRole("link")).toBeNull();
  });
});
