import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { eq } from "drizzle-orm";
import { mutate } from "swr";
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { mallAddShopCart, mallShopCartList } from "#contract/calls/mallShopcart.ts";
import { OrderType } from "#contract/enumerations.ts";
import { addDays, localDay } from "#domain/hours/zonedTime.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { taken } from "#provider/testing/guest.ts";
import { plantMall, shipping } from "#provider/testing/mallFixture.ts";
import { storedSession } from "#state/account/session.ts";
import { calendarDay } from "#text/calendar.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.mock("#parts/stores/useAccent.ts", () => ({ useAccent: () => {} }));
vi.mock("#ui/pictures/flyToCart.ts", () => ({ flyToCart: async () => {} }));
vi.setConfig({ testTimeout: 60_000 });

const PATIENCE = { timeout: 15_000 };
const { provider, onTheWay } = beforeProvider();
const user = userEvent.setup();

beforeAll(() => plantMall(provider().db));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const here = () => window.location.pathname + window.location.search;
const list = (name: string) => screen.findByRole("list", { name }, PATIENCE);
const names = async (name: string) =>
  within(await list(name))
    .getAllByRole("link")
    .map((link) => link.textContent);
const change = (id: string, changes: Partial<typeof goods.$inferInsert>) =>
  provider().db.update(goods).set(changes).where(eq(goods.id, id));
const addOne = async (name: string, within_ = "All products") =>
  user.click(within(await list(within_)).getByLabelText(`Add one ${name} (en)`));
const session = () => {
  const stored = storedSession();
  if (stored === null) throw new Error("nobody is signed in");
  return { uid: stored.uid, auth_token: stored.auth_token };
};
/** The cart as the provider keeps it, as another device of the same customer would see it. */
const kept = async () => {
  const { shop_cart } = await taken(
    provider().call(mallShopCartList, {}, { session: session(), language: "en" }),
  );
  return shop_cart.map(({ goods_id, goods_num }) => `${goods_id} ${goods_num}`);
};
const openCart = async () => {
  await user.click(await screen.findByText(/^View cart/, {}, PATIENCE));
  return screen.findByRole("dialog", { name: "Cart" }, PATIENCE);
};
/** In any order: the clock stands still, and lines of one moment have none. */
const keptIs = (lines: string[]) =>
  waitFor(async () => expect((await kept()).toSorted()).toEqual(lines.toSorted()), PATIENCE);

describe("the mall", () => {
  it("shows its goods by kind, by words and by price, each choice in the address", async () => {
    await openApp("/mall");
    expect(await names("All products")).toContain("sencha (en)");
    await user.click(await screen.findByRole("radio", { name: "Drinks (en)" }));
    await waitFor(() => expect(here()).toBe("/mall?category=drinks"), PATIENCE);
    expect((await names("Drinks (en)")).toSorted()).toEqual(["amazake (en)", "sake (en)"]);
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Price: low to high");
    await waitFor(() => expect(here()).toBe("/mall?category=drinks&sort=3"), PATIENCE);
    await waitFor(
      async () => expect(await names("Drinks (en)")).toEqual(["amazake (en)", "sake (en)"]),
      PATIENCE,
    );
    await user.type(screen.getByRole("searchbox"), "cake{Enter}");
    await waitFor(() => expect(here()).toContain("keyword=cake"), PATIENCE);
    expect(await names("Results for “cake”")).toEqual(["leaf-cake (en)"]);
  });

  it("names each card's shop and how it is rated, and nothing where nobody has rated it; a shop's own page need not", async () => {
    await provider().db.update(stores).set({ rating: 4.5, review_count: 12 }).where(eq(stores.id, "leaf"));
    await openApp("/mall");
    await mutate(() => true);
    const card = async (name: string) => {
      const link = within(await list("All products")).getByRole("link", { name: `${name} (en)` });
      return within(link.closest("article") ?? link);
    };
    await waitFor(
      async () =>
        expect((await card("sencha")).getByRole("img", { name: "4.5 out of 5, 12 reviews" })).toBeDefined(),
      PATIENCE,
    );
    expect((await card("sencha")).getByText("Store leaf (en)")).toBeDefined();
    expect((await card("sake")).getByText("Store brew (en)")).toBeDefined();
    expect((await card("sake")).queryByRole("img", { name: /out of 5/ })).toBeNull();
    cleanup();
    await openApp("/mall?storeId=leaf");
    expect((await card("sencha")).queryByText("Store leaf (en)")).toBeNull();
  });

  it("is narrowed to a shop, with its kinds and how it ships, also from the store's own page", async () => {
    await openApp("/storeHome?storeId=brew");
    await waitFor(() => expect(here()).toBe("/mall?storeId=brew"), PATIENCE);
    expect((await names("All products")).toSorted()).toEqual(["amazake (en)", "sake (en)"]);
    expect(await screen.findByText("ヤマト運輸 (en)", {}, PATIENCE)).toBeDefined();
    expect(screen.getByText("From ¥5,000, except to remote islands")).toBeDefined();
    // At its head, before anything is chosen; the rest is folded away.
    const head = () => screen.getByText(/^Shipping ¥/).closest("p");
    expect(head()?.textContent).toMatch(
      /^Shipping ¥\d+ to ¥[\d,]+ Free over ¥5,000, except to remote islands$/,
    );
    expect(head()?.closest("details")).toBeNull();
  });

  it("says at a shop's head what shipping is to the prefecture that is known, and that there is none", async () => {
    localStorage.setItem("noren.prefecture", "東京都");
    await openApp("/mall?storeId=brew");
    expect(await screen.findByText("Shipping to Tokyo: ¥700 to ¥1,200", {}, PATIENCE)).toBeDefined();
    cleanup();
    const fees = shipping.fees.map((fee) => ({ ...fee, is_shipped_to: 0 as const }));
    await provider()
      .db.update(stores)
      .set({ shipping: { ...shipping, fees } })
      .where(eq(stores.id, "brew"));
    await openApp("/mall?storeId=brew");
    await mutate(() => true);
    expect(await screen.findByText("This shop doesn’t ship to Tokyo", {}, PATIENCE)).toBeDefined();
    await provider().db.update(stores).set({ shipping }).where(eq(stores.id, "brew"));
  });

  it("has the button that adds goods below all that is said of them, in reach all along", async () => {
    await openApp("/productDetail?goodsId=sencha&storeId=leaf&type=4");
    const add = await screen.findByRole("button", { name: /^Add to cart/ }, PATIENCE);
    expect(add.parentElement?.dataset["inReach"]).toBe("true");
    expect(add.parentElement?.nextElementSibling).toBeNull();
  });

  it("of a store that does both leads to its pick-up and delivery, and back", async () => {
    await provider()
      .db.update(stores)
      .set({
        order_types: [OrderType.dineIn, OrderType.takeAway, OrderType.delivery, OrderType.shipping],
        shipping,
      })
      .where(eq(stores.id, "diner"));
    await openApp("/storeHome?storeId=diner&type=2");
    await user.click(await screen.findByRole("link", { name: "Ships nationwide: see products" }, PATIENCE));
    await waitFor(() => expect(here()).toBe("/mall?storeId=diner"), PATIENCE);
    await user.click(await screen.findByRole("link", { name: "Order for pickup or delivery" }, PATIENCE));
    await waitFor(() => expect(here()).toBe("/storeHome?storeId=diner"), PATIENCE);
  });

  it("says that nothing was found, and leads back to all", async () => {
    await openApp("/mall?keyword=nowhere");
    expect(await screen.findByText("No results for “nowhere”", {}, PATIENCE)).toBeDefined();
    expect(screen.getByText("See all products").closest("a")?.getAttribute("href")).toBe("/mall");
    expect(screen.queryByRole("combobox", { name: "Sort by" })).toBeNull();
  });
});

describe("the mall's cart", () => {
  it("is kept by the provider for whoever has no account yet, and leads to the confirmation with what is chosen", async () => {
    // What is tapped arrives although the tab is closed at once.
    const fetched = vi.spyOn(globalThis, "fetch");
    onTestFinished(() => fetched.mockRestore());
    await openApp("/mall");
    await addOne("sencha");
    await addOne("sencha");
    await addOne("amazake");
    // Shown at once, whatever the provider says.
    expect(screen.getByText("View cart (3)")).toBeDefined();
    await keptIs(["sencha 2", "amazake 1"]);
    const writes = fetched.mock.calls.filter(([path]) => String(path).endsWith(mallAddShopCart.path));
    expect(new Set(writes.map(([, init]) => init?.keepalive))).toEqual(new Set([true]));
    const cart = await openCart();
    expect(within(cart).getByText("Add ¥3,000 for free shipping")).toBeDefined();
    await user.click(within(cart).getByRole("checkbox", { name: "Store brew (en)" }));
    await user.click(within(cart).getByText("Check out (2)"));
    await waitFor(() => expect(here()).toBe("/mallOrderConfirm"), PATIENCE);
    const selected = JSON.parse(localStorage.getItem("mall.selection") ?? "[]");
    expect(selected).toMatchObject([{ store_id: "leaf", lines: [{ goods_id: "sencha", number: 2 }] }]);
  });

  it("takes back what the provider refuses, and says how many there are", async () => {
    await openApp("/mall");
    await addOne("hojicha");
    await keptIs(["hojicha 1"]);
    // Somebody else is faster, at a moment when no list can say so any more.
    onTheWay(async (request, ask) => {
      if (new URL(request.url).pathname === mallAddShopCart.path) await change("hojicha", { stock: 1 });
      return ask();
    });
    await addOne("hojicha");
    expect(
      await screen.findByText("Only 1 of hojicha (en) left, including those in your cart", {}, PATIENCE),
    ).toBeDefined();
    expect(await screen.findByText("View cart (1)", {}, PATIENCE)).toBeDefined();
    await change("hojicha", { is_withdrawn: true });
    await addOne("hojicha").catch(() => null);
    await change("hojicha", { stock: 20, is_withdrawn: false });
  });

  it("shows what another device changed, the price before and now, and what is gone, and is put in order by a tap", async () => {
    await openApp("/mall");
    await addOne("sencha");
    await addOne("leaf-cake");
    await keptIs(["sencha 1", "leaf-cake 1"]);
    const other = { goods_id: "amazake", option_value: [], number: 2 };
    await taken(provider().call(mallAddShopCart, other, { session: session() }));
    await change("sencha", { price: 1_100 });
    await change("leaf-cake", { is_sold_out: true });
    window.dispatchEvent(new Event("focus"));
    expect(await screen.findByText("View cart (4)", {}, PATIENCE)).toBeDefined();
    const cart = await openCart();
    expect(within(cart).getByText("The price has changed from ¥1,000 to ¥1,100")).toBeDefined();
    expect(within(cart).getByText("Sold out")).toBeDefined();
    expect(within(cart).getByText("Check out (3)")).toBeDefined();
    await user.click(within(cart).getByText("Remove unavailable items"));
    await keptIs(["sencha 1", "amazake 2"]);
    await change("sencha", { price: 1_000 });
    await change("leaf-cake", { is_sold_out: false });
  });

  it("reckons shipping for a prefecture while no address is known, unknown until one is chosen", async () => {
    await openApp("/mall");
    await addOne("sencha");
    await keptIs(["sencha 1"]);
    const cart = within(await openCart());
    expect(await cart.findByText("Not known yet", {}, PATIENCE)).toBeDefined();
    expect(cart.getAllByText("Total before shipping").length).toBeGreaterThan(0);
    const prefectures = await cart.findByLabelText("Prefecture to ship to", {}, PATIENCE);
    await within(prefectures).findByRole("option", { name: "Okinawa" }, PATIENCE);
    await user.selectOptions(prefectures, "沖縄県");
    expect(await cart.findByText("Okinawa · Room temperature, 1 parcel", {}, PATIENCE)).toBeDefined();
    expect(cart.getByRole("row", { name: /^Total .*¥2,800$/ })).toBeDefined();
    expect(localStorage.getItem("noren.prefecture")).toBe("沖縄県");
  });

  it("that could not be reached is not changed, and says so", async () => {
    await openApp("/mall");
    await addOne("sencha");
    await keptIs(["sencha 1"]);
    onTheWay(async (request, ask) => (request.url.endsWith(mallAddShopCart.path) ? Response.error() : ask()));
    await addOne("sencha");
    expect(
      await screen.findByText("The connection was lost. Please check your cart", {}, PATIENCE),
    ).toBeDefined();
    expect(await screen.findByText("View cart (1)", {}, PATIENCE)).toBeDefined();
  });
});

describe("a page of goods that are shipped", () => {
  it("tells how they travel and for whom they are, and puts them with their options into the mall's cart", async () => {
    await openApp("/productDetail?goodsId=matcha&type=4");
    await user.click(await screen.findByRole("radio", { name: /Large/ }, PATIENCE));
    expect(await screen.findByText("Within 1 day", {}, PATIENCE)).toBeDefined();
    await user.click(screen.getByRole("button", { name: /Add to cart/ }));
    expect(await screen.findByRole("button", { name: "View cart (1)" }, PATIENCE)).toBeDefined();
    await keptIs(["matcha 1"]);
  });

  it("asks an age of whoever buys what asks for it, and says when they are gone", async () => {
    await openApp("/productDetail?goodsId=sake");
    expect(await screen.findByText("20 and over", {}, PATIENCE)).toBeDefined();
    // By the price what comes on top of it, wherever it goes, and from when on that does not.
    expect(screen.getByText("tax included")).toBeDefined();
    const fee = await screen.findByText(/^Shipping ¥/, {}, PATIENCE);
    expect(fee.parentElement?.textContent).toMatch(/Free over ¥5,000, except to remote islands/);
    // A day until it is handed over, and one on its way.
    const earliest = addDays(localDay(new Date(), "Asia/Tokyo"), 2);
    screen.getByText(`Arrives ${calendarDay(earliest, "en")} at the earliest`);
    cleanup();
    await openApp("/productDetail?goodsId=nothing&type=4");
    expect(await screen.findByText("This item is no longer sold", {}, PATIENCE)).toBeDefined();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Shop");
  });
});
