import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { eq } from "drizzle-orm";
import { mutate } from "swr";
import { beforeEach, expect, it, vi } from "vitest";
import { writeAttempt } from "#net/journal/journal.ts";
import { someAttempt } from "#net/testing/journal.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { guest, line as piece, taken } from "#provider/testing/guest.ts";
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
const { address, fillCart, provider } = beforeProvider();
// High enough for the whole menu to be drawn: what is below the screen is not.
vi.stubGlobal("innerHeight", 4_000);
// What another test has read a moment ago is asked for anew.
beforeEach(() => mutate(() => true, undefined, { revalidate: true }));

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
  expect(await screen.findByText("Choose up to 2 for Toppings (en)", {}, PATIENCE)).toBeDefined();
  expect(within(sheet).getByLabelText<HTMLInputElement>(/^pork/).checked).toBe(false);

  const add = within(sheet).getByText("Add to cart").closest("button");
  expect(add?.textContent).toContain("¥1,080");
  await user.click(within(sheet).getByText("Add to cart"));
  const cart = (await screen.findByText("Review order (1)")).closest("a");
  expect(cart?.textContent).toContain("¥1,080");
  await user.click(cart as HTMLElement);
  const line = (await screen.findByText(/Noodles.*: hard/, {}, PATIENCE)).closest("li");
  expect(window.location.pathname).toBe("/submitOrder");
  expect(line?.textContent).toContain("Shoyu Ramen");
});

it.each([
  [20, 15, "The kitchen is busy, so it takes longer than usual. Served in about 35 min"],
  [20, null, "The kitchen is busy, so it takes longer than usual."],
  [0, 15, undefined],
])(
  "says while the kitchen is full that it takes longer: %i minutes more than %s",
  async (extra_minutes, serving_minutes, words) => {
    const { db, versions } = provider();
    await db.update(stores).set({ extra_minutes, serving_minutes }).where(eq(stores.id, "diner"));
    await versions.announce();
    await openMenu();
    expect(screen.queryByText(/^The kitchen is busy/)?.textContent?.trim()).toBe(words);
  },
);

it("says a cover charge before anything is chosen, asks for how many, and has it in every total from then on", async () => {
  const user = userEvent.setup();
  await fillCart("cover", { oden: 1 });
  await openApp(address("cover-T1"));
  expect(await screen.findByText("Cover charge: ¥300 per person", {}, PATIENCE)).toBeDefined();
  // Its code comes by itself, with an element of its own.
  const bar = () => screen.getByText("Review order (1)").closest("a");
  expect((await screen.findByText("+ cover charge, ¥300 per person", {}, PATIENCE)).closest("a")).toBe(bar());
  expect(bar()?.textContent).toContain("¥800");
  await user.click(await screen.findByLabelText("3", {}, PATIENCE));
  await waitFor(() => expect(bar()?.textContent).toContain("incl. ¥900 cover charge"), PATIENCE);
  expect(bar()?.textContent).toContain("¥1,700");
  await user.click(bar() as HTMLElement);
  const button = await screen.findByText("Place order", {}, PATIENCE);
  expect(button.closest("button")?.textContent).toContain("¥1,700");
  expect(screen.getByText("Cover charge ¥300 × 3")).toBeDefined();
});

it("a dish without options is counted by its own stepper, up to what is left", async () => {
  const user = await openMenu();
  const more = await screen.findByLabelText("Add one last (en)", {}, PATIENCE);
  await user.click(more);
  expect(await screen.findByText("Review order (1)")).toBeDefined();
  await user.click(more);
  expect(await screen.findByText("Sorry, only 1 left")).toBeDefined();
  expect(screen.getByText("Review order (1)")).toBeDefined();
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

it("what sold out while it lay in the cart counts in no sum, and the bar says so", async () => {
  await fillCart("diner", { tea: 2, last: 1 });
  await provider().setStock("last", 0);
  await openMenu();
  const note = await screen.findByText("1 sold out, not included", {}, PATIENCE);
  const bar = note.closest("a");
  expect(bar?.textContent).toContain("Review order (3)");
  expect(bar?.textContent).toContain("¥600");
  await provider().setStock("last", 1);
});

it("a locked table says so and orders nothing", async () => {
  await openApp(address("diner-T3"));
  await screen.findByText("Ordering is paused for this table. Please ask our staff.", {}, PATIENCE);
  expect(screen.queryByLabelText("Add one tea (en)")).toBeNull();
});

it("who has ordered here before finds at the top what they usually have, until they have ordered", async () => {
  const one = await guest(provider());
  await taken(one.order([piece({ goods_id: "tea", price: 300, number: 2 })]));
  await provider().freeTables();
  localStorage.setItem("user", JSON.stringify(one.session));
  // It stood there the last time, and its place was kept.
  document.cookie = "usual=diner:table@0";
  const user = await openMenu();
  await user.click(await screen.findByRole("button", { name: /^Add to cart: tea/ }, PATIENCE));
  expect(await screen.findByText("Review order (2)", {}, PATIENCE)).toBeDefined();
  expect(window.location.pathname).toBe("/orderFood");
});

it("whoever has ordered sees that they add to their table’s order, and where to look at it", async () => {
  const one = await guest(provider());
  await taken(one.order([piece({ goods_id: "tea", price: 300 })]));
  localStorage.setItem("user", JSON.stringify(one.session));
  const user = await openMenu();
  await screen.findByText("Adding to your order", {}, PATIENCE);
  expect(screen.queryByRole("button", { name: /^Add to cart: tea/ })).toBeNull();
  await user.click(screen.getByText("See order"));
  await waitFor(
    () => expect(screen.getByRole("tab", { name: "Bill", selected: true })).toBeDefined(),
    PATIENCE,
  );
});

it("who joins a table that has ordered sees that it has, and where to look at it", async () => {
  const other = await guest(provider());
  await taken(other.order([piece({ goods_id: "tea", price: 300 })]));
  localStorage.removeItem("user");
  const user = await openMenu();
  await screen.findByText("This table has ordered", {}, PATIENCE);
  expect(screen.queryByText("Adding to your order")).toBeNull();
  await user.click(screen.getByText("See order"));
  await waitFor(
    () => expect(screen.getByRole("tab", { name: "Orders", selected: true })).toBeDefined(),
    PATIENCE,
  );
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

it("a dish's own page has one bar at its foot: what is in the cart stands in its head, and leads on", async () => {
  const user = userEvent.setup();
  await fillCart("diner", { tea: 1 });
  await openApp(`${address("diner-T1", "/productDetails")}&goodsId=tea`);
  const mark = async (count: number) => {
    const head = within(await screen.findByRole("banner", {}, PATIENCE));
    return head.findByRole("link", { name: `Review order (${count})` }, PATIENCE);
  };
  expect((await mark(1)).getAttribute("href")).toMatch(/^\/submitOrder\?storeId=diner&tableId=/);
  expect(screen.queryByRole("region", { name: "Cart" })).toBeNull();
  await user.click(await screen.findByText("Add to cart", {}, PATIENCE));
  expect(await mark(2)).toBeDefined();
});
