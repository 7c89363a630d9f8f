import { expect, test } from "@playwright/test";
import { pathOf } from "#routes/pathOf.ts";
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

test("an address that is none says so", async ({ page }) => {
  await page.goto("/no/such/address");
  await expect(page.getByText(say("common:unknownAddress.title"))).toBeVisible();
});
