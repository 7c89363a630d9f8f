import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { tableLink } from "../desk.ts";
import { cartBar, findGoods, goods, orderNumber } from "../guest.ts";
import { aMember, ask, aVisitor, keepSession, type Someone } from "../hosts/someone.ts";
import { awayBar, fillContact, UENO } from "../offPremisesGuest.ts";
import { expect } from "../test.ts";
import type { Say } from "../texts.ts";
import type { Guest } from "./guests.ts";

/** A store with anonymous guests, which are paid from after the meal; its second dish has no options. */
export const STORE = "stress";
export const DISH = "Deluxe Chicken Ramen";
/** Within its reach. */
const NEARBY = {
  ...UENO,
  postal_code: "1360076",
  city: "江東区",
  address: "南砂1-1-1",
  position: { latitude: 35.675, longitude: 139.815 },
};

export interface Walk {
  readonly page: Page;
  readonly say: Say;
  readonly browser: Browser;
  readonly request: APIRequestContext;
  /** Where the provider is. */
  readonly origin: string;
}

/** The plus of a dish, on the menu: what the store recommends stands above it as well. */
const plus = ({ page, say }: Walk) =>
  goods(page, DISH)
    .last()
    .getByRole("button", { name: say("menu:increase", { name: DISH }) });
/** Opens a store's page with the dish of its list on the screen, when all that moves it has come. */
async function openAt(walk: Walk, path: string): Promise<void> {
  // Never idle: a page listens for notices.
  await walk.page.goto(path);
  await findGoods(walk.page, DISH);
  await expect(walk.page.locator('[aria-busy="true"]')).toHaveCount(0);
  await walk.page.waitForTimeout(500);
  await plus(walk).evaluate((it) => it.scrollIntoView({ block: "center" }));
}
/** The button that orders, whether it is paid at once or later. */
export const placing = ({ page, say }: Pick<Walk, "page" | "say">) =>
  page.getByRole("button", { name: new RegExp(`${say("checkout:submit")}|${say("checkout:submitPay")}`) });

/** Keeps on the device who somebody is, with an address nearby. */
async function known({ page, request, origin }: Walk, user: Someone): Promise<void> {
  const { auth_token, uid } = user;
  await ask(request, { origin, path: "/order/my/addradd", body: { uid, auth_token, ...NEARBY } });
  await keepSession(page, user);
}

/** Each way's first page, with what is known before; and what is done there until it is ordered. */
export const ways = {
  takeAway: {
    /** The device has ordered here before. */
    arrive: async (walk: Walk) => {
      const { page, say } = walk;
      await openAt(walk, `/storeHome?storeId=${STORE}&type=2`);
      await plus(walk).click();
      await awayBar(page).click();
      await fillContact(page, say, "Emma Brown", "09012345678");
      await placing(walk).click();
      await orderNumber(page);
      await openAt(walk, `/storeHome?storeId=${STORE}&type=2`);
    },
    order: async (walk: Walk, { act }: Guest) => {
      await act(plus(walk));
      await act(awayBar(walk.page));
      await act(placing(walk));
      await orderNumber(walk.page);
    },
    most: 3,
  },
  delivery: {
    arrive: async (walk: Walk) => {
      await known(walk, await aVisitor(walk.request, walk.origin));
      await openAt(walk, `/storeHome?storeId=${STORE}&type=3`);
    },
    order: async (walk: Walk, { act }: Guest) => {
      await act(plus(walk));
      await act(awayBar(walk.page));
      await act(placing(walk));
      await walk.page.waitForURL(/\/sandbox\/pay\/|\/orderDetail\?/);
    },
    most: 3,
  },
  mall: {
    arrive: async (walk: Walk) => {
      await known(walk, await aMember(walk.request, walk.origin));
      await walk.page.goto("/mall?storeId=stationery");
    },
    order: async (walk: Walk, { act }: Guest) => {
      const { page, say } = walk;
      await act(page.getByRole("button", { name: /^Add one / }).first());
      await act(page.locator("[data-cart-target]"));
      const buy = say("mall:cart.buy", { count: "#" }).split("#")[0] ?? "";
      await act(page.getByRole("dialog").getByRole("button", { name: buy }));
      await act(placing(walk));
      await page.waitForURL(/\/sandbox\/pay\/|\/MallorderDetail\?/);
    },
    most: 4,
  },
} as const;

/** At a table: four for the first round, without a scroll; three for the next. */
export async function dineIn(
  walk: Walk,
  table: string,
  someone: () => Guest,
): Promise<readonly [Guest, Guest]> {
  const { browser, page, say, origin } = walk;
  await page.goto(await tableLink(browser, table, STORE, origin));
  const [first, next] = [someone(), someone()];
  await first.act(plus(walk));
  await first.act(cartBar(page, say));
  await first.act(page.getByRole("radio", { name: say("menu:diners.persons", { count: 2 }), exact: true }));
  await first.act(placing(walk));
  const order = await orderNumber(page);
  await page.getByRole("link", { name: say("orders:addDishes") }).click();
  await page.waitForURL(/\/orderFood\?/);
  await next.act(plus(walk));
  await next.act(cartBar(page, say));
  await next.act(page.getByRole("button", { name: new RegExp(say("checkout:submitAdd")) }));
  expect(await orderNumber(page)).toBe(order);
  return [first, next];
}
