import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { offPremisesGuest, openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.mock("#parts/stores/useAccent.ts", () => ({ useAccent: () => {} }));
vi.setConfig({ testTimeout: 60_000 });

const PATIENCE = { timeout: 20_000 };
const { address, fillCart, provider } = beforeProvider();

beforeEach(() => localStorage.clear());

/** What stands beside a name. */
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent ?? "";
const disclosure = () =>
  screen
    .getByText(/^Legal disclosure/)
    .closest("a")
    ?.getAttribute("href") ?? "";

it.each([
  {
    mode: "take-away",
    type: 2 as const,
    screenOf: "submitOrderPick",
    method: "Cash at the register",
    total: "¥600",
    paid: /Cash.*at pickup/,
  },
  {
    mode: "delivery",
    type: 3 as const,
    screenOf: "submitOrderDev",
    method: "Cash on delivery",
    total: "¥900",
    paid: /Cash on delivery.*when it arrives/,
  },
])("the last screen before a $mode says the six things of the law", async (one) => {
  await openOffPremises(provider());
  await fillCart("diner", { tea: 2 }, one.type);
  const guest = await offPremisesGuest(provider());
  await guest.address();
  localStorage.setItem("user", JSON.stringify(guest.session));
  await openApp(`/${one.screenOf}?storeId=diner`);
  const user = userEvent.setup();
  await screen.findByText(/\(earliest\)$/, {}, PATIENCE);
  await screen.findByRole("button", { name: new RegExp(`^${one.method}`) }, PATIENCE);

  expect(fact("Items (2)")).toBe("¥600");
  expect(fact("Total (incl. tax)")).toBe(one.total);
  expect(fact("Payment")).toMatch(one.paid);
  expect(screen.getByText(/\(earliest\)$/).textContent).toMatch(/\d{1,2}:\d\d/);
  expect(fact("Cancellation")).toMatch(/until the store accepts/);
  expect(disclosure()).toContain("storeId=diner");
  // Nothing is final yet: what was chosen can be chosen otherwise on the same screen.
  expect(screen.getByText(/\(earliest\)$/).closest("button")).not.toBeNull();
  await user.click(screen.getByRole("button", { name: new RegExp(`^${one.method}`) }));
  expect(screen.getByLabelText("PayPay")).toHaveProperty("disabled", false);
  await user.click(screen.getByLabelText("PayPay"));
  expect(fact("Payment")).toMatch(/PayPay, right after ordering .*after \d+ min\)/);
});

it("the last screen before an order at a table says the six things of the law", async () => {
  await fillCart("diner", { tea: 2 });
  await openApp(address("diner-T1", "/submitOrder"));
  const button = (await screen.findByText("Place order", {}, PATIENCE)).closest("button");
  expect(within(button ?? document.body).getByText(/¥600/)).toBeDefined();
  const note = screen.getByText(/You can cancel until the store accepts your order/).textContent;
  expect(note).toMatch(/include tax.*Pay after your meal.*served as they’re ready/);
  expect(disclosure()).toContain("storeId=diner");
  // Pieces are said with what they are of.
  const dish = screen.getByText(/^tea/).closest("li")?.textContent ?? "";
  expect(dish).toMatch(/2/);
});
