import { screen, waitFor } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { desc, eq } from "drizzle-orm";
import { mutate } from "swr";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CartAction } from "#contract/enumerations.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { type PayingMember, payingMember, TEST_CARDS } from "#provider/testing/payingGuests.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";
import { typeCard } from "#tests/component/typeCard.ts";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.mock("#parts/stores/useAccent.ts", () => ({ useAccent: () => {} }));
vi.setConfig({ testTimeout: 30_000 });

const PATIENCE = { timeout: 10_000 };
const { fillCart, provider } = beforeProvider({ payment: "sandbox" });
let me: PayingMember;
let minutes = 0;
/** So that what is newest is so in one order alone. */
function aMinuteLater(): void {
  minutes += 1;
  provider().clock.set(new Date(NOON.getTime() + minutes * 60_000));
}

beforeEach(async () => {
  localStorage.clear();
  await mutate(() => true, undefined, { revalidate: true });
  aMinuteLater();
  await openOffPremises(provider());
  me = await payingMember(provider());
  localStorage.setItem("user", JSON.stringify(me.one.session));
  await fillCart("diner", { tea: 2 }, CartAction.takeAway);
});

/** Opens the confirmation of a take-away with all filled in, to be paid by card. */
async function open(): Promise<UserEvent> {
  await openApp("/submitOrderPick?storeId=diner");
  const user = userEvent.setup();
  await screen.findByText(/\(earliest\)$/, {}, PATIENCE);
  const name = await screen.findByLabelText("Name", {}, PATIENCE);
  await user.clear(name);
  await user.type(name, "Hanako Yamada");
  const phone = screen.getByLabelText("Phone number");
  await user.clear(phone);
  await user.type(phone, "090-1234-5678");
  await user.click(await screen.findByRole("button", { name: /^Cash at the register/ }, PATIENCE));
  await user.click(await screen.findByLabelText(/^Credit card/, {}, PATIENCE));
  return user;
}
const order = async (user: UserEvent) => user.click(screen.getByText("Order and pay"));
const saved = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, {}, PATIENCE);
/** The payments of the last order. */
async function tried() {
  const [last] = await provider().db.select().from(orders).orderBy(desc(orders.placed_at)).limit(1);
  return provider()
    .db.select()
    .from(payments)
    .where(eq(payments.order_no, last?.order_no ?? ""));
}
const paidBy = async () => (await tried()).map(({ card_id }) => card_id);
const states = async () => (await tried()).map(({ state }) => state);

describe("the card at a confirmation", () => {
  it("is the first valid one unless another is chosen, and pays at once when the order is placed", async () => {
    const gone = await me.saved(TEST_CARDS.jcb);
    await provider().db.update(cards).set({ valid_period: "10/26" }).where(eq(cards.id, gone));
    const mine = await me.saved(TEST_CARDS.amex);
    // The list has the newest first.
    aMinuteLater();
    await me.saved(TEST_CARDS.approve);
    const user = await open();
    expect((await saved(/^Visa ending in 4242/)).checked).toBe(true);
    expect((await saved(/^JCB ending in 0505.*Expired/)).disabled).toBe(true);
    await user.click(await saved(/^American Express ending in 0005/));
    await order(user);
    await waitFor(async () => expect(await paidBy()).toEqual([mine]), PATIENCE);
    await waitFor(() => expect(window.location.pathname).toBe("/orderDetail"), PATIENCE);
    expect(window.location.search).not.toContain("pay=1");
  });

  it("can be left for another, which is typed there and pays at once", async () => {
    await me.saved(TEST_CARDS.approve);
    const user = await open();
    await user.click(await saved(/^Use another card/));
    await typeCard(user, TEST_CARDS.amex);
    await user.click(screen.getByLabelText("Save this card for next time"));
    const kept = await provider().db.$count(cards);
    await order(user);
    await waitFor(() => expect(window.location.pathname).toBe("/orderDetail"), PATIENCE);
    await waitFor(async () => expect(await states()).toEqual(["paid"]), PATIENCE);
    expect(window.location.search).not.toContain("pay=1");
    expect(await provider().db.$count(cards)).toBe(kept + 1);
  });

  it("is typed where none is saved: a wrong number orders nothing, a declined card is asked for anew", async () => {
    const user = await open();
    await typeCard(user, "4242424242424241");
    expect(screen.queryByLabelText(/ending in/)).toBeNull();
    const before = await provider().db.$count(orders);
    await order(user);
    expect(await screen.findByText("Please check the card number.", {}, PATIENCE)).toBeDefined();
    expect(await provider().db.$count(orders)).toBe(before);
    await user.clear(screen.getByLabelText("Card number"));
    await user.type(screen.getByLabelText("Card number"), TEST_CARDS.decline);
    await order(user);
    await waitFor(() => expect(window.location.search).toContain("pay=1"), PATIENCE);
    expect(await provider().db.$count(orders)).toBe(before + 1);
    expect(await states()).toEqual(["failed"]);
    expect((await screen.findByLabelText<HTMLInputElement>("Card number", {}, PATIENCE)).value).toBe("");
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain("4000 0000");
  });
});
