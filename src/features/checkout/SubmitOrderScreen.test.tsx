import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { desc, eq } from "drizzle-orm";
import { mutate } from "swr";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addOrder, createOrder } from "#contract/calls/order.ts";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { guest, line, taken } from "#provider/testing/guest.ts";
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
  // A table that the last test's guests have left is read anew.
  await mutate(() => true, undefined);
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
const onOrder = () => waitFor(() => expect(window.location.pathname).toBe("/orderDetail"), PATIENCE);

describe("the confirmation", () => {
  it("asks for the diners alone, as the rest is chosen, then places one order however often it is tapped", async () => {
    await fillCart("cover", { oden: 2 });
    const user = await openCheckout("cover-T1");
    await user.click(submit());
    expect(await screen.findByText("Choose the number of guests")).toBeDefined();
    expect(screen.queryByText(/^(Choose tableware|Please choose)/)).toBeNull();
    expect(await placed()).toBe(before);

    await user.click(screen.getByLabelText("2"));
    expect(submit().textContent).toContain("¥2,200");
    // Tableware is chosen already, and folded away.
    await user.click(screen.getByRole("button", { name: /^Tableware/ }));
    await user.click(screen.getByLabelText(/^Fork/));
    tapTenTimes();

    // This store registers nobody by itself: the way leads over the sign-in page, and the order is placed on coming back.
    const without = await screen.findByText("Continue without an account", {}, PATIENCE);
    expect(await placed()).toBe(before);
    await user.click(without);
    await onOrder();
    expect(await placed()).toBe(before + 1);
    expect(localStorage.getItem("cart.cover")).toBe("[]");
    expect((await screen.findAllByText("Waiting for the store", {}, PATIENCE)).length).toBeGreaterThan(0);
  });

  it("is not placed for who comes back from the sign-in without signing in, nor by a session that comes later", async () => {
    localStorage.removeItem("user");
    sessionStorage.clear();
    await fillCart("cover", { oden: 1 });
    const user = await openCheckout("cover-T1");
    await user.click(screen.getByLabelText("1"));
    await user.click(submit());
    // The second time on one page it is asked first.
    const way = await screen.findByText(/^(Continue without an account|Please sign in)$/, {}, PATIENCE);
    if (way.closest("dialog"))
      await user.click(within(way.closest("dialog") as HTMLElement).getByText("Later"));
    else window.history.back();
    await screen.findByText("Place order", {}, PATIENCE);
    await waitFor(() => expect(sessionStorage.getItem("noren.interrupted")).toBeNull(), PATIENCE);
    expect(await placed()).toBe(before);
  });

  it("takes a line out with a way back, in its place", async () => {
    await fillCart("diner", { tea: 1, few: 1 });
    const user = await openCheckout("diner-T1");
    await user.click(screen.getByRole("button", { name: /^Remove tea/ }));
    expect(submit().textContent).not.toContain("¥300");
    const [first] = screen.getAllByRole("listitem");
    expect(first?.textContent).toMatch(/^tea.* removed/);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.queryByText(/removed$/)).toBeNull();
    expect(screen.getAllByRole("listitem")[0]?.textContent).toMatch(/^tea/);
    await user.click(screen.getByRole("button", { name: "Empty the cart" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it("opens the dish of a line to be changed, as it was chosen", async () => {
    const user = userEvent.setup();
    await openApp(address("diner-T1"));
    const dish = await screen.findByRole("heading", { name: /Shoyu Ramen/ }, PATIENCE);
    await user.click(within(dish.closest("article") as HTMLElement).getAllByRole("button")[0] as HTMLElement);
    await user.click(await screen.findByLabelText(/^soft/, {}, PATIENCE));
    await user.click(screen.getByText("Add to cart"));
    cleanup();
    await openCheckout("diner-T1");
    expect(screen.getByText("Noodles (en): soft (en)")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Change Shoyu Ramen" }));
    expect(await screen.findByLabelText(/^soft/, {}, PATIENCE)).toHaveProperty("checked", true);
    await user.click(screen.getByLabelText(/^hard/));
    await user.click(screen.getByText("Update"));
    expect(await screen.findByText("Noodles (en): hard (en)", {}, PATIENCE)).toBeDefined();
    expect(
      screen.getAllByRole("listitem").filter((item) => item.textContent?.includes("Ramen")),
    ).toHaveLength(1);
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
    await user.click(screen.getByRole("button", { name: "Add a request" }));
    await user.type(screen.getByLabelText(/Special requests/), "No ice");
    await user.click(screen.getByLabelText("3"));
    cleanup();
    await openCheckout("diner-T1");
    expect(screen.getByRole("button", { name: /Special requests.*No ice/ })).toBeDefined();
    expect(screen.getByRole("button", { name: /Guests.*3/ })).toBeDefined();
  });
});

describe("what changes while one looks at it", () => {
  it("is shown with both prices, and ordered only after a yes", async () => {
    await fillCart("diner", { tea: 1 });
    const user = await openCheckout("diner-T1");
    await user.click(screen.getByLabelText("1"));
    await provider().db.update(goods).set({ price: 350 }).where(eq(goods.id, "tea"));
    await user.click(submit());
    const question = await screen.findByRole("alertdialog", { name: "The price has changed" }, PATIENCE);
    expect(question.textContent).toContain("It was ¥300 and is now ¥350");
    expect(await placed()).toBe(before);
    await user.click(within(question).getByText("Order for ¥350"));
    await onOrder();
    expect(await placed()).toBe(before + 1);
  });

  it("and has run out does not count, and the button says that it goes: the rest is ordered with one tap", async () => {
    await fillCart("diner", { tea: 1, few: 2 });
    const user = await openCheckout("diner-T1");
    await user.click(screen.getByLabelText("1"));
    await provider().setStock("few", 0);
    await user.click(submit());
    const rest = await screen.findByText("Order without 1 sold-out item", {}, PATIENCE);
    expect(rest.closest("button")?.textContent).toContain("¥300");
    expect(await placed()).toBe(before);
    await user.click(rest);
    await onOrder();
    expect(localStorage.getItem("cart.diner")).toBe("[]");
    expect(await placed()).toBe(before + 1);
  });
});

describe("an order whose answer is lost", () => {
  it("is found by asking, and ordered once", async () => {
    await fillCart("diner", { tea: 1 });
    const user = await openCheckout("diner-T1");
    await user.click(screen.getByLabelText("1"));
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

it("asks who joins a table that has ordered how many join, and charges none of the others a second cover", async () => {
  const first = await guest(provider(), "cover-T1");
  localStorage.setItem("user", JSON.stringify((await guest(provider(), "cover-T1")).session));
  await fillCart("cover", { oden: 1 });
  const user = await openCheckout("cover-T1");
  // Asked for the whole party, while a friend orders for it.
  await user.click(screen.getByLabelText("2"));
  expect(submit().textContent).toContain("¥1,400");
  await taken(
    first.order([line({ goods_id: "oden", price: 800 })], {
      people: 2,
      tableware: "fork",
      shown_total: 1400,
    }),
  );
  await user.click(submit());
  await user.click(await screen.findByLabelText("None", {}, PATIENCE));
  expect(screen.getByText("Has anyone joined you?")).toBeDefined();
  await waitFor(() => expect(submit().textContent).toContain("¥800"));
  await user.click(submit());
  await onOrder();
  const [own] = await provider().db.select().from(orders).orderBy(desc(orders.placed_at)).limit(1);
  expect(own).toMatchObject({ people: 0, total: 800 });
});

it("what is ordered next joins the open order, as an addition", async () => {
  await fillCart("diner", { tea: 1 });
  const user = await openCheckout("diner-T1");
  await user.click(screen.getByLabelText("1"));
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
  expect(
    await inSecond.findByText(/^Added to your \d\d:\d\d order \(¥\d+\), on the same bill$/, {}, PATIENCE),
  ).toBeDefined();
  await user.click(await inSecond.findByText("Add to the order", {}, PATIENCE));
  await onOrder();
  await waitFor(() => expect(asked).toContain(addOrder.path), PATIENCE);
  expect(await placed()).toBe(before + 1);
  await waitFor(async () => expect(await provider().db.$count(orderRounds)).toBe(rounds + 1), PATIENCE);
});
