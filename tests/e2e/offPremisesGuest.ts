import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
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

/** The bar at the foot of a store's page, which leads to the confirmation. */
export const awayBar = (page: Page): Locator => page.locator("a[data-cart-target]");

/** The field of the time. */
const timeField = (page: Page, say: Say): Locator =>
  page.getByRole("group", {
    name: new RegExp(`^(${say("offPremises:time.label.2")}|${say("offPremises:time.label.3")})$`),
  });

/** Chooses how it is paid, where something else is chosen. */
export async function payBy(page: Page, say: Say, name: string | RegExp): Promise<void> {
  const field = page.getByRole("group", { name: say("checkout:payType") });
  const radio = field.getByRole("radio", { name });
  /** Folded once it is chosen, with what was chosen in its words. */
  const chosen = field.getByRole("button", { name });
  await field.getByRole("button").or(radio).first().waitFor();
  await expect(async () => {
    if ((await chosen.count()) > 0) return;
    if ((await radio.count()) === 0) await field.getByRole("button").first().click({ timeout: 2_000 });
    await radio.first().click({ force: true, timeout: 2_000 });
    await expect(chosen.or(field.locator("input:checked")).first()).toBeAttached({ timeout: 2_000 });
  }).toPass();
}

/** Says who collects it, in the place of whoever is known. */
export async function fillContact(page: Page, say: Say, name: string, phone: string): Promise<void> {
  const field = page.getByLabel(say("offPremises:contact.name"));
  const known = page.getByRole("button", { name: new RegExp(`^${say("offPremises:contact.title")}`) });
  await field.or(known).first().waitFor();
  if ((await field.count()) === 0) await known.click();
  await field.fill(name);
  await page.getByLabel(say("form:phone")).fill(phone);
}

/** Opens the parts of the day that are folded: near the end of one, the second free time is in the next. */
async function unfold(sheet: Locator): Promise<void> {
  const folded = sheet.locator("details:not([open]) > summary");
  while ((await folded.count()) > 0) await folded.first().click();
}

/**
 * Takes the second free time of the sheet's day, or where a day that ends has but one, the first of the next: the soonest
 * may pass before it is ordered for. Its words.
 */
export async function takeTime(page: Page, say: Say): Promise<string> {
  await timeField(page, say).getByRole("button").last().click();
  const sheet = page.getByRole("dialog");
  const free = sheet.locator("input:enabled");
  await free.first().waitFor();
  await unfold(sheet);
  const isLast = (await free.count()) === 1;
  const otherDays = sheet.getByRole("tab", { selected: false });
  if (isLast && (await otherDays.count()) > 0) await otherDays.first().click();
  await unfold(sheet);
  await finger.choose(free.nth(isLast ? 0 : 1));
  const take = sheet.getByRole("button").last();
  const words = (await take.textContent()) ?? "";
  await take.click();
  await expect(sheet).toBeHidden();
  return words;
}
