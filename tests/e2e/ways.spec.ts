import type { Browser } from "@playwright/test";
import { type APIRequestContext, expect, type Locator, type Page, test } from "./test.ts";
import { phone, tableLink } from "./desk.ts";
import { cartBar, findGoods, goods, orderNumber } from "./guest.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { aMember, ask, aVisitor, type Someone } from "./hosts/someone.ts";
import { awayBar, fillContact, UENO } from "./offPremisesGuest.ts";
import type { Say } from "./texts.ts";

/** Somebody who orders: `act` taps, or presses, what is wanted; `acts` counts. A field that is typed into counts as one. */
interface Guest {
  readonly act: (wanted: Locator) => Promise<void>;
  readonly acts: () => number;
}

/** Whether what is wanted stands on the screen, whole, under nothing else. */
const inSight = (wanted: Locator) =>
  wanted.evaluate((element) => {
    // A radio button is tapped by its label.
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const shown = label ?? element;
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isFree = over !== null && (shown.contains(over) || over.contains(shown));
    return isFree && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

/** A thumb: what it taps must stand on the screen. With `scrolls`, it brings it there first. */
function thumb(scrolls = false): Guest {
  let taps = 0;
  return {
    acts: () => taps,
    act: async (wanted) => {
      await wanted.waitFor({ state: "attached" });
      await expect
        .poll(async () => {
          if (scrolls) await wanted.evaluate((it) => it.scrollIntoView({ block: "center" }));
          return inSight(wanted);
        }, `${wanted} stands on the screen`)
        .toBe(true);
      await wanted.click({ force: true });
      taps += 1;
    },
  };
}

/** The keyboard alone: the tabulator leads to what is wanted, and it is seen to have the focus. */
function keyboard(page: Page): Guest {
  let presses = 0;
  const has = (wanted: Locator) => wanted.evaluate((it) => it === document.activeElement);
  /** A group of radio buttons is one stop, within which the arrows lead on. */
  const isInGroup = (wanted: Locator) =>
    wanted.evaluate((it) => {
      const at = document.activeElement;
      return at instanceof HTMLInputElement && it instanceof HTMLInputElement && at.name === it.name;
    });
  return {
    acts: () => presses,
    act: async (wanted) => {
      await wanted.waitFor({ state: "attached" });
      const isRadio = (await wanted.getAttribute("type")) === "radio";
      const isThere = () => (isRadio ? isInGroup(wanted) : has(wanted));
      // What is not soon ahead is behind: a menu has thousands of stops.
      for (const [key, most] of [
        ["Tab", 40],
        ["Shift+Tab", 160],
      ] as const)
        for (let stop = 0; stop < most && !(await isThere()); stop += 1) await page.keyboard.press(key);
      for (let step = 0; isRadio && step < 30 && !(await has(wanted)); step += 1)
        await page.keyboard.press("ArrowRight");
      expect(await has(wanted), `${wanted} has the focus`).toBe(true);
      expect(await wanted.evaluate((it) => it.matches(":focus-visible"))).toBe(true);
      await page.keyboard.press(isRadio ? "Space" : "Enter");
      presses += 1;
    },
  };
}

/** A store with anonymous guests, which are paid from after the meal; its second dish has no options. */
const STORE = "stress";
const DISH = "Deluxe Chicken Ramen";
/** Within its reach. */
const NEARBY = {
  ...UENO,
  postal_code: "1360076",
  city: "江東区",
  address: "南砂1-1-1",
  position: { latitude: 35.675, longitude: 139.815 },
};

interface Walk {
  readonly page: Page;
  readonly say: Say;
  readonly browser: Browser;
  readonly request: APIRequestContext;
}

/** The plus of a dish, on the menu: what the store recommends stands above it as well. */
const plus = ({ page, say }: Walk) =>
  goods(page, DISH)
    .last()
    .getByRole("button", { name: say("menu:increase", { name: DISH }) });
/** The button that orders, whether it is paid at once or later. */
const placing = ({ page, say }: Walk) =>
  page.getByRole("button", { name: new RegExp(`${say("checkout:submit")}|${say("checkout:submitPay")}`) });

/** Keeps on the device who somebody is, with an address nearby. */
async function known({ page, request }: Walk, user: Someone): Promise<void> {
  const { auth_token, uid } = user;
  await ask(request, { origin: demoOrigin, path: "/order/my/addradd", body: { uid, auth_token, ...NEARBY } });
  await page.goto("/healthz");
  await page.evaluate((kept) => localStorage.setItem("user", kept), JSON.stringify(user));
}

/** Each way's first page, with what is known before; and what is done there until it is ordered. */
const ways = {
  takeAway: {
    /** The device has ordered here before. */
    arrive: async (walk: Walk) => {
      const { page, say } = walk;
      await page.goto(`/storeHome?storeId=${STORE}&type=2`);
      await findGoods(page, DISH);
      await plus(walk).click();
      await awayBar(page).click();
      await fillContact(page, say, "Emma Brown", "09012345678");
      await placing(walk).click();
      await orderNumber(page);
      await page.goto(`/storeHome?storeId=${STORE}&type=2`);
      await findGoods(page, DISH);
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
      await known(walk, await aVisitor(walk.request, demoOrigin));
      await walk.page.goto(`/storeHome?storeId=${STORE}&type=3`);
      await findGoods(walk.page, DISH);
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
      await known(walk, await aMember(walk.request, demoOrigin));
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
async function dineIn(walk: Walk, table: string, someone: () => Guest): Promise<readonly [Guest, Guest]> {
  const { browser, page, say } = walk;
  await page.goto(await tableLink(browser, table, STORE));
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

/** As those set their phones who see little. */
const enlarge = (page: Page) =>
  page.addInitScript(() => {
    const grow = () => document.documentElement.style.setProperty("font-size", "200%", "important");
    document.addEventListener("DOMContentLoaded", grow);
  });

const kinds = {
  "by as few taps as are promised": (page: Page) => ({ page, someone: () => thumb() }),
  "by the keyboard alone": (page: Page) => ({ page, someone: () => keyboard(page) }),
  "with letters of twice the size": async (page: Page) => {
    await enlarge(page);
    return { page, someone: () => thumb(true) };
  },
} as const;

for (const [index, [kind, prepare]] of Object.entries(kinds).entries()) {
  test(`a bowl at a table, and the next round, are ordered ${kind}`, async ({ browser, request }) => {
    test.setTimeout(90_000);
    const { page, say, close } = await phone(browser, "en");
    const { someone } = await prepare(page);
    const table = `A${4 - index}`;
    const [first, next] = await dineIn({ browser, page, request, say }, table, someone);
    expect([first.acts(), next.acts()]).toEqual([4, 3]);
    await close();
  });

  for (const [way, { arrive, most, order }] of Object.entries(ways)) {
    test(`${way}: a known guest orders ${kind}`, async ({ browser, request }) => {
      test.setTimeout(90_000);
      const { page, say, close } = await phone(browser, "en");
      const { someone } = await prepare(page);
      const walk = { browser, page, request, say };
      await arrive(walk);
      const guest = someone();
      await order(walk, guest);
      expect(guest.acts()).toBe(most);
      await close();
    });
  }
}
