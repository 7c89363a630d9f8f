import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as Code from "#contract/codes.ts";
import { DiscountType } from "#contract/enumerations.ts";
import { specialGoods, specialStores, specials } from "#provider/db/tables/specials.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.setConfig({ testTimeout: 60_000 });

const PATIENCE = { timeout: 15_000 };
const YEAR = 365 * 86_400_000;
const { provider, onTheWay } = beforeProvider();
const user = userEvent.setup();
const offer = (id: string, kind: "league" | "special" | "presell" | "activity") => ({
  id,
  kind,
  title: words(`Title of ${id}`),
  about: words(`About ${id}`),
  start_time: new Date(NOON.getTime() - YEAR),
  end_time: new Date(NOON.getTime() + 50 * YEAR),
});
const list = (name: string) => screen.findByRole("list", { name }, PATIENCE);

beforeAll(async () => {
  const { db } = provider();
  await db
    .insert(specials)
    .values([
      offer("street", "league"),
      offer("bargain", "special"),
      offer("ahead", "presell"),
      offer("fair", "activity"),
    ]);
  await db.insert(specialStores).values([
    { special_id: "street", store_id: "diner" },
    { special_id: "bargain", store_id: "diner" },
    { special_id: "bargain", store_id: "cover" },
    { special_id: "ahead", store_id: "diner" },
    { special_id: "fair", store_id: "diner" },
  ]);
  await db.insert(specialGoods).values([
    { special_id: "bargain", goods_id: "tea", discount_type: DiscountType.amount, discount_price: 50 },
    { special_id: "bargain", goods_id: "oden", discount_price: 25 },
    {
      special_id: "ahead",
      goods_id: "cake",
      receive_from: "2026-12-23",
      receive_until: "2026-12-25",
      limit_per_person: 2,
    },
    { special_id: "fair", goods_id: "beer" },
  ]);
});
afterEach(cleanup);

describe("offers", () => {
  it("of several stores together show what they are and who takes part", async () => {
    await openApp("/leagueSpecial?specialId=street");
    expect(await screen.findByRole("heading", { name: "Title of street (en)" }, PATIENCE)).toBeDefined();
    const stores = within(await list("Stores taking part"));
    expect(stores.getByRole("link", { name: "Store diner (en)" })).toBeDefined();
    expect(screen.getByText(/days left/)).toBeDefined();
  });

  it("that run no more, or never did, say so with what is on now", async () => {
    await openApp("/leagueSpecial?specialId=never");
    expect(
      await screen.findByRole("heading", { name: "This offer isn’t available" }, PATIENCE),
    ).toBeDefined();
    const others = within(await list("On now"));
    expect(others.getByRole("link", { name: "Title of street (en)" }).getAttribute("href")).toBe(
      "/leagueSpecial?specialId=street",
    );
  });

  it("whose food court an operator's API does not find say so as well", async () => {
    onTheWay(async (request, ask) => {
      const gone = { code: Code.foodCourtMissing, message: "No such food court", data: null };
      return request.url.endsWith("/special/storelist") ? Response.json(gone) : ask();
    });
    await openApp("/leagueSpecial?specialId=elsewhere");
    expect(
      await screen.findByRole("heading", { name: "This offer isn’t available" }, PATIENCE),
    ).toBeDefined();
  });

  it("show their goods with both prices, of all stores or of one", async () => {
    await openApp("/special?specialId=bargain");
    const goods = within(await list("Items on offer"));
    const tea = goods.getByRole("link", { name: "tea (en)" });
    expect(tea.getAttribute("href")).toBe("/productDetails?goodsId=tea&storeId=diner&specialId=bargain");
    expect(goods.getByText("¥300").tagName).toBe("S");
    expect(goods.getByText("¥250")).toBeDefined();
    expect(goods.getByText("¥50 off")).toBeDefined();
    expect(goods.getByText("25% off")).toBeDefined();
    await user.click(await screen.findByRole("radio", { name: "Store cover (en)" }, PATIENCE));
    await screen.findByRole("link", { name: "oden (en)" }, PATIENCE);
    await vi.waitFor(() => expect(screen.queryByRole("link", { name: "tea (en)" })).toBeNull(), PATIENCE);
    expect(window.location.search).toBe("?specialId=bargain&of=cover");
  });

  it("are all there without an id, each leading to its own screen", async () => {
    await openApp("/special");
    const all = within(await list("On now"));
    expect(all.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining([
        "/leagueSpecial?specialId=street",
        "/special?specialId=bargain",
        "/specialAdvance",
        "/activity?specialId=fair",
      ]),
    );
    expect(screen.getByRole("link", { name: /See stores with coupons/ })).toBeDefined();
  });

  it("to order ahead say on which days, how many, and until when", async () => {
    await openApp("/specialAdvance");
    const goods = within(await list("Store diner (en)"));
    expect(goods.getByRole("link", { name: "cake (en)" })).toBeDefined();
    expect(goods.getByText(/Dec 23.*Dec 25/)).toBeDefined();
    expect(goods.getByText("Max. 2 per person")).toBeDefined();
    expect(goods.getByText(/^Order by /)).toBeDefined();
  });

  it("of an event show its goods", async () => {
    await openApp("/activity?specialId=fair");
    const goods = within(await list("Title of fair (en): items"));
    expect(goods.getByRole("link", { name: "beer (en)" })).toBeDefined();
  });
});
