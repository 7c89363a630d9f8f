import { expect, test, expectError } from "./test.ts";
import { baseURL } from "./desk.ts";
import { pathOf } from "#routes/href.ts";
import { type RouteName, routes } from "#routes/table.ts";
import { textsIn } from "./texts.ts";

const say = textsIn("ja");
const names = Object.keys(routes) as RouteName[];

/** Enough for any screen to know what it is about. */
const query =
  "?storeId=ramen&tableId=ramen-A1&goodsId=ramen-gyoza&orderNo=none&trans_id=none-such-transaction&type=store";

test("there are 78 routes", () => {
  expect(new Set(names.map(pathOf)).size).toBe(78);
});

// What members see there is looked at in everyRoute.
test("whoever has no session is told so, without an error, on every screen that asks for one", async ({
  page,
}) => {
  const told: string[] = [];
  page.on(
    "console",
    (message) =>
      message.type() === "error" && told.push(`${page.url()}: ${message.text()} ${message.location().url}`),
  );
  page.on("pageerror", (error) => told.push(`${page.url()}: ${error.message}`));
  for (const path of names.filter((name) => routes[name].access !== "anyone").map(pathOf)) {
    await page.goto(`${path}${query}`);
    const shown = page.locator("#content").getByRole("main").or(page.getByRole("heading"));
    await expect(shown.first(), path).toBeVisible();
  }
  expect(told).toEqual([]);
});

test("the root leads to the sign-in", async ({ page }) => {
  await page.goto("/");
  await page.waitForURL(/\/loginInput/);
});

test("the root leads who sits at a table and has signed in back to its menu, and from there to what is theirs", async ({
  page,
}) => {
  await page.goto("/");
  await page.waitForURL(/\/loginInput$/);
  const places = page.getByRole("navigation", { name: say("common:mainMenu") });
  await places.getByRole("link", { name: say("common:tab.home") }).click();
  await page.waitForURL(/\/home$/);

  await page.goto("/orderFood?storeId=ramen&tableId=ramen-A2");
  await page.getByRole("button", { name: say("common:titles.me"), exact: true }).click();
  const own = page.getByRole("dialog", { name: say("common:titles.me") });
  for (const title of ["orders", "coupons", "me", "login"])
    await expect(own.getByRole("link", { name: say(`common:titles.${title}`), exact: true })).toBeVisible();
  await page.goto("/");
  const isVisitor = page.waitForResponse("**/none_register");
  await page.getByRole("button", { name: say("account:way.visitor") }).click();
  await page.waitForURL(/\/orderFood\?storeId=ramen&tableId=ramen-A2$/);
  await isVisitor;
  // Whoever leaves the page before the answer is kept has not signed in.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).not.toBeNull();
  await page.goto("/");
  await page.waitForURL(/\/orderFood\?storeId=ramen&tableId=ramen-A2$/);
});

for (const [stored, tag] of [
  ["jp", "ja"],
  ["zh", "zh-Hans"],
  ["tc", "zh-Hant"],
  ["kr", "ko"],
] as const) {
  test(`the page is in the stored language, by the name "${stored}" as well, to who reads it aloud`, async ({
    browser,
  }) => {
    // The browser asks for another one, by which the server takes its guess: no cookie says better.
    const kept = { origin: baseURL, localStorage: [{ name: "locale", value: stored }] };
    const context = await browser.newContext({
      locale: "en-US",
      baseURL,
      storageState: { cookies: [], origins: [kept] },
    });
    const page = await context.newPage();
    // Drawn by the server, and by the browser alone.
    for (const path of ["/orderFood?storeId=ramen", "/user", "/loginInput"]) {
      await page.goto(path);
      await expect(page.locator("html"), path).toHaveAttribute("lang", tag);
    }
    await context.close();
  });
}

test("an address that is none says so", async ({ page }) => {
  expectError(/404 .*\/no\/such\/address/);
  await page.goto("/no/such/address");
  await expect(page.getByText(say("common:unknownAddress.title"))).toBeVisible();
});
