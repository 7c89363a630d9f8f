import { expect, type Page, test } from "./test.ts";
import { phone } from "./desk.ts";
import { looker } from "./look.ts";

const field = (page: Page) => page.getByRole("searchbox");
const marked = (page: Page) => page.getByRole("main").locator("mark");
const dishes = (page: Page) => page.getByRole("main").getByRole("article");

test("a menu's search understands half width, readings and typing errors, and leads on where nothing is found (ja)", async ({
  browser,
}) => {
  const { page, say, close } = await phone(browser, "ja");
  const { look, found } = await looker(page, "ja");
  for (const type of ["", "&type=2"]) {
    await page.goto(`/searchGood?storeId=ramen${type}`);
    await expect(page.getByRole("heading", { name: say("menu:recommended") })).toBeVisible();
    for (const word of ["ｷﾞｮｰｻﾞ", "gyoza", "ぎょうざ", "餃子"]) {
      await field(page).fill(word);
      await expect(marked(page).first()).toHaveText("餃子");
      await expect(dishes(page).first()).toContainText("餃子");
    }
  }

  await field(page).fill("味玉");
  const option = say("menu:foundBy.option", { words: "味玉" });
  await expect(dishes(page).filter({ hasText: option }).first()).toBeVisible();

  await field(page).fill("らーめそ");
  await expect(page.getByText(say("menu:searchNear", { keyword: "らーめそ" }))).toBeVisible();
  await look("search-near");
  await page.getByRole("button", { name: "らーめん", exact: true }).click();
  await expect(page.getByText(/^\d+件見つかりました$/)).toBeVisible();
  await expect(field(page)).toHaveValue("らーめん");
  await expect(page).toHaveURL(/keyword=%E3%82%89%E3%83%BC%E3%82%81%E3%82%93/);

  // Twice in a row: what was typed last counts.
  await field(page).fill("らーめそ");
  await page.getByRole("button", { name: "らーめん", exact: true }).click();
  await expect(field(page)).toHaveValue("らーめん");

  await field(page).fill("xyz");
  await expect(
    page.getByRole("heading", { name: say("menu:searchNothing", { keyword: "xyz" }) }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: say("menu:recommended") })).toBeVisible();
  await expect(dishes(page).first()).toBeVisible();
  await look("search-nothing");
  await page.getByRole("button", { name: say("menu:searchClear") }).click();
  await expect(field(page)).toHaveValue("");
  await expect(
    page.getByRole("heading", { name: say("menu:searchNothing", { keyword: "xyz" }) }),
  ).toBeHidden();
  expect(found).toEqual([]);
  await close();
});

test("a menu's search reads on as one scrolls (en)", async ({ browser }) => {
  const { page, say, close } = await phone(browser, "en");
  await page.goto("/searchGood?storeId=stress&keyword=ramen");
  await expect(page.getByText(say("menu:searchFoundMore", { count: 20 }))).toBeVisible();
  await expect(dishes(page)).toHaveCount(20);
  await dishes(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => dishes(page).count()).toBeGreaterThan(20);
  const names = await dishes(page).getByRole("heading").allTextContents();
  expect(new Set(names).size).toBe(names.length);
  await close();
});

test("the mall's search says what was probably meant, and what of it was found (en)", async ({ browser }) => {
  const { page, say, close } = await phone(browser, "en");
  const { look, found } = await looker(page, "en");
  await page.goto("/mall");
  await field(page).fill("matcah");
  await page.keyboard.press("Enter");
  await expect(page.getByText(say("menu:searchNear", { keyword: "matcah" }))).toBeVisible();
  await look("search-mall-near");
  await page.getByRole("button", { name: "Matcha", exact: true }).click();
  await expect(page).toHaveURL(/keyword=Matcha/);
  await expect(field(page)).toHaveValue("Matcha");
  await expect(page.getByText(say("menu:searchNear", { keyword: "matcah" }))).toBeHidden();
  await expect(marked(page).first()).toHaveText("Matcha");
  await page.goBack();
  await expect(field(page)).toHaveValue("matcah");
  await page.goto("/mall?keyword=xyzxyz");
  await expect(
    page.getByRole("heading", { name: say("mall:nothingFound", { keyword: "xyzxyz" }) }),
  ).toBeVisible();
  await page.getByRole("link", { name: say("mall:showAll") }).click();
  await expect(page).toHaveURL(/\/mall$/);
  await expect(dishes(page).first()).toBeVisible();
  expect(found).toEqual([]);
  await close();
});

const homes = [
  ["kr", "ㄹㅁ", "라멘"],
  ["zh-tw", "拉面", "拉麵"],
  ["en", "gyoza", "Gyoza"],
] as const;

for (const [language, word, mark] of homes) {
  test(`home's search finds stores by what they serve, and marks it: ${word} (${language})`, async ({
    browser,
  }) => {
    const { page, say, close } = await phone(browser, language);
    const { look, found } = await looker(page, language);
    await page.goto(`/searchStore?keyword=${encodeURIComponent(word)}`);
    const results = page.getByRole("list", { name: say("search:results") });
    await expect(results.getByRole("listitem").first()).toBeVisible();
    await expect(results.locator("mark").first()).toHaveText(mark);
    await look("search-by-dish");
    expect(found).toEqual([]);
    await close();
  });
}

test("home's search offers the words that were probably meant (ja)", async ({ browser }) => {
  const { page, say, close } = await phone(browser, "ja");
  await page.goto("/searchStore?keyword=%E3%82%89%E3%83%BC%E3%82%81%E3%81%9D");
  await expect(page.getByText(say("search:near", { words: "らーめそ" }))).toBeVisible();
  await page.getByRole("button", { name: "らーめん", exact: true }).click();
  await expect(page.getByText(/^\d+件見つかりました$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(say("search:near", { words: "らーめそ" }))).toBeVisible();
  await close();
});
