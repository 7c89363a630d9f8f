import { expect, type Locator, type Page, test } from "./test.ts";
import { phone } from "./desk.ts";
import { looker, settled } from "./look.ts";

/** Everything that is asked of anybody but the server under test. */
function strangers(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") asked.push(request.url());
  });
  return asked;
}

/** The number of the first of some pins that lies under no other; -1 where none does. */
async function topMost(pins: Locator): Promise<number> {
  const places = await pins.evaluateAll((all) =>
    all.map((pin) => {
      const { left, right, top, bottom } = pin.getBoundingClientRect();
      return pin.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    }),
  );
  return places.indexOf(true);
}

for (const language of ["ja", "en"] as const) {
  test(`stores are found on the keyless map, by keyboard alone, and the list says the same (${language})`, async ({
    browser,
  }) => {
    const { page, say, close } = await phone(browser, language);
    const { look, found } = await looker(page, language);
    const asked = strangers(page);
    await page.goto("/googlemap");
    await settled(page);
    const map = page.getByRole("region", { name: say("places:stores.label") });
    const list = page.getByRole("list", { name: say("places:stores.list") });
    const clusters = map.locator("button:not([aria-pressed])", { hasText: /^\d+$/ });
    await expect(clusters.first()).toBeVisible();
    await expect(list.getByRole("listitem").first()).toBeVisible();
    await look("map");

    const pins = map.locator("button[aria-pressed]");
    const peek = page.getByRole("region", { name: say("places:stores.peek") });
    const isFree = async () => (await topMost(pins)) >= 0;
    /** Goes nearer, cluster by cluster, until a store stands by itself, and uses it: of stores that lie side by side, the one on top. */
    const useFree = (use: (pin: Locator) => Promise<void>) =>
      expect(async () => {
        if (!(await isFree())) {
          await clusters.first().focus();
          await page.keyboard.press("Enter");
        }
        // While the map still moves nothing is pressed again.
        await expect.poll(isFree, { timeout: 900 }).toBe(true);
        await use(pins.nth(await topMost(pins)));
        await expect(peek).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 60_000 });
    await useFree((pin) => pin.press("Enter", { timeout: 2000 }));
    const name = (await peek.getByRole("heading").textContent()) ?? "";
    await expect(list.getByRole("link", { name, exact: true })).toBeVisible();
    await page.getByRole("button", { name: say("places:stores.closePeek") }).click();
    await expect(peek).toBeHidden();
    await useFree((pin) => pin.click({ timeout: 2000 }));
    await look("map-peek");
    // Pins and clusters lie where their stores are, however near each other: WCAG exempts those of maps from its target size.
    const isPin = /target-size at (?:(?:\S+ > )*\.cluster_|button\[aria-label="[^"]*(?:¥|\d))/;
    expect(found.filter((each) => !isPin.test(each))).toEqual([]);
    expect(asked).toEqual([]);
    await close();
  });
}

test("a place is picked on the map by arrow keys, with its address in words, and is where one is from then on", async ({
  browser,
}) => {
  const { page, say, close } = await phone(browser, "ja");
  const { look, found } = await looker(page, "ja");
  await page.goto("/googleEarth?latitude=35.681236&longitude=139.767125");
  await settled(page);
  await expect(page.getByText("東京都千代田区").first()).toBeVisible();
  await page.locator(".leaflet-container").focus();
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press("ArrowLeft");
    await page.waitForTimeout(500);
  }
  const take = page.getByRole("button", { name: say("places:pick.take") });
  await expect(page.getByText(say("places:pick.looking"))).toBeHidden();
  await look("pick");
  await take.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home$/);
  const kept = await page.evaluate(() => localStorage.getItem("noren.whereabouts"));
  const where: { longitude: number; source: string } = JSON.parse(kept ?? "{}");
  expect(where.source).toBe("map");
  expect(where.longitude).toBeLessThan(139.767);
  expect(found).toEqual([]);
  await close();
});

test("nothing stands in anybody's way where one says where one is", async ({ browser }) => {
  const { page, say, close } = await phone(browser, "ja");
  const { look, found } = await looker(page, "ja");
  await page.goto("/addressPosition");
  await settled(page);
  await look("position");
  await page.goto("/searchAddress");
  await page.getByRole("searchbox", { name: say("places:search.title") }).fill("１５０－０００２");
  await page.getByRole("button", { name: "東京都渋谷区渋谷" }).waitFor();
  await look("search-postal");
  await page.goto("/searchAddress?keyword=渋谷");
  await page.getByRole("button", { name: /渋谷駅/ }).waitFor();
  await look("search-address");
  expect(found).toEqual([]);
  await close();
});

test("going back from a map that is still moving leaves nothing behind that fails", async ({ browser }) => {
  const { page, say, close } = await phone(browser, "ja");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/googlemap");
  await page.getByRole("button", { name: say("places:map.nearer"), exact: true }).click();
  await page.getByRole("button", { name: say("common:back"), exact: true }).click();
  await expect(page).not.toHaveURL(/googlemap/);
  // Longer than the map would have moved.
  await page.waitForTimeout(600);
  await close();
});
