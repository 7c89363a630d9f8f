import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { offPremisesCustomer, bento, tea } from "#features/orders/testing/offPremisesCustomer.ts";
import { writeAttempt } from "#net/journal/journal.ts";
import { someAttempt } from "#net/testing/journal.ts";
import { taken } from "#provider/testing/guest.ts";
import { journalStore } from "#state/orders/journalStore.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.setConfig({ testTimeout: 60_000 });

const PATIENCE = { timeout: 15_000 };
const { provider } = beforeProvider();
const user = userEvent.setup();
let one: Awaited<ReturnType<typeof offPremisesCustomer>>;

const card = async (order_no: string) => {
  const button = await screen.findByText(new RegExp(order_no), {}, PATIENCE);
  const found = button.closest("article");
  if (!found) throw new Error(`No card of ${order_no}`);
  return within(found);
};
const address = () => window.location.pathname + window.location.search;

// Another customer each time: what was read of the last one's orders is nobody else's.
beforeEach(async () => {
  localStorage.clear();
  one = await offPremisesCustomer(provider());
  one.comeIn();
});

describe("ordering again", () => {
  const again = async (order_no: string) =>
    user.click((await card(order_no)).getByRole("button", { name: /^Order again/ }));
  const inCart = (): [string, number, number, number][] =>
    JSON.parse(localStorage.getItem("cart.diner") ?? "[]").map(
      (kept: { goods_id: string; number: number; price: number; action: number }) => [
        kept.goods_id,
        kept.number,
        kept.price,
        kept.action,
      ],
    );

  it("puts what can be had as it was into the cart of its way of ordering, and leads to the confirmation", async () => {
    const { order_no } = await taken(one.collect([{ ...tea, number: 2 }, bento]));
    await one.act(order_no, "cancel");
    await openApp("/order?tab=6");
    await again(order_no);
    await waitFor(() => expect(address()).toBe("/submitOrderPick?storeId=diner"), PATIENCE);
    await waitFor(() =>
      expect(inCart()).toEqual([
        ["tea", 2, 300, 2],
        ["bento", 1, 700, 2],
      ]),
    );
  });

  it("names what has run short before anything goes into the cart", async () => {
    await provider().setStock("few", 5);
    const few = { goods_id: "few", option_value: [], number: 3, price: 500 };
    const { order_no } = await taken(one.collect([tea, few]));
    await one.act(order_no, "cancel");
    await provider().setStock("few", 1);
    await openApp("/order?tab=6");
    await again(order_no);
    const changes = await screen.findByRole("list", { name: "What has changed" }, PATIENCE);
    expect(changes.textContent).toContain("Only 1 of 3 available");
    expect(changes.textContent).not.toContain("Tea");
    expect(inCart()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Add to cart" }));
    await waitFor(() =>
      expect(inCart()).toEqual([
        ["tea", 1, 300, 2],
        ["few", 1, 500, 2],
      ]),
    );
  });
});

it("an order that may never have arrived is told above the others, with the way to send it", async () => {
  const lost = { started_at: Date.now(), store_id: "diner", request: { lines: [tea] } };
  writeAttempt(journalStore, someAttempt("attempt-never-arrived", lost));
  await openApp("/order");
  expect(await screen.findByText("Your order wasn’t sent", {}, PATIENCE)).toBeDefined();
  expect(screen.getByRole("link", { name: "View and resend" })).toBeDefined();
});
