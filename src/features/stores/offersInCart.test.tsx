import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { bentoGoodsDetail } from "#contract/calls/goods.ts";
import { specialGoodsList } from "#contract/calls/specials.ts";
import { DiscountType, GoodsShowType } from "#contract/enumerations.ts";
import { specialGoods, specials, specialStores } from "#provider/db/tables/specials.ts";
import { words } from "#provider/testing/fixture.ts";
import { openOffPremises } from "#provider/testing/offPremisesGuest.ts";
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
const { onTheWay, provider } = beforeProvider();

beforeAll(async () => {
  await openOffPremises(provider());
  await putOnOffer();
});

/** An offer of 100 yen off the bento and the ramen, two for each person, to be had in three days. */
async function putOnOffer() {
  const { db } = provider();
  await db
    .insert(specials)
    .values({
      id: "fair",
      kind: "presell",
      title: words("Fair"),
      about: words("Fair"),
      picture: null,
      start_time: new Date("2026-11-01T00:00:00Z"),
      end_time: new Date("2026-12-31T00:00:00Z"),
      position: 1,
    })
    .onConflictDoNothing();
  await db.insert(specialStores).values({ special_id: "fair", store_id: "diner" }).onConflictDoNothing();
  const each = {
    special_id: "fair",
    discount_type: DiscountType.amount,
    discount_price: 100,
    limit_per_person: 2,
  } as const;
  const days = { receive_from: "2026-11-24", receive_until: "2026-11-30" };
  await db
    .insert(specialGoods)
    .values(["bento", "ramen"].map((goods_id) => ({ ...each, ...days, goods_id })))
    .onConflictDoNothing();
}

describe("what a store has on offer", () => {
  const keptLines = () =>
    JSON.parse(localStorage.getItem("cart.diner") ?? "[]") as {
      action: number;
      price: number;
      offer?: unknown;
    }[];

  it("goes at its price into a cart of its own, beside the menu's, and to a confirmation of its own", async () => {
    const user = await open("/storeHome?storeId=diner&type=2");
    await user.click(await screen.findByLabelText("Add one bento (en)"));
    await user.click(await screen.findByRole("tab", { name: /^Offers/ }, PATIENCE));
    const row = (await screen.findByText("bento (en)", { selector: "h3 span" }, PATIENCE)).closest("li");
    expect(row?.textContent).toContain("¥600");
    expect(row?.textContent).toContain("Max. 2 per person");
    expect(row?.textContent).toMatch(/Pickup .*24.*–.*30/);
    const more = within(row ?? document.body).getByLabelText("Add one bento (en)");
    await user.click(more);
    await user.click(more);
    await user.click(more);
    expect(keptLines().map(({ action, price }) => [action, price])).toEqual([
      [2, 700],
      [4, 600],
    ]);
    expect(keptLines()[1]).toMatchObject({
      number: 2,
      offer: { special_id: "fair", receive_from: "2026-11-24", limit_per_person: 2 },
    });

    const way = () => screen.getByText(/^Review order/).closest("a");
    expect(way()?.getAttribute("href")).toBe("/submitOrderPick?storeId=diner&activity=1");
    expect(way()?.textContent).toContain("1 more, ordered separately");
    await user.click(screen.getByRole("tab", { name: "Menu" }));
    expect(way()?.getAttribute("href")).toBe("/submitOrderPick?storeId=diner");
    expect(way()?.textContent).toContain("¥700");
    await user.click(screen.getByText(/^Review order/));
    const other = await screen.findByText("2 items from the offers are still in your cart", {}, PATIENCE);
    expect(other.closest("a")?.getAttribute("href")).toBe("/submitOrderPick?storeId=diner&activity=1");
  });

  it("has its options chosen at its price", async () => {
    const user = await open("/storeHome?storeId=diner&type=3&tab=offers");
    await user.click(await screen.findByText("Shoyu Ramen", { selector: "h3 span" }, PATIENCE));
    const sheet = await screen.findByRole("dialog", { name: "Shoyu Ramen" }, PATIENCE);
    await user.click(await within(sheet).findByLabelText(/^egg/, {}, PATIENCE));
    expect(within(sheet).getByText("Add to cart").closest("button")?.textContent).toContain("¥900");
    await user.click(within(sheet).getByText("Add to cart"));
    await waitFor(() => expect(keptLines()).toMatchObject([{ action: 5, price: 900 }]), PATIENCE);
  });

  it("goes into the same cart from the page that a shared link opens, and into none before it is known", async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let isGoodsRead = false;
    onTheWay(async (request, ask) => {
      if (request.url.endsWith(specialGoodsList.path)) await arrived;
      const answer = await ask();
      isGoodsRead ||= request.url.endsWith(bentoGoodsDetail.path);
      return answer;
    });
    await openApp("/productDetails?goodsId=bento&storeId=diner&specialId=fair&type=2");
    const user = userEvent.setup();
    await waitFor(() => expect(isGoodsRead).toBe(true), PATIENCE);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByText("Add to cart")).toBeNull();
    arrive();
    await screen.findByText(/Max. 2 per person/, {}, PATIENCE);
    await user.click(await screen.findByText("Add to cart", {}, PATIENCE));
    await waitFor(
      () => expect(keptLines()).toMatchObject([{ action: 4, price: 600, offer: { kind: "presell" } }]),
      PATIENCE,
    );
  });
});

it("a dish that is searched for goes into the cart of the way that one orders", async () => {
  await openApp("/searchGood?storeId=diner&type=3&keyword=bento");
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText("Add one bento (en)", {}, PATIENCE));
  const kept = JSON.parse(localStorage.getItem("cart.diner") ?? "[]") as unknown[];
  expect(kept).toMatchObject([{ action: 3, goods_id: "bento", goods_show_type: GoodsShowType.offPremises }]);
});
