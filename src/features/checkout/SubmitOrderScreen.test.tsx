import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addOrder, createOrder } from "#contract/calls/order.ts";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.mock("#parts/stores/useAccent.ts", () => ({ useAccent: () => {} }));
vi.setConfig({ testTimeout: 30_000 });

const PATIENCE = { timeout: 10_000 };
const { address, fillCart, onTheWay, provider } = beforeProvider();
const placed = () => provider().db.$count(orders);

let before = 0;
beforeEach(async () => {
  before = await placed();
});

afterEach(async () => {
  await provider().db.update(goods).set({ price: 300 }).where(eq(goods.id, "tea"));
  await provider().setStock("few", 5);
});

async function openCheckout(table: string): Promise<UserEvent> {
  await openApp(address(table, "/submitOrder"));
  await screen.findByText("Place order", {}, PATIENCE);
  return userEvent.setup();
}
const submit = () => screen.getByText("Place order").closest("button") as HTMLButtonElement;
const tapTenTimes = () => {
  const button = submit();
  for (let tap = 0; tap < 10; tap += 1) button.click();
};
const choosePayment = async (user: UserEvent) =>
  user.click(await screen.findByLabelText(/Cash|register/i, {}, PATIENCE));
const onOrder = () => waitFor(() => expect(window.location.pathname).toBe("/orderDetail"), PATIENCE);

describe("the confirmation", () => {
  it("asks for diners, tableware and payment, then places one order however often it is tapped", async () => {
    await fillCart("cover", { oden: 2 });
    const user = await openCheckout("cover-T1");
    await user.click(submit());
    for (const lack of [
      "Choose the number of guests",
      "Choose tableware",
      "Please choose how you would like to pay",
    ]) {
      expect(await screen.findByText(lack)).toBeDefined();
    }
    expect(await placed()).toBe(before);

    await user.click(screen.getByLabelText("2"));
    await user.click(screen.getByLabelText(/^Fork/));
    await choosePayment(user);
    expect(screen.queryByText(/^Please choose/)).toBeNull();
    expect(submit().textContent).toContain("¥2,200");
    tapTenTimes();

    // This store registers nobody by itself: the way leads over the sign-in page and back to the form as it was.
    await user.click(await screen.findByText("Continue without an account", {}, PATIENCE));
    await screen.findByText("Place order", {}, PATIENCE);
    expect(await placed()).toBe(before);
    tapTenTimes();
    await onOrder();
    expect(await placed()).toBe(before + 1);
    expect(localStorage.getItem("cart.cover")).toBe("[]");
    expect(await screen.findByText("Sent to store", {}, PATIENCE)).toBeDefined();
  });

  it("says that the cart is empty, with the way to the menu", async () => {
    await openApp(address("diner-T1", "/submitOrder"));
    const menu = await screen.findByText("See the menu", {}, PATIENCE);
    expect(menu.closest("a")?.getAttribute("href")).toContain("/orderFood?");
  });

  it("says before anything is filled in that it needs the table's code, sends nothing without, and reads it", async () => {
    const user = userEvent.setup();
    await fillCart("diner", { tea: 1 });
    await openApp("/submitOrder?storeId=diner");
    expect(await screen.findByText("Which table are you at?", {}, PATIENCE)).toBeDefined();
    expect(screen.queryByText("Place order")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Scan your table’s QR code" }));
    const typed = await screen.findByLabelText("Type a code or link", {}, PATIENCE);
    await user.type(typed, `${window.location.origin}${address("diner-T1")}{Enter}`);
    await waitFor(() => expect(window.location.pathname).toBe("/orderFood"), PATIENCE);
    expect(window.location.search).toContain("tableId=");
  });

  it("keeps what was typed over a reload", async () => {
    await fillCart("diner", { tea: 1 });
    const user = await openCheckout("diner-T1");
    await user.type(screen.getByLabelText(/Special requests/), "No ice");
    await user.click(screen.getByLabelText("3"));
    const { unmount } = await openApp(address("diner-T1", "/submitOrder"));
    const fields = await screen.findAllByLabelText(/Special requests/, {}, PATIENCE);
    expect(fields.map((field) => (field as HTMLTextAreaElement).value)).toContain("No ice");
    unmount();
  });
});

describe("what changes while one looks at it", () => {
  it("is shown with both prices, and ordered only after a yes", async () => {
    await fillCart("diner", { tea: 1 });
    const user = await openCheckout("diner-T1");
    await user.click(screen.getByLabelText("1"));
    await choosePayment(user);
    await provider().db.update(goods).set({ price: 350 }).where(eq(goods.id, "tea"));
    await user.click(submit());
    const question = await screen.findByRole("alertdialog", { name: "The price has changed" }, PATIENCE);
    expect(question.textContent).toContain("It was ¥300 and is now ¥350");
    expect(await placed()).toBe(before);
    await user.click(within(question).getByText("Order for ¥350"));
    await onOrder();
    expect(await placed()).toBe(before + 1);
  });

  it("and has run out is taken out of the cart with a tap, the rest can be ordered", async () => {
    await fillCart("diner", { tea: 1, few: 2 });
    const user = await openCheckout("diner-T1");
    await user.click(screen.getByLabelText("1"));
    await choosePayment(user);
    await provider().setStock("few", 0);
    await user.click(submit());
    await user.click(await screen.findByText("Update the cart", {}, PATIENCE));
    await waitFor(() => expect(submit().textContent).toContain("¥300"));
    await user.click(submit());
    await onOrder();
    expect(await placed()).toBe(before + 1);
  });
});

describe("an order whose answer is lost", () => {
  it("is found by asking, and ordered once", async () => {
    await fillCart("diner", { tea: 1 });
    const user = await openCheckout("diner-T1");
    await user.click(screen.getByLabelText("1"));
    await choosePayment(user);
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
    await user.click(submit());
    expect(await screen.findByText("Checking your order", {}, PATIENCE)).toBeDefined();
    isBroken = false;
    await onOrder();
    expect(await placed()).toBe(before + 1);
  });

  it("that never arrived says so, and is sent again under the same id", async () => {
    await fillCart("diner", { tea: 1 });
    const user = await openCheckout("diner-T1");
    await user.click(screen.getByLabelText("1"));
    await choosePayment(user);
    let isBroken = true;
    onTheWay((request, ask) =>
      isBroken && request.url.endsWith(createOrder.path) ? new Response("<html>", { status: 502 }) : ask(),
    );
    await user.click(submit());
    const again = await screen.findByText("Send again", {}, PATIENCE);
    expect(await placed()).toBe(before);
    isBroken = false;
    await user.click(again);
    await onOrder();
    expect(await placed()).toBe(before + 1);
  });

  it("and never arrived is still offered after a reload, until the customer wants it otherwise", async () => {
    await fillCart("diner", { tea: 1 });
    const user = await openCheckout("diner-T1");
    await user.click(screen.getByLabelText("1"));
    await choosePayment(user);
    onTheWay((request, ask) =>
      request.url.endsWith(createOrder.path) ? new Response("<html>", { status: 502 }) : ask(),
    );
    await user.click(submit());
    await screen.findByText("Send again", {}, PATIENCE);
    cleanup();
    await openApp(address("diner-T1", "/submitOrder"));
    await user.click(await screen.findByText("Change the order", {}, PATIENCE));
    cleanup();
    await openCheckout("diner-T1");
    expect(screen.queryByText("Send again")).toBeNull();
    expect(await placed()).toBe(before);
  });
});

it("what is ordered next joins the open order, as an addition", async () => {
  await fillCart("diner", { tea: 1 });
  const user = await openCheckout("diner-T1");
  await user.click(screen.getByLabelText("1"));
  await choosePayment(user);
  await user.click(submit());
  await onOrder();
  const rounds = await provider().db.$count(orderRounds);

  await fillCart("diner", { beer: 1 });
  const asked: string[] = [];
  onTheWay((request, ask) => {
    asked.push(new URL(request.url).pathname);
    return ask();
  });
  const second = await openApp(address("diner-T1", "/submitOrder"));
  const inSecond = within(second.container);
  await user.click(await inSecond.findByText("Add to the order", {}, PATIENCE));
  await onOrder();
  await waitFor(() => expect(asked).toContain(addOrder.path), PATIENCE);
  expect(await placed()).toBe(before + 1);
  await waitFor(async () => expect(await provider().db.$count(orderRounds)).toBe(rounds + 1), PATIENCE);
});
