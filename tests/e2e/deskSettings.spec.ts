import { baseURL, openDesk } from "./desk.ts";
import { isTooWide, looker } from "./look.ts";
import { type Browser, expect, expectError, type Page, test } from "./test.ts";
import { textsIn } from "./texts.ts";

/** A store whose settings no other test changes. */
const STORE = "tenjin-curry-no-hi";

const part = (page: Page, id: string) => page.locator(`#${id}`);

async function openSettings(browser: Browser, size = { width: 1024, height: 768 }) {
  const desk = await openDesk(browser, STORE);
  const { page } = desk;
  await page.setViewportSize(size);
  await page.goto(`/desk/settings/${STORE}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return desk;
}

for (const [language, size] of [
  ["ja", { width: 390, height: 844 }],
  ["en", { width: 1024, height: 768 }],
  ["zh-cn", { width: 390, height: 844 }],
  ["zh-tw", { width: 1024, height: 768 }],
  ["kr", { width: 390, height: 844 }],
] as const)
  test(`every part of the settings stands where there is room, and axe finds nothing (${language})`, async ({
    browser,
  }) => {
    const desk = await openSettings(browser, size);
    const { page } = desk;
    await page.getByRole("contentinfo").getByRole("combobox").selectOption(language);
    const say = textsIn(language);
    await expect(page.getByRole("heading", { name: say("desk/settings:load"), exact: true })).toBeVisible();
    const { look, found } = await looker(page, language);
    const taking = part(page, "taking");
    await taking
      .getByRole("radio", { name: say("desk/settings:takingWhen.hours") })
      .first()
      .check();
    await part(page, "pause").getByRole("combobox").selectOption("other");
    for (const id of ["pause", "booked", "taking", "load", "days", "waits"])
      await part(page, id).scrollIntoViewIfNeeded();
    // What is half under the bar as one scrolls is not looked at.
    await page.evaluate(() => window.scrollTo(0, 0));
    await look("desk-settings-whole");
    expect(await isTooWide(page)).toBe(false);
    expect(found).toEqual([]);
    await desk.close();
  });

test("orders rest for a reason that guests read in their language, and are taken again", async ({
  browser,
}) => {
  const say = textsIn("ja");
  const english = textsIn("en");
  const desk = await openSettings(browser);
  const { page } = desk;
  const pause = part(page, "pause");
  await pause.getByRole("combobox").selectOption("kitchen");
  await pause.getByRole("button", { name: say("desk/settings:pauseMinutes", { minutes: 60 }) }).click();
  await expect(pause.getByText(say("desk/settings:pauseReason.kitchen")).first()).toBeVisible();
  const guests = await browser.newContext({
    baseURL,
    locale: "en-US",
    viewport: { width: 390, height: 844 },
  });
  const guest = await guests.newPage();
  await guest.goto(`/orderFood?storeId=${STORE}`);
  await expect(guest.getByText(english("common:pause.kitchen"))).toBeVisible();
  await desk.board();
  await expect(page.getByText(say("desk/board:pauseReason.kitchen"))).toBeVisible();
  await page.getByRole("link", { name: say("desk/board:settings") }).click();
  await pause.getByRole("button", { name: say("desk/settings:resume") }).click();
  await expect(pause.getByText(say("desk/settings:taking"))).toBeVisible();
  await guest.reload();
  await expect(guest.getByText(english("common:pause.kitchen"))).toBeHidden();
  await guests.close();
  await desk.close();
});

test("what is wrong is said at its field as it was typed; what a lost connection kept is sent again; who comes second sees what the first saved", async ({
  browser,
}) => {
  // The connection is cut.
  expectError(/Failed to load resource|ERR_/);
  const say = textsIn("ja");
  const [first, second] = [await openSettings(browser), await openSettings(browser)];
  const formOf = (page: Page) => part(page, "waits").getByRole("form");
  const slow = (page: Page) => formOf(page).locator('[name="slow_minutes"]');
  const save = (page: Page) => formOf(page).getByRole("button", { name: say("desk/settings:save") });
  const own = formOf(first.page);
  const before = await slow(first.page).inputValue();
  await slow(first.page).fill("soon");
  await save(first.page).click();
  await expect(own.getByText(say("desk/settings:faults.slow_minutes"))).toBeVisible();
  await expect(slow(first.page)).toHaveValue("soon");
  await expect(slow(first.page)).toBeFocused();

  await slow(first.page).fill("７");
  await first.page.route("**/desk/api/**", (route) => route.abort());
  await save(first.page).click();
  await expect(own.getByText(say("desk/settings:unsaved"))).toBeVisible();
  await expect(slow(first.page)).toHaveValue("７");
  await first.page.unroute("**/desk/api/**");

  await slow(second.page).fill("9");
  await save(first.page).click();
  await expect(own.getByText(say("desk/settings:saved"))).toBeVisible();
  await expect(slow(first.page)).toHaveValue("7");

  await save(second.page).click();
  await expect(formOf(second.page).getByText(say("desk/desk:fault.changed")).first()).toBeVisible();
  await expect(slow(second.page)).toHaveValue("9");
  await formOf(second.page)
    .getByRole("button", { name: say("desk/settings:theirs") })
    .click();
  await expect(slow(second.page)).toHaveValue("7");
  await slow(second.page).fill(before);
  await save(second.page).click();
  await expect(formOf(second.page).getByText(say("desk/settings:saved"))).toBeVisible();
  await first.close();
  await second.close();
});
