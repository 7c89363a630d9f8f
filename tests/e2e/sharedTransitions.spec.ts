import { expect, type Page, test } from "./test.ts";
import { phone, tableLink } from "./desk.ts";
import { addPlain, cartBar, dishes } from "./guest.ts";

declare global {
  interface Window {
    /** What moved from one screen to the next, and where it came to. */
    moved: { readonly from: string; readonly to: string | null }[];
  }
}

/** Notes what each view transition moves: the element that has the name before, and the one that has it after. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    window.moved = [];
    const named = () => {
      const all = [...document.querySelectorAll<HTMLElement>("#content *")];
      const one = all.find((each) => each.style.getPropertyValue("view-transition-name") !== "");
      return one ? (one.dataset["shared"] ?? one.getAttribute("src") ?? one.localName) : null;
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const from = named() ?? "";
      return start(async () => {
        if (typeof update === "function") await update();
        window.moved.push({ from, to: named() });
      });
    };
  });

const isReady = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("ahead-")),
  );

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a picture grows from its card to its page, and goes back; the total of the cart becomes that of the order", async ({
    browser,
  }) => {
    const { page, say, close } = await phone(browser);
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await watch(page);

    await page.goto("/mall");
    const card = page.locator("main article:has(picture img)").first();
    await card.scrollIntoViewIfNeeded();
    await isReady(page);
    await page.waitForTimeout(500);
    const scrolled = await page.evaluate(() => window.scrollY);
    await card.getByRole("link").first().click();
    await expect(page).toHaveURL(/productDetail/);
    await expect.poll(() => page.evaluate(() => window.moved.length)).toBe(1);
    const picture = (await page.evaluate(() => window.moved))[0]?.from;
    expect(picture).toMatch(/\.webp$/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.moved.at(-1))).toEqual({ from: picture, to: picture });
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

    await page.goto(await tableLink(browser, "B2"));
    await addPlain(page, say, dishes.ja.plain);
    await isReady(page);
    await page.waitForTimeout(500);
    await cartBar(page, say).click();
    await expect.poll(() => page.evaluate(() => window.moved)).toEqual([{ from: "cart", to: "cart" }]);
    // What comes next is heard in the middle of it, and ends it.
    await page.goBack();
    await page.goForward();
    await expect(page).toHaveURL(/submitOrder/);
    await expect(page.getByRole("button", { name: say("checkout:submit") })).toBeVisible();
    const named = page.locator('[style*="view-transition-name"]');
    await expect(named).toHaveCount(0);
    expect(errors).toEqual([]);
    await close();
  });
});

test("who asks for reduced motion sees the screens change, and nothing else", async ({ browser }) => {
  const { page, close } = await phone(browser);
  await watch(page);
  await page.goto("/mall");
  await page.locator("main picture img").first().waitFor();
  await isReady(page);
  await page.waitForTimeout(500);
  await page.locator("main article:has(picture img)").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/productDetail/);
  await page.goBack();
  await expect(page).toHaveURL(/\/mall/);
  expect(await page.evaluate(() => window.moved)).toEqual([]);
  await close();
});
