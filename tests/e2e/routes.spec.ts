import { expect, test } from "@playwright/test";
import { pathOf } from "#routes/pathOf.ts";
import { type RouteName, routes } from "#routes/table.ts";
import { textsIn } from "./texts.ts";

const say = textsIn("ja");
const paths = (Object.keys(routes) as RouteName[]).map(pathOf);

/** Enough for any screen to know what it is about. */
const query =
  "?storeId=ramen&tableId=ramen-A1&goodsId=ramen-gyoza&orderNo=none&trans_id=none-such-transaction&type=store";

test("there are 78 routes", () => {
  expect(new Set(paths).size).toBe(78);
});

const quarter = Math.ceil(paths.length / 4);
for (let part = 0; part < 4; part += 1) {
  test(`every route opens without an error (${part + 1} of 4)`, async ({ page }) => {
    const told: string[] = [];
    page.on(
      "console",
      (message) =>
        message.type() === "error" && told.push(`${page.url()}: ${message.text()} ${message.location().url}`),
    );
    page.on("pageerror", (error) => told.push(`${page.url()}: ${error.message}`));
    for (const path of paths.slice(part * quarter, (part + 1) * quarter)) {
      await page.goto(`${path}${query}`);
      await expect(
        page.locator("#content").getByRole("main").or(page.getByRole("heading")).first(),
        path,
      ).toBeVisible();
    }
    expect(told).toEqual([]);
  });
}

test("the root leads to the sign-in", async ({ page }) => {
  await page.goto("/");
  await page.waitForURL(/\/loginInput/);
});

test("an address that is none says so", async ({ page }) => {
  await page.goto("/no/such/address");
  await expect(page.getByText(say("common:unknownAddress.title"))).toBeVisible();
});
