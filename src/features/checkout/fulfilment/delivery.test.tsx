import { screen, waitFor } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { desc, eq } from "drizzle-orm";
import { mutate } from "swr";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createOrder } from "#contract/calls/order.ts";
import { CartAction, OrderType, PayType } from "#contract/enumerations.ts";
import { orderLines, orders, slotBookings } from "#provider/db/tables/orders.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.mock("#parts/stores/useAccent.ts", () => ({ useAccent: () => {} }));
vi.setConfig({ testTimeout: 30_000 });

const PATIENCE = { timeout: 10_000 };
const FAR = { latitude: 35.6896, longitude: 139.7006 };
const { fillCart, onTheWay, provider } = beforeProvider();
const last = async () =>
  (await provider().db.select().from(orders).orderBy(desc(orders.placed_at)).limit(1))[0];

let one: OffPremisesGuest;
beforeEach(async () => {
  localStorage.clear();
  // What an earlier test was told is not remembered.
  await mutate(() => true, undefined, { revalidate: true });
  await openOffPremises(provider());
  await provider().db.delete(slotBookings);
  await fillCart("diner", { bento: 1 }, CartAction.delivery);
  one = await offPremisesGuest(provider());
  localStorage.setItem("user", JSON.stringify(one.session));
});

async function open(more = ""): Promise<UserEvent> {
  await openApp(`/submitOrderDev?storeId=diner${more}`);
  await screen.findByText("Place order", {}, PATIENCE);
  return userEvent.setup();
}
/** An address as it is shown, with hyphens at which no line ends. */
const isAddress = (text: string) => new RegExp(text.replaceAll("-", "\u2011"));
const submit = () => screen.getByText("Place order").closest("button") as HTMLButtonElement;
const onOrder = () => waitFor(() => expect(window.location.pathname).toBe("/orderDetail"), PATIENCE);
/** All is known: the soonest time, and cash at the door. */
const known = async () => {
  await screen.findByText(/\(earliest\)$/, {}, PATIENCE);
  await screen.findByRole("button", { name: /^Cash on delivery/ }, PATIENCE);
};

describe("the confirmation of a delivery", () => {
  it("goes to the default address, tells what it costs and why, and is placed", async () => {
    await one.address();
    const user = await open();
    expect(await screen.findByText(isAddress("東京都港区芝公園4-2-8"), {}, PATIENCE)).toBeDefined();
    expect(await screen.findByText(/away · Delivery ¥300$/, {}, PATIENCE)).toBeDefined();
    expect(screen.getByText("Add ¥2,300 for free delivery")).toBeDefined();
    await known();
    expect(screen.getByLabelText(/Leave at the door/)).toHaveProperty("disabled", true);
    expect(submit().textContent).toContain("¥1,000");
    await user.click(submit());
    await onOrder();
    expect(await last()).toMatchObject({
      order_type: OrderType.delivery,
      pay_type: PayType.cashOnDelivery,
      total: 1000,
      contact_name: "山田",
    });
  });

  it("takes the address that was chosen elsewhere, and leaves a note for the courier in Japanese too", async () => {
    await one.address();
    const address_id = await one.address({ address: "芝5-1", name: "鈴木" });
    const user = await open(`&addressId=${address_id}`);
    expect(await screen.findByText(isAddress("港区芝5-1"), {}, PATIENCE)).toBeDefined();
    await waitFor(() => expect(window.location.search).toBe("?storeId=diner"));
    const way = screen.getByText(isAddress("港区芝5-1")).closest("a")?.getAttribute("href");
    expect(way).toBe("/userAddress?callback=%2FsubmitOrderDev%3FstoreId%3Ddiner&forStore=diner");
    await user.click(await screen.findByRole("button", { name: /^Cash on delivery/ }, PATIENCE));
    await user.click(await screen.findByLabelText("PayPay", {}, PATIENCE));
    await user.click(screen.getByLabelText(/Leave at the door/));
    await user.click(screen.getByRole("button", { name: "Add a request" }));
    await user.type(screen.getByLabelText(/Special requests/), "No ice");
    vi.spyOn(window, "location", "get");
    await user.click(screen.getByText("Order and pay"));
    await onOrder();
    expect((await last())?.remark).toBe("玄関前に置いてください。 (Please leave it at the door.)\nNo ice");
  });

  it("without an address leads to one, with the form to come back to", async () => {
    localStorage.removeItem("user");
    await openApp("/submitOrderDev?storeId=diner");
    const add = await screen.findByText("Add an address", {}, PATIENCE);
    expect(add.closest("a")?.getAttribute("href")).toBe(
      "/addAddress?callback=%2FsubmitOrderDev%3FstoreId%3Ddiner",
    );
    // The step that comes before is the one button at the foot.
    expect(screen.queryByText("Place order")).toBeNull();
  });

  it("below the least order says what is missing, and is not sent", async () => {
    await openOffPremises(provider(), { minimum_order: 1120 });
    await one.address();
    await openApp("/submitOrderDev?storeId=diner");
    const user = userEvent.setup();
    expect(
      await screen.findByText("Add ¥420 more to order (¥1,120 minimum for delivery).", {}, PATIENCE),
    ).toBeDefined();
    // The step that comes before is the one button at the foot.
    const menu = screen.getByText("Add ¥420 more").closest("a")?.getAttribute("href");
    expect(menu).toBe("/storeHome?storeId=diner&type=3");
    expect(screen.queryByText("Place order")).toBeNull();
    await known();
    await user.click(screen.getByRole("button", { name: /Add one bento/ }));
    await user.click(submit());
    await onOrder();
  });

  it("out of range offers another address, or to collect the same dishes", async () => {
    await one.address({ position: FAR });
    const user = await open();
    expect(await screen.findByText("The store doesn’t deliver to this address", {}, PATIENCE)).toBeDefined();
    expect(screen.getByText(/delivers up to 5 km/)).toBeDefined();
    await user.click(submit());
    expect(await screen.findByText(/^Outside the delivery area/)).toBeDefined();
    await user.click(await screen.findByText("Switch to pickup"));
    expect(await screen.findByText("Pickup location", {}, PATIENCE)).toBeDefined();
    expect(submit().textContent).toContain("¥700");
  });

  it.each([
    [401, null, /^We don’t know where this is/],
    [403, { distance: 6_000, max_distance: 5_000 }, /^Outside the delivery area/],
    [430, { next_time: null }, /outside the store’s hours/],
  ])("that the provider refuses with %i is said at the field", async (code, data, words) => {
    await one.address();
    const user = await open();
    await known();
    onTheWay((request, ask) =>
      request.url.endsWith(createOrder.path) ? Response.json({ code, message: `Code ${code}`, data }) : ask(),
    );
    await user.click(submit());
    expect(await screen.findByText(words, {}, PATIENCE)).toBeDefined();
  });

  it("of goods whose options or stock are gone names them, and goes on without", async () => {
    await fillCart("diner", { bento: 1, few: 2 }, CartAction.delivery);
    await one.address();
    const user = await open();
    await known();
    await provider().setStock("few", 0);
    await user.click(submit());
    const rest = await screen.findByText("Order without 1 sold-out item", {}, PATIENCE);
    await provider().setStock("few", 5);
    await user.click(rest);
    await onOrder();
    const order_no = new URLSearchParams(window.location.search).get("orderNo") ?? "";
    const ordered = await provider().db.select().from(orderLines).where(eq(orderLines.order_no, order_no));
    expect(ordered.map(({ goods_id }) => goods_id)).toEqual(["bento"]);
  });
});
