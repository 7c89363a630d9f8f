import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { desc } from "drizzle-orm";
import { createStore } from "jotai";
import { mutate } from "swr";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createOrder } from "#contract/calls/order.ts";
import { getDetailByTransId, storePayList } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { CartAction, OrderType, PayType, Registration } from "#contract/enumerations.ts";
import { orders, slotBookings } from "#provider/db/tables/orders.ts";
import { line, taken } from "#provider/testing/guest.ts";
import { offPremisesGuest, openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { forgetContactsAtom } from "#state/orders/orderDraft.ts";
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
const timeField = () => screen.findByRole("group", { name: "Pickup time" }, PATIENCE);
/** The time in its row, which the law's facts say once more. */
const timeTaken = async (time: RegExp) => within(await timeField()).findByText(time, {}, PATIENCE);
/** Opens the sheet and takes a time of the first day. */
async function takeTime(user: UserEvent, clock: string): Promise<void> {
  const field = await timeField();
  await user.click(await within(field).findByText(/^(Choose a day and time|Change)$/, {}, PATIENCE));
  const sheet = await screen.findByRole("dialog", {}, PATIENCE);
  await user.click(within(sheet).getByLabelText(clock));
  await user.click(within(sheet).getByText(new RegExp(`^Choose .*${clock}`)));
}
async function fillIn(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText("Name", {}, PATIENCE), "Hanako Yamada");
  await user.type(screen.getByLabelText("Phone number"), "090-1234-5678");
}

describe("the confirmation of a take-away", () => {
  it("asks a stranger for name and phone alone, and places one order however often it is tapped", async () => {
    const user = await open();
    await soonest();
    await user.click(submit());
    for (const lack of ["Please enter a name.", "Please enter your phone number."])
      expect(await screen.findByText(lack, {}, PATIENCE)).toBeDefined();
    expect(screen.queryByText(/^Please choose/)).toBeNull();
    await takeTime(user, "13:00");
    await fillIn(user);
    expect(screen.queryByText(/^Please (choose|enter)/)).toBeNull();
    expect(submit().textContent).toContain("¥600");
    expect(screen.getByText("Items (2)")).toBeDefined();
    expect(screen.getByText("Cash at the register, at pickup")).toBeDefined();
    for (let tap = 0; tap < 5; tap += 1) submit().click();
    await onOrder();
    expect(await placed()).toBe(before + 1);
    expect(cart()).toEqual([]);
    const order = await last();
    expect(order).toMatchObject({
      order_type: OrderType.takeAway,
      contact_name: "Hanako Yamada",
      contact_phone: "+819012345678",
      pay_type: PayType.cash,
      total: 600,
    });
    expect(order?.pickup_at?.toISOString()).toBe(ONE);
    expect(JSON.parse(localStorage.getItem("noren.drafts") ?? "{}")["diner//cart2"]).toMatchObject({
      contact: null,
      mealTime: null,
    });

    // The next one knows who they are, and is placed by one tap.
    cleanup();
    await fillCart("diner", { tea: 1 }, CartAction.takeAway);
    await open();
    expect(await screen.findByText("090-1234-5678", {}, PATIENCE)).toBeDefined();
    expect(screen.getByText("Hanako Yamada")).toBeDefined();
    expect(screen.queryByLabelText("Name")).toBeNull();
    await soonest();
    await user.click(submit());
    await onOrder();
    expect(await last()).toMatchObject({
      contact_phone: "+819012345678",
      pay_type: PayType.cash,
      total: 300,
    });
  });

  it("forgets whom it was for once somebody signs out", async () => {
    const user = await open();
    await fillIn(user);
    await soonest();
    await user.click(submit());
    await onOrder();
    expect(JSON.parse(localStorage.getItem("noren.contact") ?? "{}")).toMatchObject({
      name: "Hanako Yamada",
    });
    createStore().set(forgetContactsAtom);
    expect(localStorage.getItem("noren.contact")).toBeNull();
  });

  it("asks for an address of mail only whoever wants to give one, and keeps the field while it is changed", async () => {
    const user = await open();
    await user.click(await screen.findByText("Add an email address (optional)", {}, PATIENCE));
    const email = screen.getByLabelText(/^Email/);
    expect(document.activeElement).toBe(email);
    await user.type(email, "hanako@");
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText("Please check the email address", {}, PATIENCE)).toBeDefined();
    await user.clear(email);
    expect(email.isConnected).toBe(true);
    await user.type(email, "hanako@example.com");
    await user.click(submit());
    await onOrder();
    expect(localStorage.getItem("noren.contact")).toContain("hanako@example.com");
  });

  it("changes who collects it in the place of what is known", async () => {
    localStorage.setItem(
      "noren.contact",
      JSON.stringify({ uid: null, name: "Taro", phone: "09011112222", email: "" }),
    );
    const user = await open();
    await screen.findByText("09011112222", {}, PATIENCE);
    await user.click(screen.getByText("Taro"));
    const name = await screen.findByLabelText("Name");
    expect(name).toHaveProperty("value", "Taro");
    await user.clear(name);
    await user.type(name, "Jiro");
    await user.click(submit());
    await onOrder();
    expect(await last()).toMatchObject({ contact_name: "Jiro" });
  });

  it("pays as this device paid last, where the store takes that", async () => {
    localStorage.setItem("noren.pay", String(PayType.payPay));
    const user = await openApp(ADDRESS).then(() => userEvent.setup());
    expect(await screen.findByText("Order and pay", {}, PATIENCE)).toBeDefined();
    const field = screen.getByRole("group", { name: "Payment method" });
    await user.click(within(field).getByText("PayPay"));
    await user.click(within(field).getByLabelText(/Cash/));
    expect(await screen.findByText("Place order")).toBeDefined();
    expect(within(field).queryByRole("radio")).toBeNull();
  });

  it("keeps time and contact over a reload, and says a number from abroad that cannot be", async () => {
    const user = await open();
    await takeTime(user, "13:00");
    await fillIn(user);
    cleanup();
    await open();
    expect(await timeTaken(/, 13:00$/)).toBeDefined();
    await screen.findByText("090-1234-5678", {}, PATIENCE);
    await user.click(screen.getByText("Hanako Yamada"));
    const phone = screen.getByLabelText("Phone number");
    await user.clear(phone);
    await user.type(phone, "+82 1");
    await user.click(submit());
    expect(await screen.findByText(/correct number with its country code/)).toBeDefined();
    await user.clear(phone);
    await user.type(phone, "+82 99 9999 9999 9");
    await user.click(submit());
    expect(await screen.findByText(/correct number with its country code/, {}, PATIENCE)).toBeDefined();
    expect(await placed()).toBe(before);
  });

  it("ordered again right after a reload, waits for what is still on its way, and is one order", async () => {
    const user = await open();
    await takeTime(user, "13:00");
    await fillIn(user);
    cleanup();
    await mutate(() => true, undefined, { revalidate: true });
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    onTheWay(async (request, ask) => {
      if (request.url.endsWith(storePayList.path)) await arrived;
      return ask();
    });
    await open();
    await user.click(submit());
    await user.click(submit());
    expect(submit().getAttribute("aria-busy")).toBe("true");
    expect(screen.queryByText("Please choose how you would like to pay")).toBeNull();
    expect(await placed()).toBe(before);
    arrive();
    await onOrder();
    expect(await placed()).toBe(before + 1);
    expect(await last()).toMatchObject({ pay_type: PayType.cash, contact_name: "Hanako Yamada" });
  });

  it("shows full times as such, and names the first free one for as soon as possible", async () => {
    await openOffPremises(provider(), { pickup_capacity: 1 });
    const other = await offPremisesGuest(provider());
    await taken(other.collect([line({ goods_id: "tea", price: 300 })]));
    const user = await open();
    // Noon, twenty minutes' work, and 12:30 is taken.
    expect((await soonest()).textContent).toContain("12:45");
    await user.click(await soonest());
    const sheet = await screen.findByRole("dialog", {}, PATIENCE);
    expect(within(sheet).getByLabelText("12:30 full")).toHaveProperty("disabled", true);
    expect(
      within(sheet)
        .getAllByRole("heading", { level: 3 })
        .map((part) => part.textContent),
    ).toEqual(["Noon", "Afternoon", "Evening"]);
    const holiday = within(sheet).getByRole("tab", { name: /23.*holiday/ });
    await user.click(holiday);
    expect(await within(sheet).findByText("Labor Thanksgiving Day")).toBeDefined();
  });

  it("asks who one is only when the order is placed, and is as it was after that", async () => {
    await openOffPremises(provider(), { is_room: false, is_reg: Registration.none });
    onTestFinished(() => openOffPremises(provider(), { is_room: true, is_reg: Registration.byTable }));
    const user = await open();
    await takeTime(user, "13:00");
    await fillIn(user);
    await user.click(submit());
    await user.click(await screen.findByText("Continue without an account", {}, PATIENCE));
    await screen.findByText("Place order", {}, PATIENCE);
    expect(await placed()).toBe(before);
    await waitFor(() => expect(document.body.textContent).toContain("Cash at the register"), PATIENCE);
    const isKept = screen.queryByText("Hanako Yamada") ?? screen.queryByDisplayValue("Hanako Yamada");
    expect(isKept).not.toBeNull();
    expect(await timeTaken(/, 13:00$/)).toBeDefined();
    await user.click(submit());
    await onOrder();
    expect(await placed()).toBe(before + 1);
  });

  it("whose cart is empty leads to the menu", async () => {
    localStorage.setItem("cart.diner", "[]");
    await openApp(ADDRESS);
    const menu = await screen.findByText("See the menu", {}, PATIENCE);
    expect(menu.closest("a")?.getAttribute("href")).toBe("/storeHome?storeId=diner&type=2");
  });
});

describe("an order whose answer is lost", () => {
  it("is found by asking, after a reload too, and is one order", async () => {
    const user = await open();
    await soonest();
    await fillIn(user);
    let isBroken = true;
    onTheWay(async (request, ask) => {
      const answer = await ask();
      const { code } = (await answer.clone().json()) as { code: number };
      const isOfTheOrder = [createOrder.path, getDetailByTransId.path].some((path) =>
        request.url.endsWith(path),
      );
      return isBroken && isOfTheOrder && code === Code.success
        ? new Response("<html>", { status: 504 })
        : answer;
    });
    const shown = vi.spyOn(Element.prototype, "scrollIntoView");
    await user.click(submit());
    expect(await screen.findByText("Checking your order", {}, PATIENCE)).toBeDefined();
    const panel = screen.getByText("Checking your order").closest("section");
    await waitFor(() => expect(shown.mock.contexts).toEqual([panel]));
    cleanup();
    await openApp(ADDRESS);
    expect(await screen.findByText("Checking your order", {}, PATIENCE)).toBeDefined();
    isBroken = false;
    await onOrder();
    expect(await placed()).toBe(before + 1);
    expect(cart()).toEqual([]);
  });
});
