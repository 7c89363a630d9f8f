import { screen, waitFor, within } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { mutate } from "swr";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DiscountType, PayStatus, PayType } from "#contract/enumerations.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { members } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { held } from "#provider/testing/couponHolder.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type MallGuest, mallGuest, plantMall, shipping } from "#provider/testing/mallFixture.ts";
import { holdingsOf } from "#provider/testing/refillWorld.ts";
import { TEST_CARDS } from "#provider/testing/payingGuests.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { typeCard } from "#tests/component/typeCard.ts";
import { purchaseScreen } from "./testing/purchaseScreen.ts";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.mock("#parts/stores/useAccent.ts", () => ({ useAccent: () => {} }));
vi.setConfig({ testTimeout: 30_000 });

const PATIENCE = { timeout: 10_000 };
const { provider } = beforeProvider({ payment: "sandbox" });
const placed = () =>
  provider().db.select().from(orders).where(eq(orders.uid, one.uid)).orderBy(orders.store_id);

let one: MallGuest;
beforeAll(() => plantMall(provider().db));
beforeEach(async () => {
  localStorage.clear();
  await mutate(() => true, undefined, { revalidate: true });
  await provider().db.update(stores).set({ shipping }).where(eq(stores.id, "leaf"));
  one = await mallGuest(provider());
  localStorage.setItem("user", JSON.stringify(one.session));
});

const { choose, onOrder, open, shopOf, submit, total, unfold } = purchaseScreen(provider);

describe("a purchase that cannot be as it was filled in", () => {
  it("has a day chosen again that the shop can no longer make, with all else kept", async () => {
    await choose("leaf", { sencha: 1 });
    const user = await open();
    await total("¥1,700");
    await screen.findAllByText("Cash on delivery", {}, PATIENCE);
    await unfold(user, "The leaf", /Add a request/);
    await user.type(shopOf("The leaf").getByLabelText(/Special requests/), "Ring twice");
    await unfold(user, "The leaf", /Delivery date/);
    const dates = () => shopOf("The leaf").getByLabelText("Delivery date") as HTMLSelectElement;
    const days = () => [...dates().options].map(({ value }) => value).filter(Boolean);
    const [soonest = ""] = days();
    await user.selectOptions(dates(), soonest);
    await provider()
      .db.update(stores)
      .set({ shipping: { ...shipping, transit_days: 3 } })
      .where(eq(stores.id, "leaf"));
    await user.click(submit());
    expect(
      await shopOf("The leaf").findByText(/can no longer arrive on that day/, {}, PATIENCE),
    ).toBeDefined();
    expect(await placed()).toEqual([]);
    expect(dates().value).toBe("");
    expect(shopOf("The leaf").getByDisplayValue("Ring twice")).toBeDefined();
    await waitFor(() => expect(days()).not.toContain(soonest), PATIENCE);
    const [next = ""] = days();
    await user.selectOptions(dates(), next);
    await user.click(submit());
    await onOrder();
    expect(await placed()).toMatchObject([
      { delivery_date: next, remark: "Ring twice", pay_type: PayType.cashOnDelivery },
    ]);
  });

  const mine = (id: string) => eq(memberCoupons.id, id);
  it.each([
    [501, /couldn’t find this coupon/, (id: string) => provider().db.delete(memberCoupons).where(mine(id))],
    [
      505,
      /has been used/,
      (id: string) => provider().db.update(memberCoupons).set({ used_at: NOON }).where(mine(id)),
    ],
    [
      506,
      /doesn’t meet the coupon/,
      () => provider().db.update(coupons).set({ store_id: "diner" }).where(eq(coupons.store_id, "leaf")),
    ],
  ])(
    "says that its coupon cannot be used any more (%i), and goes on without it",
    async (_code, said, spoil) => {
      const coupon = {
        store_id: "leaf",
        type: 5,
        discount_type: DiscountType.amount,
        discount_price: 300,
      } as const;
      const id = await held(provider(), one.uid, coupon);
      await choose("leaf", { sencha: 1 });
      const user = await open();
      await total("¥1,400");
      await screen.findAllByText("Cash on delivery", {}, PATIENCE);
      await unfold(user, "The leaf", /Add a request/);
      await user.type(shopOf("The leaf").getByLabelText(/Special requests/), "Ring twice");
      await spoil(id);
      await user.click(submit());
      expect(await screen.findByText(said, {}, PATIENCE)).toBeDefined();
      await total("¥1,700");
      expect(await placed()).toEqual([]);
      await user.click(submit());
      await onOrder();
      expect(await placed()).toMatchObject([{ total: 1_700, remark: "Ring twice" }]);
    },
  );
});

describe("a purchase of a member who holds stored value", () => {
  beforeEach(async () => {
    await provider().db.update(members).set({ kind: "member" }).where(eq(members.uid, one.uid));
  });

  it("tells what their card can pay of its shop's order, and pays the rest in the way that is chosen", async () => {
    await holdingsOf(provider(), one.uid, "leaf").card(5_000);
    await choose("leaf", { sencha: 1 });
    await choose("brew", { amazake: 1 });
    const user = await open();
    await total("¥3,000");
    const card = await screen.findByRole("checkbox", { name: /leaf/ }, PATIENCE);
    expect(screen.getByText(/¥5,000/)).toBeDefined();
    await user.click(card);
    const bill = within(screen.getByRole("table"));
    expect(
      await bill.findByRole("row", { name: /^Paid by voucher or balance −¥1,700$/ }, PATIENCE),
    ).toBeDefined();
    expect(bill.getByRole("row", { name: "Left to pay ¥1,300" })).toBeDefined();
    await typeCard(user, TEST_CARDS.decline);
    await user.click(submit());
    await onOrder();
    // The bank declined it: another is asked for, and what was chosen stays chosen.
    const sheet = within(await screen.findByRole("dialog", {}, PATIENCE));
    await waitFor(
      () => expect(sheet.getByRole("button", { name: /^Pay/ }).textContent).toContain("¥1,300"),
      PATIENCE,
    );
  });

  it("is paid a part of at once, the rest at the door", async () => {
    await holdingsOf(provider(), one.uid, "leaf").card(1_000);
    await choose("leaf", { sencha: 1 });
    const user = await open();
    await total("¥1,700");
    await user.click(await screen.findByRole("checkbox", { name: /¥1,000/ }, PATIENCE));
    expect(await screen.findByRole("row", { name: "Left to pay ¥700" }, PATIENCE)).toBeDefined();
    await screen.findAllByText("Cash on delivery", {}, PATIENCE);
    await user.click(submit());
    await onOrder();
    await waitFor(
      async () =>
        expect(await placed()).toMatchObject([
          { total: 1_700, stored_total: 1_000, pay_type: PayType.cashOnDelivery },
        ]),
      PATIENCE,
    );
  });

  it("is paid whole by a voucher, without a way to pay", async () => {
    await holdingsOf(provider(), one.uid, "leaf").voucher(9_000);
    await provider()
      .db.update(stores)
      .set({ shipping: { ...shipping, freeprice: 500 } })
      .where(eq(stores.id, "leaf"));
    await choose("leaf", { sencha: 1 });
    const user = await open();
    await total("¥1,000");
    await user.click(await screen.findByRole("checkbox", { name: /¥9,000/ }, PATIENCE));
    await waitFor(() => expect(screen.queryAllByText("Cash on delivery")).toEqual([]), PATIENCE);
    await user.click(submit());
    await onOrder();
    await waitFor(
      async () => expect(await placed()).toMatchObject([{ pay_status: PayStatus.paid }]),
      PATIENCE,
    );
  });
});
