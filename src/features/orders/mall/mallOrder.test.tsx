import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { eq } from "drizzle-orm";
import { mutate } from "swr";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mallCloseOrder } from "#contract/calls/mallOrder.ts";
import { mallShopCartList } from "#contract/calls/mallShopcart.ts";
import { OrderStatus, PayType } from "#contract/enumerations.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { members } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { line, taken } from "#provider/testing/guest.ts";
import { type MallGuest, mallGuest, partOf, plantMall } from "#provider/testing/mallFixture.ts";
import { holdingsOf } from "#provider/testing/refillWorld.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.setConfig({ testTimeout: 30_000 });

const PATIENCE = { timeout: 10_000 };
const { provider } = beforeProvider();
const sencha = line({ goods_id: "sencha", price: 1_000 });
const amazake = line({ goods_id: "amazake", price: 600 });

let one: MallGuest;
let desk: StaffedDesk;
beforeAll(async () => {
  await plantMall(provider().db);
  desk = await deskOf(provider(), "leaf");
}, 30_000);
beforeEach(async () => {
  localStorage.clear();
  await mutate(() => true, undefined, { revalidate: true });
  one = await mallGuest(provider());
  localStorage.setItem("user", JSON.stringify(one.session));
});

const ofLeaf = (changes = {}) =>
  partOf({ lines: [{ ...sencha, number: 2 }], shown_total: 2_700, ...changes });
async function bought(
  pay_type: typeof PayType.card | typeof PayType.cashOnDelivery,
  parts = [ofLeaf()],
): Promise<string[]> {
  const { orders: placed } = await taken(one.buy(parts, { pay_type }));
  return placed.map(({ order_no }) => order_no);
}
const at = (order_no = "") => `/MallorderDetail?orderNo=${order_no}`;

describe("an order of the mall", () => {
  it("is found from any order's address, and followed to its receipt", async () => {
    const [order_no = ""] = await bought(PayType.cashOnDelivery);
    await openApp(`/orderDetail?orderNo=${order_no}`);
    await waitFor(() => expect(window.location.pathname).toBe("/MallorderDetail"), PATIENCE);
    const user = userEvent.setup();
    expect(await screen.findByText(/tracking number appears here/, {}, PATIENCE)).toBeDefined();
    // Said once.
    expect(screen.getAllByText(/arriv/i).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Arrives from /),
    ]);
    await desk.act(order_no, "accept");
    const parcels = [
      { temperature: "ambient", delivery_company: "ヤマト運輸", delivery_number: "1234-5678-9012" },
    ] as const;
    await desk.act(order_no, "ready", { parcels: [...parcels] });
    await mutate((key) => typeof key === "string" && key.startsWith("/mall/order/"));
    const track = await screen.findByRole("link", { name: /^Track 1234/ }, PATIENCE);
    expect(track.getAttribute("href")).toMatch(/^https:\/\//);
    expect(screen.getAllByText("Shipped").length).toBeGreaterThan(0);
    await user.click(screen.getByRole("button", { name: "I got it" }));
    await user.click(await screen.findByText("Yes, received", {}, PATIENCE));
    await waitFor(async () => {
      const [kept] = await provider().db.select().from(orders).where(eq(orders.order_no, order_no));
      expect(kept?.order_status).toBe(OrderStatus.completed);
    }, PATIENCE);
  });

  it("is paid for together with those that were placed with it, or by itself", async () => {
    const brew = partOf({ store_id: "brew", lines: [amazake], shown_total: 1_300 });
    const numbers = await bought(PayType.card, [ofLeaf(), brew]);
    await openApp(at(numbers[0]));
    const user = userEvent.setup();
    const other = await screen.findByRole("link", { name: /See the order from Store brew/ }, PATIENCE);
    expect(other.getAttribute("href")).toBe(at(numbers[1]));
    expect(screen.getByRole("button", { name: "Pay ¥2,700" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Pay ¥4,000 for all" }));
    const sheet = within(await screen.findByRole("dialog", {}, PATIENCE));
    expect(await sheet.findByText("¥4,000", {}, PATIENCE)).toBeDefined();
  });

  it("of several shops has one page for all of them, with one state of payment, found from the list once", async () => {
    const brew = partOf({ store_id: "brew", lines: [amazake], shown_total: 1_300 });
    await bought(PayType.card, [ofLeaf(), brew]);
    await openApp("/order");
    const user = userEvent.setup();
    expect(await screen.findByText("2 shops, one purchase", {}, PATIENCE)).toBeDefined();
    await user.click(screen.getByRole("link", { name: "See all of it" }));
    expect(await screen.findByText("Thank you for your order", {}, PATIENCE)).toBeDefined();
    expect(screen.getByText(/^Please pay ¥4,000 by/)).toBeDefined();
    const own = within(screen.getByRole("region", { name: "Orders by shop" }));
    expect(own.getAllByRole("link")).toHaveLength(2);
    expect(own.getAllByText(/^Arrives from/)).toHaveLength(2);
    expect(screen.getByRole("row", { name: /^Total .*¥4,000$/ })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Pay ¥4,000 for all" }));
    const sheet = within(await screen.findByRole("dialog", {}, PATIENCE));
    expect(await sheet.findByText("¥4,000", {}, PATIENCE)).toBeDefined();
  });

  it("with cash on delivery is not to be paid, and says when it comes", async () => {
    await bought(PayType.cashOnDelivery, [ofLeaf({ delivery_date: "2026-11-25", delivery_section: "am" })]);
    await openApp("/order");
    expect(await screen.findByText(/^Arrives .*25.*Morning/, {}, PATIENCE)).toBeDefined();
    expect(screen.queryByText("To pay", { selector: "article *" })).toBeNull();
    expect(screen.getByRole("tab", { name: /^To pay/ }).textContent).toBe("To pay");
  });

  it("is paid together with another, a part of it by the card of one of the shops", async () => {
    const { uid } = one.session;
    await provider().db.update(members).set({ kind: "member" }).where(eq(members.uid, uid));
    await holdingsOf(provider(), uid, "leaf").card(5_000);
    const brew = partOf({ store_id: "brew", lines: [amazake], shown_total: 1_300 });
    const numbers = await bought(PayType.card, [ofLeaf(), brew]);
    await openApp(at(numbers[0]));
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Pay ¥4,000 for all" }, PATIENCE));
    const sheet = within(await screen.findByRole("dialog", {}, PATIENCE));
    // It pays for its own shop, and for nothing of the other's.
    await user.click(await sheet.findByRole("checkbox", { name: /leaf/ }, PATIENCE));
    const pay = sheet.getByRole("button", { name: /^Pay/ });
    await waitFor(() => expect(pay.textContent).toContain("¥1,300"), PATIENCE);
    expect(sheet.getByRole("group", { name: /balance/ }).textContent).toContain("2,700");
  });

  it("is cancelled before the shop confirms it, and ordered again into the mall's cart", async () => {
    const [order_no = ""] = await bought(PayType.cashOnDelivery);
    await openApp(at(order_no));
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Cancel the order" }, PATIENCE));
    const sheet = within(await screen.findByRole("dialog", {}, PATIENCE));
    await user.click(await sheet.findByRole("button", { name: "Cancel the order" }, PATIENCE));
    expect((await screen.findAllByText("Canceled", {}, PATIENCE)).length).toBeGreaterThan(0);
    await user.click(await screen.findByRole("button", { name: "Order again" }, PATIENCE));
    await waitFor(() => expect(window.location.pathname).toBe("/mall"), PATIENCE);
    const { shop_cart } = await taken(one.send(mallShopCartList, {}));
    expect(shop_cart).toMatchObject([{ goods_id: "sencha", goods_num: 2 }]);
  });

  it("is ordered again after what changed since was named, and where nothing is left leads to the shop", async () => {
    const change = (id: string, changes: Partial<typeof goods.$inferInsert>) =>
      provider().db.update(goods).set(changes).where(eq(goods.id, id));
    const inCart = async () =>
      (await taken(one.send(mallShopCartList, {}))).shop_cart.map((kept) => [kept.goods_id, kept.goods_num]);
    const shincha = line({ goods_id: "shincha", price: 1_500 });
    const part = partOf({ lines: [{ ...sencha, number: 2 }, shincha], shown_total: 4_200 });
    const [order_no = ""] = await bought(PayType.cashOnDelivery, [part]);
    await taken(one.send(mallCloseOrder, { order_no }));
    await change("sencha", { price: 1_100 });
    await change("shincha", { is_sold_out: true });
    await openApp(at(order_no));
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Order again" }, PATIENCE));
    const changes = await screen.findByRole("list", { name: "What has changed" }, PATIENCE);
    const told = within(changes)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(told).toEqual(["sencha (en)Price: ¥1,000 → ¥1,100", "shincha (en)Sold out"]);
    expect(await inCart()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Add to cart" }));
    await waitFor(() => expect(window.location.pathname).toBe("/mall"), PATIENCE);
    expect(await inCart()).toEqual([["sencha", 2]]);
    // From the list of orders, when the other is gone as well.
    await change("sencha", { price: 1_000, is_withdrawn: true });
    cleanup();
    await openApp("/order?tab=6");
    await user.click(await screen.findByRole("button", { name: /^Order again/ }, PATIENCE));
    expect(await screen.findByText("No longer on the menu", {}, PATIENCE)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Go to the store" }));
    await waitFor(
      () => expect(window.location.pathname + window.location.search).toBe("/mall?storeId=leaf"),
      PATIENCE,
    );
    await change("sencha", { is_withdrawn: false });
    await change("shincha", { is_sold_out: false });
  });

  it("of another is not shown", async () => {
    const [order_no] = await bought(PayType.cashOnDelivery);
    const other = await mallGuest(provider());
    localStorage.setItem("user", JSON.stringify(other.session));
    await openApp(at(order_no));
    expect(await screen.findByText("See your orders", {}, PATIENCE)).toBeDefined();
  });
});
