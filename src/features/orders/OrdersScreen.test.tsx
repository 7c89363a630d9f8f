import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { eq } from "drizzle-orm";
import { mutate } from "swr";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { orderList } from "#contract/calls/order.ts";
import { OrderStatus, OrderTab, PayType } from "#contract/enumerations.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { stores } from "#provider/db/tables/stores.ts";
import { taken } from "#provider/testing/guest.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";
import { someOrder } from "#tests/domain/someOrder.ts";
import { OrderPages } from "./OrdersScreen.tsx";
import { offPremisesCustomer, tea } from "./testing/offPremisesCustomer.ts";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.setConfig({ testTimeout: 60_000 });

const PATIENCE = { timeout: 15_000 };
const { provider, onTheWay } = beforeProvider();
const user = userEvent.setup();
let one: Awaited<ReturnType<typeof offPremisesCustomer>>;

const list = (name = "Orders") => screen.findByRole("list", { name }, PATIENCE);
const card = async (order_no: string) => {
  const [button] = await screen.findAllByText(new RegExp(order_no), {}, PATIENCE);
  const found = button?.closest("article");
  if (!found) throw new Error(`No card of ${order_no}`);
  return within(found);
};
/** What the cards offer, in their order. */
const offered = async (name: string) =>
  within(await list(name))
    .getAllByText(/^\(Store diner/)
    .map((hidden) => hidden.parentElement?.textContent.replace(/ \(.*/, ""));
const address = () => window.location.pathname + window.location.search;

// Another customer each time: what was read of the last one's orders is nobody else's.
beforeEach(async () => {
  localStorage.clear();
  await provider().openLimits();
  one = await offPremisesCustomer(provider());
  one.comeIn();
});

describe("one's orders", () => {
  it("are by how they stand in five tabs, each with what to do next", async () => {
    const unpaid = await one.takeAway([], { pay_type: PayType.payPay });
    const atCounter = await one.takeAway(["accept", "ready"]);
    const handedOut = await one.takeAway(["accept", "ready", "pay_cash"]);
    const done = await one.takeAway(["accept", "ready", "pay_cash", "complete"]);
    const gone = await one.takeAway(["cancel"]);
    await openApp("/order");
    expect(await offered("In progress")).toEqual(["I got it", "Track order", "Pay"]);
    expect(await offered("Earlier orders")).toEqual(["Order again", "Write a review", "Order again"]);
    expect((await card(unpaid)).getByText("Awaiting payment")).toBeDefined();
    expect((await card(unpaid)).getByText(/^Pay by \d\d:\d\d$/)).toBeDefined();
    expect(screen.getAllByText(/^Pay by/)).toHaveLength(1);
    expect((await card(atCounter)).getByText("Ready for pickup")).toBeDefined();
    expect((await card(atCounter)).getByText(/^Pickup: .+ No\. \d{3}$/)).toBeDefined();
    expect((await card(gone)).getByText("Canceled")).toBeDefined();
    expect((await card(done)).getByText("Pickup", { exact: true })).toBeDefined();
    expect((await card(done)).getByRole("link", { name: /Write a review/ }).getAttribute("href")).toBe(
      `/evaluation?orderNo=${done}`,
    );
    const tabs = screen.getAllByRole("tab").map((tab) => tab.textContent);
    expect(tabs).toEqual(["All", "To pay1", "In progress3", "To review1", "Canceled"]);
    const within5 = [
      // What is paid in cash at pickup is nothing to pay before.
      ["To pay", 1],
      ["In progress", 3],
      ["To review", 1],
      ["Canceled", 1],
    ] as const;
    for (const [name, count] of within5) {
      await user.click(screen.getByRole("tab", { name: new RegExp(`^${name}`) }));
      await waitFor(
        async () => expect(within(await list()).getAllByRole("article")).toHaveLength(count),
        PATIENCE,
      );
    }
    expect(address()).toBe("/order?tab=6");
    expect(await screen.findByText(new RegExp(gone))).toBeDefined();
    expect(screen.queryByText(new RegExp(handedOut))).toBeNull();
  });

  it("at a table say which, and when what was ordered should be there, until it is", async () => {
    await provider().db.update(stores).set({ serving_minutes: 20 }).where(eq(stores.id, "diner"));
    const { order_no: served } = await taken(one.order([tea]));
    for (const action of ["accept", "complete"] as const) await one.act(served, action);
    const { order_no: cooked } = await taken(one.order([tea]));
    await openApp("/order");
    expect((await card(cooked)).getByText("Table T1")).toBeDefined();
    expect((await card(cooked)).getByText(/^At your table around \d\d:\d\d$/)).toBeDefined();
    expect((await card(served)).queryByText(/^At your table around/)).toBeNull();
    // More dishes go to the order's table, and those of a meal that is over are ordered again.
    const more = (await card(cooked)).getByRole("link", { name: /^Order more/ }).getAttribute("href");
    expect(more).toBe(`/orderFood?storeId=diner&tableId=diner-T1&add=${cooked}`);
    for (const action of ["pay_cash", "settle"] as const) await one.act(served, action);
    await mutate(() => true);
    const again = { name: /^Order again/ };
    await waitFor(
      async () => expect((await card(served)).getByRole("button", again)).toBeDefined(),
      PATIENCE,
    );
  });

  it("are received only after a yes", async () => {
    const order_no = await one.takeAway(["accept", "ready", "pay_cash"]);
    await openApp("/order");
    await user.click((await card(order_no)).getByRole("button", { name: /^I got it/ }));
    await user.click(await screen.findByRole("button", { name: "Go back" }, PATIENCE));
    expect(await one.read(order_no)).toMatchObject({ order_status: OrderStatus.confirmed });
    await user.click((await card(order_no)).getByRole("button", { name: /^I got it/ }));
    await user.click(await screen.findByRole("button", { name: "Yes, received" }, PATIENCE));
    await waitFor(async () => expect((await card(order_no)).getByText("Picked up")).toBeDefined(), PATIENCE);
    expect(await one.read(order_no)).toMatchObject({ order_status: OrderStatus.completed, is_locked: 1 });
  });

  it("keep whoever goes by the keyboard at the order that is received, or at what stands in its place", async () => {
    const next = await one.takeAway(["accept"]);
    const gone = await one.takeAway(["accept", "ready", "pay_cash"]);
    const still = await one.takeAway(["accept", "ready", "pay_cash"]);
    const receive = async (order_no: string) => {
      (await card(order_no)).getByRole("button", { name: /^I got it/ }).focus();
      await user.keyboard("{Enter}");
      (await screen.findByRole("button", { name: "Yes, received" }, PATIENCE)).focus();
      await user.keyboard("{Enter}");
    };
    const focused = () => document.activeElement?.getAttribute("href");
    await openApp("/order");
    await receive(still);
    await waitFor(() => expect(focused()).toContain(still), PATIENCE);
    await user.click(screen.getByRole("tab", { name: /^In progress/ }));
    await receive(gone);
    await waitFor(() => expect(focused()).toContain(next), PATIENCE);
  });

  it("that changed meanwhile show how they truly stand when it is refused", async () => {
    const order_no = await one.takeAway(["accept", "ready", "pay_cash"]);
    await openApp("/order");
    const button = (await card(order_no)).getByRole("button", { name: /^I got it/ });
    await one.act(order_no, "cancel");
    await user.click(button);
    await user.click(await screen.findByRole("button", { name: "Yes, received" }, PATIENCE));
    await waitFor(async () => expect((await card(order_no)).getByText("Refunded")).toBeDefined(), PATIENCE);
  });

  it("that cannot be read say so, and are read again by a tap", async () => {
    await one.takeAway();
    onTheWay((request, ask) => (request.url.endsWith(orderList.path) ? Response.error() : ask()));
    await openApp("/order");
    const again = await screen.findByRole("button", { name: "Try again" }, PATIENCE);
    onTheWay((_, ask) => ask());
    await user.click(again);
    expect(within(await list("In progress")).getAllByRole("article").length).toBeGreaterThan(0);
  });

  it("go on from page to page, and what is further down is read again with the first", async () => {
    const first = await one.takeAway();
    for (let more = 0; more < 20; more += 1) await one.takeAway();
    await openApp("/order");
    await list("In progress");
    expect(screen.queryByText(new RegExp(first))).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Show more" }, PATIENCE));
    expect((await card(first)).getByText("Waiting for the store")).toBeDefined();
    await one.act(first, "accept");
    // What was asked for a moment ago is not asked for twice.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(async () => expect((await card(first)).getByText("Preparing")).toBeDefined(), PATIENCE);
  });
});

describe("nobody's orders", () => {
  it("lead a stranger to sign in, and back to the tab where they were", async () => {
    localStorage.clear();
    const asked: string[] = [];
    onTheWay((request, ask) => {
      asked.push(request.url);
      return ask();
    });
    await openApp("/order?tab=5");
    const link = await screen.findByRole("link", { name: "Sign in" }, PATIENCE);
    expect(link.getAttribute("href")).toBe(`/loginInput?callback=${encodeURIComponent("/order?tab=5")}`);
    expect(asked.filter((url) => url.endsWith(orderList.path))).toEqual([]);
  });

  it.each([
    ["0", "No orders yet"],
    ["5", "Nothing to pay"],
    ["4", "Nothing in progress"],
    ["3", "Nothing to review"],
    ["6", "No canceled orders"],
    ["9", "No orders yet"],
  ])("in tab %s are told with a way on: %s", async (tab, words) => {
    (await offPremisesCustomer(provider())).comeIn();
    await openApp(`/order?tab=${tab}`);
    expect(await screen.findByText(words, {}, PATIENCE)).toBeDefined();
    expect(screen.getByRole("link", { name: "Find a store" }).getAttribute("href")).toBe("/home");
    cleanup();
  });
});

it.each([
  ["an order is open", 0, 2],
  ["all are closed", 3, 1],
] as const)(
  "while no messages arrive and %s, the list is asked for every 15 seconds or not at all",
  async (_name, order_status, times) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const page = { items: [someOrder({ order_status })], next_cursor: null };
      const { sentTo } = await renderPart(<OrderPages tab={OrderTab.all} name="orders" />, {
        texts: ["orders", "stores"],
        uid: "u",
        rules: [on(orderList, () => ({ data: page }))],
      });
      await screen.findByText("Bar");
      const before = sentTo(orderList).length;
      await act(() => vi.advanceTimersByTimeAsync(15_100));
      expect(sentTo(orderList).length - before).toBe(times - 1);
    } finally {
      vi.useRealTimers();
    }
  },
);
