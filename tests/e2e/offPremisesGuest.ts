import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { CartAction, GoodsShowType, SpecType } from "#contract/enumerations.ts";
import { finger } from "./byHand.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { ask, type Someone } from "./hosts/someone.ts";
import type { Say } from "./texts.ts";

export const STORE = "ramen";
/** Within the store's reach. */
export const UENO = {
  name: "Emma Brown",
  phone: "+447911123456",
  postal_code: "1100005",
  prefecture: "東京都",
  city: "台東区",
  address: "上野7-1-1",
  detail: "",
  position: { latitude: 35.7138, longitude: 139.777 },
};

interface Goods {
  readonly id: string;
  readonly spec_type: number;
  readonly is_sold_out: number;
  readonly totalPrice: number;
  readonly stock: number;
}

/** Opens the confirmation with something without options in the cart. */
export async function withCart(
  page: Page,
  request: APIRequestContext,
  of: { action: typeof CartAction.takeAway | typeof CartAction.delivery; path: string; user?: Someone },
): Promise<void> {
  const { data } = await ask(request, {
    origin: demoOrigin,
    path: "/order/store/goodlist",
    body: { store_id: STORE, goods_show_type: GoodsShowType.offPremises, language: "en" },
  });
  const goods = (data as { goods: Goods[] }).goods.find(
    ({ spec_type, is_sold_out, stock }) => spec_type === SpecType.plain && is_sold_out === 0 && stock === -1,
  );
  const line = {
    goods_id: goods?.id,
    goods_show_type: GoodsShowType.offPremises,
    spec_type: SpecType.plain,
    option_value: [],
    option_name: "",
    number: 4,
    price: goods?.totalPrice,
    action: of.action,
    store_id: STORE,
    table_id: null,
    now_time: new Date().toISOString(),
    goods_detail: goods,
  };
  await page.goto("/healthz");
  await page.evaluate(
    ([cart, user]) => {
      localStorage.setItem("cart.ramen", cart ?? "");
      if (user) localStorage.setItem("user", user);
    },
    [JSON.stringify([line]), of.user ? JSON.stringify(of.user) : ""],
  );
  await page.goto(`${of.path}?storeId=${STORE}`);
}

/** Takes the second free time of the sheet's day: the first may pass before it is ordered for. Its words. */
export async function takeTime(page: Page, say: Say): Promise<string> {
  await page
    .getByRole("button", {
      name: new RegExp(`${say("offPremises:time.choose")}|${say("offPremises:time.change")}`),
    })
    .click();
  const sheet = page.getByRole("dialog");
  const free = sheet.locator("input:enabled");
  await free.first().waitFor();
  await finger.choose(free.nth((await free.count()) > 1 ? 1 : 0));
  const take = sheet.getByRole("button").last();
  const words = (await take.textContent()) ?? "";
  await take.click();
  await expect(sheet).toBeHidden();
  return words;
}
