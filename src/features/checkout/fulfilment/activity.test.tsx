import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { desc, eq } from "drizzle-orm";
import { mutate } from "swr";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { bentoGoodsDetail } from "#contract/calls/goods.ts";
import type { LineOffer } from "#contract/cart.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { cartLine } from "#domain/cart/cart.ts";
import { orderLines, orders } from "#provider/db/tables/orders.ts";
import { specialGoods, specials, specialStores } from "#provider/db/tables/specials.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { taken } from "#provider/testing/guest.ts";
import { openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.mock("#parts/stores/useAccent.ts", () => ({ useAccent: () => {} }));
vi.setConfig({ testTimeout: 30_000 });

const PATIENCE = { timeout: 10_000 };
const DAY = 86_400_000;
const { provider } = beforeProvider();
const offer: LineOffer = {
  special_id: "ahead",
  kind: "presell",
  receive_from: "2026-12-10",
  receive_until: "2026-12-12",
  limit_per_person: 3,
};

beforeEach(async () => {
  localStorage.clear();
  await mutate(() => true, undefined, { revalidate: true });
  await openOffPremises(provider());
  const { db } = provider();
  for (const table of [specialGoods, specialStores, specials]) await db.delete(table);
  const runs = { start_time: new Date(NOON.getTime() - DAY), end_time: new Date(NOON.getTime() + DAY) };
  await db
    .insert(specials)
    .values({ id: "ahead", kind: "presell", title: words("Ahead"), about: words("About"), ...runs });
  await db.insert(specialStores).values({ special_id: "ahead", store_id: "diner" });
  const { special_id, kind: _, ...terms } = offer;
  await db.insert(specialGoods).values({ special_id, goods_id: "bento", discount_price: 20, ...terms });
});

async function fillCart(number: number, said: Partial<LineOffer> = {}): Promise<void> {
  const request = { goods_id: "bento", special_id: "ahead" };
  const goods = await taken(provider().call(bentoGoodsDetail, request, { language: "en" }));
  const place = {
    goods_show_type: GoodsShowType.offPremises,
    action: 4,
    store_id: "diner",
    table_id: null,
    now_time: NOON.toISOString(),
  } as const;
  const line = { ...cartLine(goods, { option_value: [], number }, place), offer: { ...offer, ...said } };
  localStorage.setItem("cart.diner", JSON.stringify([line]));
}
async function open() {
  await openApp("/submitOrderPick?storeId=diner&activity=1");
  await screen.findByText("Bill", {}, PATIENCE);
  return userEvent.setup();
}

describe("what is on offer", () => {
  it("is ordered at its offer's price, on its days alone, with the reason said", async () => {
    await fillCart(2);
    const user = await open();
    expect(await screen.findByText(/available from .*Dec 10.* to .*Dec 12/, {}, PATIENCE)).toBeDefined();
    await user.click(await screen.findByText(/\(earliest\)$/, {}, PATIENCE));
    const sheet = await screen.findByRole("dialog", {}, PATIENCE);
    const days = within(sheet).getAllByRole("tab");
    expect(days.map((day) => day.textContent)).toEqual(["Thu, Dec 10", "Fri, Dec 11", "Sat, Dec 12"]);
    await user.click(within(sheet).getByLabelText("12:00"));
    await user.click(within(sheet).getByText(/^Choose /));
    await user.type(screen.getByLabelText("Name"), "Hanako");
    await user.type(screen.getByLabelText("Phone number"), "09012345678");
    const button = screen.getByText("Place order").closest("button");
    expect(button?.textContent).toContain("¥1,120");
    await user.click(screen.getByText("Place order"));
    await waitFor(() => expect(window.location.pathname).toBe("/orderDetail"), PATIENCE);
    const { db } = provider();
    const [order] = await db.select().from(orders).orderBy(desc(orders.placed_at)).limit(1);
    expect(order).toMatchObject({ total: 1120, is_activity: 1 });
    expect(order?.pickup_at?.toISOString()).toBe("2026-12-10T03:00:00.000Z");
    const [line] = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.order_no, order?.order_no ?? ""));
    expect(line?.special_id).toBe("ahead");
    expect(localStorage.getItem("cart.diner")).toBe("[]");
  });

  it("is no more than its offer grants a person, and gone once the offer is over", async () => {
    await fillCart(5);
    const user = await open();
    expect(await screen.findByText("Limit reached: 3 more allowed", {}, PATIENCE)).toBeDefined();
    await user.click(screen.getByText("Update the cart"));
    expect((await screen.findByText("Place order", {}, PATIENCE)).closest("button")?.textContent).toContain(
      "¥1,680",
    );
    await provider().db.delete(specialGoods);
    await mutate((key) => typeof key === "string" && key.startsWith("/order/store/goodsdetail"));
    expect(await screen.findByText("No longer on the menu", {}, PATIENCE)).toBeDefined();
  });

  it("for days that never meet is told to be ordered separately", async () => {
    await fillCart(1, { receive_from: "2026-12-13" });
    await open();
    expect(await screen.findByText(/available on different days/, {}, PATIENCE)).toBeDefined();
  });
});
