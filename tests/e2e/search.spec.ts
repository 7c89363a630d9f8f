import { expect, type Page, test } from "./test.ts";
import { finger } from "./byHand.ts";
import { phone } from "./desk.ts";
import { looker, settled } from "./look.ts";

/** Nothing stands beside the screen of the narrowest phone. */
async function fits(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, page.url()).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}

test("a store is found by words, from the suggestions or the results, and what was searched for is remembered (ja)", async ({
  browser,
}) => {
  const { page, say, close } = await phone(browser, "ja");
  const { look, found } = await looker(page, "ja");
  const see = async (name: string) => {
    await look(name);
    await fits(page);
  };
  await page.goto("/home");
  await page.getByRole("search").getByRole("link").click();
  const field = page.getByRole("combobox", { name: say("search:field") });
  await expect(field).toBeFocused();
  await field.pressSequentially("らーめ");
  const suggested = page.getByRole("group", { name: say("search:suggest.stores") }).getByRole("option");
  await expect(suggested.first()).toBeVisible();
  await fits(page);
  await page.getByRole("option", { name: say("search:suggest.searchFor", { words: "らーめ" }) }).click();

  await expect(page).toHaveURL(/\/searchStore\?keyword=/);
  const results = page.getByRole("list", { name: say("search:results") });
  const count = page.getByText(/^\d+件見つかりました$/);
  await expect(results.getByRole("listitem").first()).toBeVisible();
  const before = await count.textContent();
  await see("search-results");
  // The same switch as home's: what is found and where it leads follow it.
  await finger.choose(page.getByRole("radio", { name: say("stores:orderType.3"), exact: true }));
  await expect(count).not.toHaveText(before ?? "");
  await results.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/storeHome\?storeId=[^&]+&type=3/);
  await page.goBack();
  await expect(results.getByRole("listitem").first()).toBeVisible();

  await page.goto("/search");
  await settled(page);
  await expect(page.getByRole("link", { name: "らーめ", exact: true })).toBeVisible();
  await see("search");
  await page.goto("/searchInput");
  await expect(page.getByRole("button", { name: "らーめ", exact: true })).toBeVisible();
  await see("search-input");
  await page.goto("/searchHomeStore?keyword=ラーメン");
  await page.getByText(say("search:ask")).waitFor();
  await expect(page.getByRole("list", { name: say("search:results") }).getByRole("listitem")).not.toHaveCount(
    0,
  );
  await fits(page);
  expect(found).toEqual([]);
  await close();
});

test("a store is found by words and the keyboard alone (en)", async ({ browser }) => {
  const { page, say, close } = await phone(browser, "en");
  const { look, found } = await looker(page, "en");
  await page.goto("/searchInput");
  await expect(page.getByRole("combobox", { name: say("search:field") })).toBeFocused();
  await page.keyboard.type("ramen");
  const options = page.getByRole("option");
  const stores = page.getByRole("group", { name: say("search:suggest.stores") }).getByRole("option");
  await expect(stores.first()).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await look("search-keys");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/searchStore\?keyword=ramen$/);
  const results = page.getByRole("list", { name: say("search:results") });
  await expect(results.getByRole("listitem").first()).toBeVisible();
  const first = results.getByRole("link").first();
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press("Tab");
    if (await first.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/store(Home|Index)\?storeId=/);
  await page.goBack();
  await expect(first).toBeVisible();
  await page.goto("/searchStore?keyword=%3Cb%3Ezzz%3C%2Fb%3E");
  await page.getByRole("heading", { name: say("search:nothing.title", { words: "<b>zzz</b>" }) }).waitFor();
  await look("search-none");
  expect(found).toEqual([]);
  await close();
});
