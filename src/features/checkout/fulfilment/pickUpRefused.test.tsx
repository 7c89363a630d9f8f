import { screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { desc, eq } from "drizzle-orm";
import { mutate } from "swr";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { CartAction } from "#contract/enumerations.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orders, slotBookings } from "#provider/db/tables/orders.ts";
import { line, taken } from "#provider/testing/guest.ts";
import { offPremisesGuest, openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.mock("#parts/stores/useAccent.ts", () => ({ useAccent: () => {} }));
vi.setConfig({ testTimeout: 30_000 });

const PATIENCE = { timeout: 10_000 };
const ADDRESS = "/submitOrderPick?storeId=diner";
const ONE = "2026-11-21T04:00:00.000Z";
const { fillCart, onTheWay, provider } = beforeProvider();
const placed = () => provider().db.$count(orders);
const last = async () =>
  (await provider().db.select().from(orders).orderBy(desc(orders.placed_at)).limit(1))[0];

let before = 0;
beforeEach(async () => {
  localStorage.clear();
  // What an earlier test was told is not remembered.
  await mutate(() => true, undefined, { revalidate: true });
  await openOffPremises(provider());
  await provider().db.delete(slotBookings);
  before = await placed();
  await fillCart("diner", { tea: 2 }, CartAction.takeAway);
});

async function open(): Promise<UserEvent> {
  await openApp(ADDRESS);
  await screen.findByText("Place order", {}, PATIENCE);
  return userEvent.setup();
}
const submit = () => screen.getByText("Place order").closest("button") as HTMLButtonElement;
const onOrder = () => waitFor(() => expect(window.location.pathname).toBe("/orderDetail"), PATIENCE);
const cart = () => JSON.parse(localStorage.getItem("cart.diner") ?? "[]") as { number: number }[];
const soonest = () => screen.findByText(/\(earliest\)$/, {}, PATIENCE);
/** Opens the sheet and takes a time of the first day. */
async function takeTime(user: UserEvent, clock: string): Promise<void> {
  const field = await screen.findByRole("group", { name: "Pickup time" }, PATIENCE);
  await user.click(await within(field).findByText(/^(Choose a day and time|Change)$/, {}, PATIENCE));
  const sheet = await screen.findByRole("dialog", {}, PATIENCE);
  await user.click(within(sheet).getByLabelText(clock));
  await user.click(within(sheet).getByText(new RegExp(`^Choose .*${clock}`)));
}
async function fillIn(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText("Name", {}, PATIENCE), "Hanako Yamada");
  await user.type(screen.getByLabelText("Phone number"), "090-1234-5678");
}
const answering = (code: number, data: unknown) =>
  onTheWay((request, ask) =>
    request.url.endsWith(createOrder.path) ? Response.json({ code, message: `Code ${code}`, data }) : ask(),
  );

describe("a time that goes while one looks at it", () => {
  it("is said before anything is sent, removed, and chosen again with the cart as it was", async () => {
    await openOffPremises(provider(), { pickup_capacity: 1 });
    const user = await open();
    await takeTime(user, "13:00");
    await fillIn(user);
    const other = await offPremisesGuest(provider());
    await taken(other.collect([line({ goods_id: "tea", price: 300 })], { mealTime: ONE }));
    before = await placed();
    await user.click(submit());
    const alert = await screen.findByRole("alertdialog", { name: "Please choose another time" }, PATIENCE);
    await user.click(within(alert).getByText("OK"));
    expect(await screen.findByText("Please choose a time")).toBeDefined();
    expect(await placed()).toBe(before);
    expect(cart()).toHaveLength(1);
    await user.click(await screen.findByText(/^Choose .*13:15/));
    await user.click(submit());
    await onOrder();
    expect((await last())?.pickup_at?.toISOString()).toBe("2026-11-21T04:15:00.000Z");
  });

  it("and that the provider refuses (433) is removed all the same", async () => {
    const user = await open();
    await soonest();
    await fillIn(user);
    answering(Code.outsideAppointmentTime, { next_time: ONE });
    await user.click(submit());
    const alert = await screen.findByRole("alertdialog", { name: "Please choose another time" }, PATIENCE);
    expect(alert.textContent).toContain("Code 433");
    await user.click(within(alert).getByText("OK"));
    expect(await screen.findByText("That time is no longer available. Please choose another")).toBeDefined();
    expect(screen.getByText(/^Choose .*13:00/)).toBeDefined();
    expect(cart()).toHaveLength(1);
  });

  it("as soon as possible moves on, and is ordered by the same question's yes, and not by its no", async () => {
    await openOffPremises(provider(), { pickup_capacity: 1 });
    const user = await open();
    await soonest();
    await fillIn(user);
    const other = await offPremisesGuest(provider());
    await taken(other.collect([line({ goods_id: "tea", price: 300 })]));
    before = await placed();
    await user.click(submit());
    const alert = await screen.findByRole("alertdialog", { name: "The earliest time has changed" }, PATIENCE);
    expect(alert.textContent).toContain("12:45");
    await user.click(within(alert).getByText("Back"));
    expect(await placed()).toBe(before);
    await taken(other.collect([line({ goods_id: "tea", price: 300 })]));
    before = await placed();
    await user.click(submit());
    const again = await screen.findByRole("alertdialog", { name: "The earliest time has changed" }, PATIENCE);
    expect(again.textContent).toContain("13:00");
    await user.click(within(again).getByText("Place order"));
    await onOrder();
    expect(await placed()).toBe(before + 1);
    expect((await last())?.pickup_at?.toISOString()).toBe(ONE);
  });
});

describe("what the store says against it", () => {
  const refused = async (code: number, data: unknown) => {
    const user = await open();
    await soonest();
    await fillIn(user);
    answering(code, data);
    await user.click(submit());
    return user;
  };

  it("outside of its hours (429) is said at the time, with the next one", async () => {
    await refused(Code.outsidePickUpTime, { next_time: ONE });
    expect(await screen.findByText(/outside the store’s hours/, {}, PATIENCE)).toBeDefined();
    expect(await screen.findByText(/^Choose .*13:00/)).toBeDefined();
  });

  it("at rest (2061) is an alert without a button", async () => {
    await refused(Code.storePaused, { next_open_time: null });
    const alert = await screen.findByRole("alertdialog", { name: "Not taking orders right now" }, PATIENCE);
    expect(within(alert).queryByRole("button")).toBeNull();
  });

  it("a method that it takes no more (431) is chosen again", async () => {
    await refused(Code.payTypeUnsupported, null);
    expect(await screen.findByText("Please choose how you would like to pay", {}, PATIENCE)).toBeDefined();
  });

  it("another price is ordered only after a yes", async () => {
    const user = await open();
    await soonest();
    await fillIn(user);
    await provider().db.update(goods).set({ price: 350 }).where(eq(goods.id, "tea"));
    await user.click(submit());
    const question = await screen.findByRole("alertdialog", { name: "The price has changed" }, PATIENCE);
    await provider().db.update(goods).set({ price: 300 }).where(eq(goods.id, "tea"));
    expect(question.textContent).toContain("It was ¥600 and is now ¥700");
    expect(await placed()).toBe(before);
  });
});
