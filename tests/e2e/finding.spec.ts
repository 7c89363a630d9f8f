import * as Code from "#contract/codes.ts";
import { type APIRequestContext, expect, type Page, test } from "./test.ts";
import { finger, type Hand, keyboard } from "./byHand.ts";
import { phone } from "./desk.ts";
import { looker, settled } from "./look.ts";
import type { Say } from "./texts.ts";

/** In Shinjuku, where some stores deliver to and others do not. */
const SHINJUKU = { latitude: 35.6938, longitude: 139.7034 };

interface Found {
  readonly store_id: string;
  readonly name: string;
  readonly is_in_range: 0 | 1 | null;
}

/** Home, taken over by the app: then all of the first page's stores are there. */
async function openHome(page: Page, say: Say) {
  await page.goto("/home");
  const stores = page.getByRole("list", { name: say("home:of.takeAway") }).getByRole("listitem");
  await expect.poll(() => stores.count()).toBeGreaterThan(5);
}

const sayWhere = (page: Page, say: Say) =>
  page.getByRole("button", { name: say("stores:where.none"), exact: true });

/** Each a way to say where one is, from home and back to it. */
const ways: Readonly<Record<string, (page: Page, say: Say, hand: Hand) => Promise<void>>> = {
  "by permission": async (page, say, { press }) => {
    await page.context().grantPermissions(["geolocation"]);
    await page.context().setGeolocation(SHINJUKU);
    await press(sayWhere(page, say));
    await press(page.getByRole("dialog").getByRole("button", { name: say("finding:where.device") }));
  },
  "by address": async (page, say, { press, write }) => {
    await press(sayWhere(page, say));
    await press(page.getByRole("dialog").getByRole("link", { name: say("finding:where.byAddress") }));
    await byAddress(page, say, { press, write });
  },
  "by postal code": async (page, say, { press, write }) => {
    await press(sayWhere(page, say));
    await press(page.getByRole("dialog").getByRole("link", { name: say("finding:where.byAddress") }));
    await page.waitForURL("**/searchAddress");
    await write(page.getByRole("searchbox", { name: say("places:search.title") }), "160-0022");
    await press(page.getByRole("button", { name: "東京都新宿区新宿", exact: true }));
  },
};

async function byAddress(page: Page, say: Say, { press, write }: Pick<Hand, "press" | "write">) {
  await page.waitForURL("**/searchAddress");
  await write(page.getByRole("searchbox", { name: say("places:search.title") }), "新宿駅");
  await press(
    page
      .getByRole("list", { name: say("places:search.results") })
      .getByRole("button")
      .first(),
  );
}

/** From home, with a place said: asks for delivery, and opens the first of the stores that deliver there. */
async function openOneThatDelivers(
  page: Page,
  say: Say,
  { press, choose }: Hand,
  request: APIRequestContext,
) {
  await page.waitForURL("**/home");
  await page.getByRole("button", { name: new RegExp(`^${say("stores:where.change")}`) }).waitFor();
  const answer = page.waitForResponse((response) => {
    if (!response.url().endsWith("/api/store/store_list")) return false;
    const { delivery, position } = response.request().postDataJSON() as {
      delivery?: number[];
      position?: object;
    };
    return position !== undefined && delivery?.includes(3) === true;
  });
  await choose(
    page
      .getByRole("group", { name: say("stores:way") })
      .getByRole("radio", { name: say("stores:orderType.3") }),
  );
  const { data }: { data: { items: Found[] } } = await (await answer).json();
  const [chosen] = data.items;
  expect(chosen, "a store delivers there").toBeDefined();
  expect(data.items.every(({ is_in_range }) => is_in_range === 1)).toBe(true);

  const link = page
    .getByRole("list", { name: say("home:of.delivery") })
    .getByRole("link")
    .first();
  await expect(link).toHaveText(chosen?.name ?? "");
  await press(link);
  await page.waitForURL((url) => url.searchParams.get("storeId") === chosen?.store_id);
  const kept = await page.evaluate(() => localStorage.getItem("noren.whereabouts"));
  const { latitude, longitude } = JSON.parse(kept ?? "{}") as typeof SHINJUKU;
  const said = await request.post("/order/store/checkdistance", {
    data: { store_id: chosen?.store_id, position: { latitude, longitude } },
  });
  expect(await said.json()).toMatchObject({ code: Code.success, data: { is_in_range: 1 } });
}

for (const [way, say] of Object.entries(ways)) {
  for (const by of ["a finger", "the keyboard alone"] as const) {
    // A finger says an address below, where the device is not asked.
    if (way === "by address" && by === "a finger") continue;
    test(`a store that delivers to where one is is found ${way}, with ${by}`, async ({
      browser,
      request,
    }) => {
      const { page, say: words, close } = await phone(browser, "ja");
      const hand = by === "a finger" ? finger : keyboard(page);
      await openHome(page, words);
      await say(page, words, hand);
      await openOneThatDelivers(page, words, hand, request);
      await close();
    });
  }
}

test("who does not let the device say where they are is told so, and says it by an address", async ({
  browser,
  request,
}) => {
  const { page, say, close } = await phone(browser, "en");
  await openHome(page, say);
  await sayWhere(page, say).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: say("finding:where.device") }).click();
  await expect(sheet.getByText(say("finding:where.denied"))).toBeVisible();
  await sheet.getByRole("link", { name: say("finding:where.byAddress") }).click();
  await byAddress(page, say, finger);
  await openOneThatDelivers(page, say, finger, request);
  await close();
});

test("home holds its first stores within 14 kB, and asks for a map's code once the map is opened", async ({
  browser,
}) => {
  const { page, say, close } = await phone(browser, "ja");
  const maps: string[] = [];
  page.on("response", async (response) => {
    if (!response.url().endsWith(".js")) return;
    const code = await response.text().catch(() => "");
    if (code.includes("leaflet-container")) maps.push(response.url());
  });
  const response = await page.goto("/home");
  expect((await response?.request().sizes())?.responseBodySize).toBeLessThanOrEqual(14 * 1_024);
  const first = /data-layout="card".*?<a [^>]*>([^<]+)<\/a>/s.exec((await response?.text()) ?? "")?.[1];
  await openHome(page, say);
  const shown = page.getByRole("list", { name: say("home:of.takeAway") }).getByRole("article");
  await expect(shown.first().getByRole("link")).toHaveText(first ?? "no store");
  // What follows is fetched while the phone has nothing else to do; the map is not.
  await page.waitForTimeout(2_500);
  expect(maps).toEqual([]);

  await page.getByRole("button", { name: say("home:onMap"), exact: true }).click();
  const map = page.getByRole("region", { name: say("finding:map.label") });
  await expect(map.getByRole("button", { name: say("places:map.nearer"), exact: true })).toBeVisible();
  await expect.poll(() => maps).toHaveLength(1);
  await close();
});

test("nothing stands in anybody's way where stores are found, on the narrowest phone either", async ({
  browser,
}) => {
  const { page, close } = await phone(browser, "ja");
  const { look, found } = await looker(page, "ja");
  await page.setViewportSize({ width: 320, height: 844 });
  for (const address of ["/home", "/recommend", "/favourite", "/addressStores"]) {
    await page.goto(address);
    await settled(page);
    await look(address.slice(1));
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, address).toBeLessThanOrEqual(0);
  }
  expect(found).toEqual([]);
  await close();
});
