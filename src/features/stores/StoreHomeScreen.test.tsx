import { screen, waitFor, within } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { OrderType } from "#contract/enumerations.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { offPremisesGuest, openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";
import { open } from "./testing/openStore.ts";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.mock("#parts/stores/useAccent.ts", () => ({ useAccent: () => {} }));
vi.setConfig({ testTimeout: 30_000 });

const PATIENCE = { timeout: 10_000 };
const { provider, onTheWay } = beforeProvider();
const FAR = { latitude: 36.5, longitude: 139.7671 };

beforeEach(() => openOffPremises(provider(), { minimum_order: 1_000, freeprice: 2_000 }));

const here = () => window.location.pathname + window.location.search;
/** Of the menu's own row: what the store recommends has one as well. */
const plusOf = (name: string) => screen.getAllByLabelText(`Add one ${name}`).at(-1) ?? document.body;
const mode = (name: string) => screen.getByRole("radio", { name });

describe("a store's page for take-away and delivery", () => {
  it("shows what can be had without a table alone, and when it can be had", async () => {
    await open("/storeHome?storeId=diner");
    expect(mode("Pickup").matches(":checked")).toBe(true);
    expect(await screen.findByText("bento (en)")).toBeDefined();
    expect(screen.queryByText("course (en)")).toBeNull();
    expect(await screen.findByText("Ready for pickup from 12:30", {}, PATIENCE)).toBeDefined();
    expect(screen.getByText(/on foot$|View map$/)).toBeDefined();
  });

  it("leads to its tables from its details, for whoever sits at one", async () => {
    await openApp("/storeHome?storeId=diner&tab=details");
    expect(await screen.findByRole("button", { name: /^Dining in\?/ }, PATIENCE)).toBeDefined();
  });

  it("has a plus for what the store recommends, as for what is on its menu", async () => {
    await open("/storeHome?storeId=diner");
    const row = within(await screen.findByRole("list", { name: "Recommended" }, PATIENCE));
    const dishes = row.getAllByRole("article");
    expect(dishes.length).toBeGreaterThan(0);
    for (const dish of dishes) {
      const [openIt, plus] = within(dish).getAllByRole("button");
      expect(plus?.getAttribute("aria-label")).toContain(openIt?.textContent);
    }
  });

  it("leads without its store to the page that says so", async () => {
    await openApp("/storeHome?type=2");
    await waitFor(() => expect(here()).toBe("/noText?type=store"), PATIENCE);
  });

  it("is opened one way, and home is of that way from then on", async () => {
    const user = await open("/storeHome?storeId=diner");
    await user.click(mode("Delivery"));
    await waitFor(() => expect(here()).toBe("/storeHome?storeId=diner&type=3"), PATIENCE);
    await openApp("/home");
    expect(await screen.findByRole("radio", { name: "Delivery", checked: true }, PATIENCE)).toBeDefined();
    expect(document.cookie).toContain("way=3");
  });

  it("takes the other way where the store does not offer the one that is asked for", async () => {
    await openApp("/storeHome?storeId=other&type=3");
    expect(await screen.findByText("Pickup only", {}, PATIENCE)).toBeDefined();
  });

  it("tells when the closed store opens, and takes orders ahead for then", async () => {
    const { clock, db } = provider();
    await db
      .update(stores)
      .set({ order_types: [OrderType.dineIn, OrderType.takeAway] })
      .where(eq(stores.id, "cover"));
    clock.set(new Date("2026-11-21T18:00:00Z"));
    onTestFinished(() => clock.set(NOON));
    await openApp("/storeHome?storeId=cover");
    expect(
      await screen.findByText(/^Closed now. Order ahead for pickup from .*11:00$/, {}, PATIENCE),
    ).toBeDefined();
    expect(await screen.findByLabelText("Add one oden (en)", {}, PATIENCE)).toBeDefined();
  });
});

describe("a delivery", () => {
  it("says what it costs there, what is missing until the least, and until it is free", async () => {
    const user = await open("/storeHome?storeId=diner&type=3");
    expect(await screen.findByText("Delivery ¥300", {}, PATIENCE)).toBeDefined();
    expect(await screen.findByText("About 3.2 km away", {}, PATIENCE)).toBeDefined();
    await user.click(await screen.findByLabelText("Add one bento (en)"));
    expect(await screen.findByText("Add ¥300 more to order")).toBeDefined();
    const bar = () => screen.getByText(/^Review order/).closest("a");
    expect(bar()?.getAttribute("href")).toBe("/submitOrderDev?storeId=diner");
    expect(bar()?.textContent).toContain("¥1,000");
    expect(bar()?.textContent).toContain("incl. ¥300 delivery");
    await user.click(screen.getByLabelText("Add one bento (en)"));
    expect(await screen.findByText("Add ¥600 for free delivery")).toBeDefined();
    await user.click(screen.getByLabelText("Add one bento (en)"));
    expect(await screen.findByText("You’ve got free delivery")).toBeDefined();
    expect(bar()?.textContent).toContain("¥2,100");
  });

  it("is brought to one's own address as long as nobody has said another place", async () => {
    localStorage.clear();
    const one = await offPremisesGuest(provider());
    await one.address({ label: "home" });
    localStorage.setItem("user", JSON.stringify(one.session));
    await openApp("/storeHome?storeId=diner&type=3");
    expect(await screen.findByText("Home", {}, PATIENCE)).toBeDefined();
    expect(await screen.findByText(/^About .* away/, {}, PATIENCE)).toBeDefined();
  });

  it("out of range leads to collecting the same dishes by one tap", async () => {
    const user = await open("/storeHome?storeId=diner&type=3", FAR);
    expect(await screen.findByText(/^Outside the delivery area/, {}, PATIENCE)).toBeDefined();
    await user.click(await screen.findByLabelText("Add one bento (en)"));
    expect((await screen.findByText("Outside the delivery area")).closest("a")).not.toBeNull();
    await user.click(screen.getByText("Switch to pickup"));
    await waitFor(() => expect(here()).toBe("/storeHome?storeId=diner&type=2"), PATIENCE);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    const bar = (await screen.findByText("Review order (1)", {}, PATIENCE)).closest("a");
    expect(bar?.getAttribute("href")).toBe("/submitOrderPick?storeId=diner");
  });
});

describe("changing the way of ordering", () => {
  it("names what cannot be had that way before anything changes, and keeps each way's cart", async () => {
    const user = await open("/storeHome?storeId=diner&type=2");
    await user.click(plusOf("tea (en)"));
    await user.click(await screen.findByLabelText("Add one bento (en)"));
    const sellOut = (is_sold_out: boolean) =>
      provider().db.update(goods).set({ is_sold_out }).where(eq(goods.id, "tea"));
    await sellOut(true);
    await user.click(mode("Delivery"));
    const question = await screen.findByRole("alertdialog", { name: "Switch to delivery?" }, PATIENCE);
    await within(question).findByText("Not available for delivery", {}, PATIENCE);
    expect(within(question).getByText("tea (en)").closest("li")?.textContent).toContain("Sold out");
    expect(within(question).getByText("bento (en)").closest("li")?.textContent).toContain("× 1");
    expect(within(question).getByText("Copy items and switch").closest("button")?.textContent).toContain(
      "¥700",
    );
    expect(here()).toBe("/storeHome?storeId=diner&type=2");
    await user.click(within(question).getByText("Cancel"));
    expect(mode("Pickup").matches(":checked")).toBe(true);

    await user.click(mode("Delivery"));
    const again = await screen.findByRole("alertdialog", { name: "Switch to delivery?" }, PATIENCE);
    await user.click(await within(again).findByText("Copy items and switch", {}, PATIENCE));
    expect(await screen.findByText("Review order (1)", {}, PATIENCE)).toBeDefined();
    await sellOut(false);
    const kept = JSON.parse(localStorage.getItem("cart.diner") ?? "[]") as {
      action: number;
      goods_id: string;
    }[];
    expect(kept.map(({ action, goods_id }) => `${action} ${goods_id}`).toSorted()).toEqual([
      "2 bento",
      "2 tea",
      "3 bento",
    ]);
  });

  it("says so where nobody knows what can be had that way, and goes there all the same", async () => {
    const user = await open("/storeHome?storeId=diner&type=2");
    await user.click(plusOf("tea (en)"));
    onTheWay((request, ask) => (request.url.endsWith("/goodsdetail") ? Response.error() : ask()));
    await user.click(mode("Delivery"));
    const question = await screen.findByRole("alertdialog", { name: "Switch to delivery?" }, PATIENCE);
    await within(question).findByText(/^We couldn’t check/, {}, PATIENCE);
    expect(within(question).queryByText("Copy items and switch")).toBeNull();
    await user.click(within(question).getByText("Switch without items"));
    await waitFor(() => expect(here()).toBe("/storeHome?storeId=diner&type=3"), PATIENCE);
  });

  it("asks nothing where nothing has been chosen", async () => {
    const user = await open("/storeHome?storeId=diner&type=2");
    await user.click(mode("Delivery"));
    await waitFor(() => expect(here()).toBe("/storeHome?storeId=diner&type=3"), PATIENCE);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});
