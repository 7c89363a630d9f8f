import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { writeAttempt } from "#net/journal/journal.ts";
import { someAttempt } from "#net/testing/journal.ts";
import { journalStore } from "#state/orders/journalStore.ts";
import { lastVisit } from "#state/orders/lastVisit.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.mock("#parts/stores/useAccent.ts", () => ({ useAccent: () => {} }));
vi.setConfig({ testTimeout: 30_000 });

const PATIENCE = { timeout: 10_000 };
const { address } = beforeProvider();

async function openMenu() {
  const user = userEvent.setup();
  await openApp(address("diner-T1"));
  await screen.findByText("Shoyu Ramen", {}, PATIENCE);
  return user;
}

it("a dish goes into the cart with its options, no more of them than may be, at their price", async () => {
  const user = await openMenu();
  await user.click(screen.getByText("Shoyu Ramen"));
  const sheet = await screen.findByRole("dialog", { name: "Shoyu Ramen" }, PATIENCE);
  const hard = await within(sheet).findByLabelText(/^hard/, {}, PATIENCE);
  expect(within(sheet).getByLabelText<HTMLInputElement>(/^thick/).disabled).toBe(true);

  expect(hard.matches(":checked")).toBe(true);

  for (const topping of [/^egg/, /^nori/, /^pork/]) await user.click(within(sheet).getByLabelText(topping));
  expect(await screen.findByText("Choose up to 2 for Toppings (en)")).toBeDefined();
  expect(within(sheet).getByLabelText<HTMLInputElement>(/^pork/).checked).toBe(false);

  const add = within(sheet).getByText("Add to cart").closest("button");
  expect(add?.textContent).toContain("¥1,080");
  await user.click(within(sheet).getByText("Add to cart"));
  const cart = await screen.findByText("View cart (1)");
  await user.click(cart);
  const basket = await screen.findByRole("dialog", { name: "Cart" }, PATIENCE);
  expect(basket.textContent).toContain("Shoyu Ramen");
  expect(basket.textContent).toContain("hard");
  expect(basket.textContent).toContain("¥1,080");
  expect(within(basket).getByText("Review order").closest("a")?.getAttribute("href")).toContain(
    "/submitOrder?",
  );
});

it("a dish without options is counted by its own stepper, up to what is left", async () => {
  const user = await openMenu();
  const more = screen.getByLabelText("Add one last (en)");
  await user.click(more);
  expect(await screen.findByText("View cart (1)")).toBeDefined();
  await user.click(more);
  expect(await screen.findByText("Sorry, only 1 left")).toBeDefined();
  expect(screen.getByText("View cart (1)")).toBeDefined();
  await user.click(screen.getByLabelText("Remove one last (en)"));
  expect(await screen.findByText("Your cart is empty")).toBeDefined();
});

it("what is sold out can be looked at, not ordered", async () => {
  const user = await openMenu();
  expect(screen.queryByLabelText("Add one out (en)")).toBeNull();
  await user.click(await screen.findByText("out (en)"));
  const sheet = await screen.findByRole("dialog", { name: "out (en)" }, PATIENCE);
  expect(within(sheet).getByText("Sold out", { selector: "button *" }).closest("button")?.disabled).toBe(
    true,
  );
});

it("a locked table says so and orders nothing", async () => {
  await openApp(address("diner-T3"));
  await screen.findByText("Ordering is paused for this table. Please ask our staff.", {}, PATIENCE);
  expect(screen.queryByLabelText("Add one tea (en)")).toBeNull();
});

it("a store that does not exist leads to a page that says so", async () => {
  await openApp("/orderFood?storeId=nowhere");
  await waitFor(
    () =>
      expect(window.location.pathname + window.location.search).toBe("/noText?type=store&storeId=nowhere"),
    PATIENCE,
  );
});

it("an address without its store leads to the page that says so", async () => {
  await openApp("/orderFood?tableId=T1");
  await waitFor(
    () => expect(window.location.pathname + window.location.search).toBe("/noText?type=store"),
    PATIENCE,
  );
});

it("an address that is not ours says so, with a way on", async () => {
  await openApp("/nowhere");
  expect(await screen.findByText("Page not found", {}, PATIENCE)).toBeDefined();
  expect(screen.getByText("Go home").closest("a")?.getAttribute("href")).toBe("/home");
});

it("only a table that its store knows is kept for the way back from the root", async () => {
  const seen = await openApp("/orderFood?storeId=diner&tableId=nobodys");
  await screen.findByText("Scan the table’s QR code", {}, PATIENCE);
  expect(lastVisit()).toBeNull();
  seen.unmount();
  await openMenu();
  await waitFor(() => expect(lastVisit()).toMatchObject({ store_id: "diner" }));
});

it("a menu without a table says early what an order needs", async () => {
  await openApp("/orderFood?storeId=diner");
  expect(await screen.findByText(/^To order, scan the QR code on your table/, {}, PATIENCE)).toBeDefined();
});

it("an order that never arrived is told of on the menu and in the list of orders", async () => {
  const attempt = someAttempt("attempt-0000000001", {
    store_id: "diner",
    started_at: Date.now(),
    state: "not_sent",
  });
  writeAttempt(journalStore, attempt);
  const user = await openMenu();
  expect(await screen.findByText("Your order wasn’t sent", {}, PATIENCE)).toBeDefined();
  await user.click(screen.getByRole("tab", { name: "Orders" }));
  await screen.findByText("Nothing ordered yet", {}, PATIENCE);
  expect(await screen.findByText("Your order wasn’t sent", {}, PATIENCE)).toBeDefined();
});

it.each(["/productDetail", "/productDetails"])(
  "goods that are gone lead to their store's menu from %s",
  async (path) => {
    await openApp(`${path}?goodsId=gone&storeId=diner`);
    expect(await screen.findByText("This item is no longer on the menu", {}, PATIENCE)).toBeDefined();
    const menu = screen.getByText("See the menu").closest("a");
    expect(menu?.getAttribute("href")).toBe("/orderFood?storeId=diner");
  },
);
