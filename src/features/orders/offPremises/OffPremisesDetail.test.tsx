import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { closeOrder } from "#contract/calls/order.ts";
import { OrderStatus, PayType } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { taken } from "#provider/testing/guest.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";
import { offPremisesCustomer, bento } from "#features/orders/testing/offPremisesCustomer.ts";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.setConfig({ testTimeout: 60_000 });

const PATIENCE = { timeout: 15_000 };
const { provider, onTheWay } = beforeProvider();
const user = userEvent.setup();
let one: Awaited<ReturnType<typeof offPremisesCustomer>>;

const see = async (order_no: string) => {
  await openApp(`/orderDetail?orderNo=${order_no}&storeId=diner`);
  await screen.findByText(order_no, {}, PATIENCE);
};
const steps = () =>
  within(screen.getByRole("list", { name: "Order status" }))
    .getAllByRole("listitem")
    .map((step) => step.textContent.replaceAll(/\d\d:\d\d/g, "").trim());
const button = (name: string) => screen.findByRole("button", { name }, PATIENCE);
const section = async (name: string) =>
  within((await screen.findByRole("heading", { name }, PATIENCE)).closest("section") ?? document.body);

beforeEach(async () => {
  localStorage.clear();
  one = await offPremisesCustomer(provider());
  one.comeIn();
});

describe("an order to take away", () => {
  it("says when to come, what the counter asks for, and where it is", async () => {
    const mealTime = "2026-11-21T06:30:00.000Z";
    const order_no = await one.takeAway(["accept", "ready"], { mealTime });
    const { call_number } = await one.read(order_no);
    await see(order_no);
    expect(screen.getByText(call_number)).toBeDefined();
    const counter = await section("At the counter");
    expect(counter.getByText("5678")).toBeDefined();
    expect(screen.getByText(/15:30/)).toBeDefined();
    expect(steps()).toEqual([
      "Order (done)Sent Accepted",
      "Ready for pickup (now)Ready",
      "Picked up (upcoming)",
    ]);
    const store = await section("Changes and help");
    expect(store.getByRole("link", { name: "Directions" }).getAttribute("href")).toMatch(
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/,
    );
    expect(store.getByRole("link", { name: "Message the store" }).getAttribute("href")).toBe(
      "/message?storeId=diner",
    );
    expect(screen.queryByRole("button", { name: "Cancel the order" })).toBeNull();
    expect(screen.getByText(`Show number ${call_number} at the counter.`)).toBeDefined();
    expect(screen.getByText(/^Please pay ¥300 at the register/)).toBeDefined();
  });

  it("that was cancelled is called out nowhere any more, and was not charged", async () => {
    const order_no = await one.takeAway(["cancel"]);
    await see(order_no);
    expect(screen.getByText("You haven’t been charged.")).toBeDefined();
    expect(screen.getByText("Nothing to pay")).toBeDefined();
    expect(screen.queryByText("Pickup number")).toBeNull();
  });

  it("to be paid online says until when, and one that came to be paid asks how at once", async () => {
    const order_no = await one.takeAway([], { pay_type: PayType.payPay });
    await openApp(`/orderDetail?orderNo=${order_no}&storeId=diner&pay=1`);
    expect(await screen.findByText(/^Pay by \d\d:\d\d or/, {}, PATIENCE)).toBeDefined();
    expect(await screen.findByRole("heading", { name: "Payment" }, PATIENCE)).toBeDefined();
  });

  it("is cancelled with a reason, which need not be given", async () => {
    const order_no = await one.takeAway();
    await see(order_no);
    await user.click(await button("Cancel the order"));
    await user.click(await screen.findByRole("radio", { name: "The time no longer works" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Cancel the order" }));
    expect(await screen.findByText("Reason: The time no longer works", {}, PATIENCE)).toBeDefined();
    expect(await one.read(order_no)).toMatchObject({ order_status: OrderStatus.canceled });
    expect(await button("Order again")).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toContain("You haven’t been charged."));
  });

  it("that the store took meanwhile is not cancelled, and shows that it was taken", async () => {
    const order_no = await one.takeAway();
    await see(order_no);
    await user.click(await button("Cancel the order"));
    await one.act(order_no, "accept");
    await user.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancel the order" }),
    );
    expect((await screen.findAllByText("Preparing", {}, PATIENCE))[0]).toBeDefined();
    expect(screen.queryByRole("button", { name: "Cancel the order" })).toBeNull();
    expect(await one.read(order_no)).toMatchObject({ order_status: OrderStatus.confirmed });
  });

  it("whose cancelling was never answered is read again, and shows that it was cancelled", async () => {
    const order_no = await one.takeAway();
    await see(order_no);
    await user.click(await button("Cancel the order"));
    onTheWay(async (request, ask) => {
      const answer = await ask();
      return request.url.endsWith(closeOrder.path) ? Response.error() : answer;
    });
    await user.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancel the order" }),
    );
    expect((await screen.findAllByText("Canceled", {}, PATIENCE)).length).toBeGreaterThan(0);
  });

  it("has its requests changed until the store takes it", async () => {
    const order_no = await one.takeAway([], { remark: "No ice" });
    await see(order_no);
    await user.click(await button("Edit requests"));
    const field = await screen.findByRole("textbox", { name: /Special requests/ }, PATIENCE);
    await user.clear(field);
    await user.type(field, "Two bags");
    await user.click(await button("Save"));
    expect(await screen.findByText("Two bags", {}, PATIENCE)).toBeDefined();
    expect(await one.read(order_no)).toMatchObject({ remark: "Two bags" });
  });

  it("is received only after a yes that says what it does", async () => {
    const order_no = await one.takeAway(["accept", "ready", "pay_cash"]);
    await see(order_no);
    await user.click(await button("I got it"));
    expect(await screen.findByText(/You won’t be able to cancel it/, {}, PATIENCE)).toBeDefined();
    await user.click(await button("Yes, received"));
    expect(await screen.findByRole("link", { name: "Write a review" }, PATIENCE)).toBeDefined();
    expect(document.activeElement?.textContent).toMatch(/^Thank you, and see you again/);
    expect(await one.read(order_no)).toMatchObject({ order_status: OrderStatus.completed, is_locked: 1 });
  });

  it.each([
    [3, /¥300 was refunded to PayPay/],
    [4, /Your refund of ¥300 isn’t complete yet/],
  ] as const)("with pay status %i says what became of the money", async (pay_status, words) => {
    const order_no = await one.takeAway(["cancel"]);
    await provider()
      .db.update(orders)
      .set({ pay_status, pay_type: PayType.payPay })
      .where(eq(orders.order_no, order_no));
    await see(order_no);
    expect(await screen.findByText(words, {}, PATIENCE)).toBeDefined();
  });
});

const SATO = {
  courier_name: "Sato",
  courier_phone: "090-1111-2222",
  delivery_company: "ヤマト運輸",
  delivery_number: "1234-5678-9012",
};

describe("an order to deliver", () => {
  it("says where it goes, who brings it, and what the way costs", async () => {
    const { order_no } = await taken(one.deliver([bento], await one.address()));
    await one.act(order_no, "accept");
    await one.act(order_no, "ready", { courier: SATO });
    await see(order_no);
    const delivery = await section("Delivery");
    expect(delivery.getByText("〒105-0011")).toBeDefined();
    expect(delivery.getByText(/芝公園4-2-8/)).toBeDefined();
    expect(delivery.getByText("Sato")).toBeDefined();
    expect(screen.queryByRole("region", { name: "Courier" })).toBeNull();
    expect(delivery.getByRole("link", { name: /Call the courier/ }).getAttribute("href")).toBe(
      "tel:09011112222",
    );
    expect(delivery.getByRole("link", { name: "Track the parcel" }).getAttribute("href")).toMatch(
      /kuronekoyamato.*id=123456789012$/,
    );
    expect(steps()).toEqual([
      "Order (done)Sent Accepted",
      "On its way (now)Picked up by the courier",
      "Delivered (upcoming)",
    ]);
    expect(screen.getByText("¥300")).toBeDefined();
    expect(screen.queryByText("Pickup number")).toBeNull();
    await user.click(await button("I got it"));
    await user.click(await button("Yes, received"));
    await waitFor(
      async () => expect(await one.read(order_no)).toMatchObject({ order_status: OrderStatus.completed }),
      PATIENCE,
    );
  });

  it("on its way tells how far its courier still is, as soon as they say where they are", async () => {
    const { order_no } = await taken(one.deliver([bento], await one.address()));
    await one.act(order_no, "accept");
    await one.act(order_no, "ready", { courier: SATO });
    const position = { latitude: 35.67, longitude: 139.75 };
    const courier_place = { position, told_at: provider().parts.clock().toISOString() };
    await provider().db.update(orders).set({ courier_place }).where(eq(orders.order_no, order_no));
    await see(order_no);
    expect(await screen.findByText(/^About [\d.]+ km away as of \d\d:\d\d/, {}, PATIENCE)).toBeDefined();
    expect(screen.getByRole("region", { name: "Courier" })).toBeDefined();
  });

  it("that was opened by a cold link leads back to one's orders", async () => {
    const { order_no } = await taken(one.deliver([bento], await one.address()));
    await see(order_no);
    await user.click(await button("Back"));
    await waitFor(() => expect(window.location.pathname).toBe("/order"), PATIENCE);
  });
});
