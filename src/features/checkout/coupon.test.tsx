import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { desc, eq } from "drizzle-orm";
import { mutate } from "swr";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { orderCouponList } from "#contract/calls/coupons.ts";
import { storePayList } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { CartAction } from "#contract/enumerations.ts";
import type { User } from "#contract/member.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { orders, slotBookings } from "#provider/db/tables/orders.ts";
import { couponRow, held, useOf } from "#provider/testing/couponHolder.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { quickMembers } from "#provider/testing/members.ts";
import { openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { local } from "#state/storage/storage.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.mock("#parts/stores/useAccent.ts", () => ({ useAccent: () => {} }));
vi.setConfig({ testTimeout: 30_000 });

const PATIENCE = { timeout: 10_000 };
const YEARS = 20 * 365 * 86_400_000;
/** Good by the clock of the test's provider and by this device's. */
const lasting = { valid_until: new Date(NOON.getTime() + YEARS) };
const { address, fillCart, onTheWay, provider } = beforeProvider();
const coupon = (name: string, off: number, changes: Partial<typeof coupons.$inferInsert> = {}) =>
  held(provider(), member().uid, { name: words(name), discount_price: off, ...changes }, lasting);
let members: readonly User[] = [];
const member = () => members[0] as User;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await mutate(() => true, undefined, { revalidate: true });
  await openOffPremises(provider());
  await provider().db.delete(slotBookings);
  await provider().db.update(coupons).set({ is_withdrawn: true });
  members = await quickMembers(provider(), 1);
  local.set("user", JSON.stringify(member()));
});

const place = () => screen.findByRole("heading", { name: "Coupon" }, PATIENCE);
const total = () => screen.getByText("Place order").closest("button")?.textContent ?? "";
const reads = (price: string) => waitFor(() => expect(total()).toContain(price), PATIENCE);

async function atTable(): Promise<UserEvent> {
  await fillCart("diner", { tea: 2 });
  await openApp(address("diner-T1", "/submitOrder"));
  await place();
  return userEvent.setup();
}

async function openPickUp(): Promise<UserEvent> {
  await fillCart("diner", { tea: 2 }, CartAction.takeAway);
  await openApp("/submitOrderPick?storeId=diner");
  await place();
  return userEvent.setup();
}

async function openSheet(user: UserEvent, row: RegExp) {
  await user.click(await screen.findByRole("button", { name: row }, PATIENCE));
  return screen.findByRole("dialog", {}, PATIENCE);
}

async function fillIn(user: UserEvent): Promise<void> {
  await screen.findByText(/\(earliest\)$/, {}, PATIENCE);
  await user.type(screen.getByLabelText("Name"), "Hanako Yamada");
  await user.type(screen.getByLabelText("Phone number"), "090-1234-5678");
  await screen.findByRole("button", { name: /^Cash at the register/ }, PATIENCE);
}
const submit = () => screen.getByText("Place order").closest("button") as HTMLButtonElement;
const placed = async () =>
  (await provider().db.select().from(orders).orderBy(desc(orders.placed_at)).limit(1))[0];

describe("the coupon of an order", () => {
  it("is the one that saves most at once, in the bill by its name; the others say why not or what they save", async () => {
    await coupon("Small", 50);
    await coupon("Large", 120);
    await coupon("Dear", 300, { minimum_spend: 1000 });
    await coupon("Delivered", 200, { type: 4, usage_type: "delivery" });
    await coupon("Elsewhere", 400, { store_id: "other" });
    const user = await atTable();
    await reads("¥480");
    expect(screen.getAllByText("Large (en)").length).toBeGreaterThan(1);
    const sheet = await openSheet(user, /Large/);
    expect(within(sheet).getByText("Spend ¥400 more to use it.")).toBeDefined();
    expect(within(sheet).getByText("Not valid for this type of order.")).toBeDefined();
    expect(within(sheet).getByRole("radio", { name: /Dear/ })).toHaveProperty("disabled", true);
    expect(within(sheet).queryByRole("radio", { name: /Elsewhere/ })).toBeNull();
    const folded = within(sheet).getByText("1 coupon for other stores").closest("details");
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain("Elsewhere (en)");
    await user.click(within(sheet).getByRole("radio", { name: /Small/ }));
    await reads("¥550");
    await user.click(within(sheet).getByRole("radio", { name: "Don’t use a coupon" }));
    await reads("¥600");
  });

  it("stays in the bill, and is said to, when it and the ways to pay cannot be read again", async () => {
    await coupon("Large", 120);
    await openPickUp();
    await reads("¥480");
    await screen.findByRole("button", { name: /^Cash at the register/ }, PATIENCE);
    const known = [orderCouponList.path, storePayList.path];
    onTheWay((request, ask) =>
      known.some((path) => request.url.endsWith(path))
        ? Response.json({ code: Code.tooManyRequests, message: "", data: null })
        : ask(),
    );
    await mutate((key) => typeof key === "string" && known.some((path) => key.startsWith(path)));
    expect(screen.getByRole("button", { name: /^Large/ })).toBeDefined();
    expect(screen.queryByText(/didn’t load/)).toBeNull();
    expect(screen.getByRole("button", { name: /^Cash at the register/ })).toBeDefined();
    await reads("¥480");
  });

  it("stays as it was chosen over a reload, and goes with the order", async () => {
    const small = await coupon("Small", 50);
    await coupon("Large", 120);
    const user = await openPickUp();
    await user.click(within(await openSheet(user, /Large/)).getByRole("radio", { name: /Small/ }));
    await reads("¥550");
    cleanup();
    const again = await openPickUp();
    await reads("¥550");
    await fillIn(again);
    await again.click(submit());
    await waitFor(() => expect(window.location.pathname).toBe("/orderDetail"), PATIENCE);
    const order = await placed();
    expect(order).toMatchObject({ total: 550, member_coupon_id: small });
    expect(await useOf(provider(), small)).toEqual({ used: true, order_no: order?.order_no });
    expect(await screen.findByText("Small (en)", {}, PATIENCE)).toBeDefined();
  });

  it("that ran out between cart and submit: nothing is placed, the sheet says so, and the bill is shown anew", async () => {
    const best = await coupon("Large", 120);
    const user = await openPickUp();
    await fillIn(user);
    await reads("¥480");
    await provider()
      .db.update(memberCoupons)
      .set({ valid_until: new Date(NOON.getTime() - 1) })
      .where(eq(memberCoupons.id, best));
    const before = await provider().db.$count(orders);
    await user.click(submit());
    const sheet = await screen.findByRole("dialog", {}, PATIENCE);
    expect(await within(sheet).findByText("“Large (en)” couldn’t be applied")).toBeDefined();
    expect(
      within(sheet).getByText("Nothing has been ordered. Check the total and order again."),
    ).toBeDefined();
    await user.click(within(sheet).getByRole("button", { name: /^Done/ }));
    await reads("¥600");
    expect(await provider().db.$count(orders)).toBe(before);
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Hanako Yamada");
    await user.click(submit());
    await waitFor(() => expect(window.location.pathname).toBe("/orderDetail"), PATIENCE);
    expect(await placed()).toMatchObject({ total: 600, member_coupon_id: null });
  });

  it("of another store is not counted among those that one has", async () => {
    await coupon("elsewhere", 90, { store_id: "other" });
    await coupon("later", 90, { minimum_spend: 5_000 });
    await atTable();
    expect(await screen.findByText("You have 1 coupon", {}, PATIENCE)).toBeDefined();
  });

  it("that saves more than what is used is claimed and used by one press", async () => {
    await coupon("held", 50);
    await provider()
      .db.insert(coupons)
      .values(couponRow("better", { end_time: lasting.valid_until, discount_price: 90 }));
    const user = await atTable();
    await reads("¥550");
    await user.click(await screen.findByRole("button", { name: /^Claim and use/ }, PATIENCE));
    await reads("¥510");
    expect(screen.queryByRole("button", { name: /^Claim and use/ })).toBeNull();
  });

  it("is claimed in place and used, and one without a session sees what signing in would save", async () => {
    await provider()
      .db.insert(coupons)
      .values(couponRow("here", { end_time: lasting.valid_until, discount_price: 90 }));
    const user = await atTable();
    const sheet = await openSheet(user, /coupon to claim/);
    await user.click(await within(sheet).findByRole("button", { name: /^Claim: here/ }, PATIENCE));
    await reads("¥510");
    expect(within(sheet).getByRole("radio", { name: /here/ })).toHaveProperty("checked", true);

    cleanup();
    localStorage.clear();
    await mutate(() => true, undefined, { revalidate: true });
    await atTable();
    const row = (await screen.findByText("Sign in to use it", {}, PATIENCE)).closest("a");
    expect(row?.textContent).toMatch(/here.*[-−]¥90/);
    expect(row?.getAttribute("href")).toContain("/loginInput?callback=");
    expect(total()).toContain("¥600");
  });
});
