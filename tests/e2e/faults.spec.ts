import * as Code from "#contract/codes.ts";
import { expect, type Page, type Route, test, expectError } from "./test.ts";
import { phone, tableLink } from "./desk.ts";
import {
  addPlain,
  cartBar,
  dishes,
  fillConfirmation,
  findGoods,
  orderNumber,
  toConfirmation,
} from "./guest.ts";
import { CREATE, ordersOf } from "./orders.ts";
import type { Say } from "./texts.ts";

const dish = dishes.ja.plain;

/** Up to the button that orders. */
async function ready(page: Page, say: Say, link: string): Promise<void> {
  await page.goto(link);
  await addPlain(page, say, dish);
  await toConfirmation(page, say);
  await fillConfirmation(page, say);
}

/** Whether a request carries a session: the first of a new customer is answered by the offer of one. */
const isSignedIn = (route: Route) => "uid" in (route.request().postDataJSON() as object);

const submit = (page: Page, say: Say) => page.getByRole("button", { name: say("checkout:submit") });

test("an answer lost after the order was placed: it is checked, found, and there is one order", async ({
  browser,
}) => {
  expectError(/net::ERR_FAILED .*createorder/);
  const { page, say, close } = await phone(browser);
  await ready(page, say, await tableLink(browser, "B1"));
  let tries = 0;
  await page.route(CREATE, async (route) => {
    if (!isSignedIn(route)) return route.continue();
    tries += 1;
    if (tries === 1) await route.fetch();
    await route.abort();
  });
  await page.route("**/get_detail_by_transid", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await submit(page, say).click();
  await expect(page.getByRole("heading", { name: say("checkout:attempt.checking") })).toBeVisible();
  const order_no = await orderNumber(page);
  expect(tries).toBeLessThanOrEqual(3);
  expect(await ordersOf(page)).toEqual([order_no]);
  await close();
});

test("ten taps within a tenth of a second place one order", async ({ browser }) => {
  const { page, say, close } = await phone(browser);
  await ready(page, say, await tableLink(browser, "C1"));
  await submit(page, say).evaluate(async (button: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  const order_no = await orderNumber(page);
  await page.waitForTimeout(500);
  expect(await ordersOf(page)).toEqual([order_no]);
  await close();
});

test("without a network while ordering: nothing is lost, and the order goes out once it is back", async ({
  browser,
}) => {
  const { page, say, close } = await phone(browser);
  await ready(page, say, await tableLink(browser, "B2"));
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await submit(page, say).click();
  await expect(page.getByText(say("common:offlineBar"))).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: say("checkout:attempt.sendAgain") }).click();
  const order_no = await orderNumber(page);
  expect(await ordersOf(page)).toEqual([order_no]);
  await close();
});

test("a page closed while ordering finds its order when it is opened again", async ({ browser }) => {
  const { page, say, close } = await phone(browser);
  await ready(page, say, await tableLink(browser, "C2"));
  const address = page.url();
  const placed = new Promise<void>((resolve) => {
    void page.route(CREATE, async (route) => {
      if (!isSignedIn(route)) return route.continue();
      await route.fetch();
      resolve();
    });
  });
  await submit(page, say).click();
  await placed;
  const again = await page.context().newPage();
  await page.close();
  await again.goto(address);
  const order_no = await orderNumber(again);
  expect(await ordersOf(again)).toEqual([order_no]);
  await close();
});

test("a total that is not the store's any more: both are shown, and nothing is ordered unasked", async ({
  browser,
}) => {
  const { page, say, close } = await phone(browser);
  await ready(page, say, await tableLink(browser, "A3"));
  let tries = 0;
  await page.route(CREATE, (route) => {
    if (isSignedIn(route)) tries += 1;
    const request = route.request().postDataJSON() as object;
    return route.continue(tries === 1 ? { postData: JSON.stringify({ ...request, shown_total: 2 }) } : {});
  });
  await submit(page, say).click();
  const dialog = page.getByRole("alertdialog", { name: say("checkout:priceChanged.title") });
  await expect(dialog).toContainText("¥2");
  await expect(dialog).toContainText(/¥[3-9]\d\d/);
  expect(await ordersOf(page)).toEqual([]);
  await dialog.getByRole("button").first().click();
  const order_no = await orderNumber(page);
  expect(await ordersOf(page)).toEqual([order_no]);
  await close();
});

for (const [name, trouble, table] of [
  ["blocked", "blocked", "C1"],
  ["full", "full", "C2"],
] as const) {
  test(`a local storage that is ${name}: the customer is warned and orders all the same`, async ({
    browser,
  }) => {
    const { page, say, close } = await phone(browser);
    const link = await tableLink(browser, table);
    await page.addInitScript((how) => {
      if (how === "blocked") {
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
        return;
      }
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    }, name);
    await page.goto(link);
    await addPlain(page, say, dish);
    await expect(page.getByText(say(`common:storage.${trouble}`))).toBeVisible();
    await toConfirmation(page, say);
    await fillConfirmation(page, say);
    await submit(page, say).click();
    await orderNumber(page);
    await expect(page.getByText(say("orders:status.pending")).first()).toBeVisible();
    await close();
  });
}

/** Opens the sheet of a dish with options. */
async function openOptions(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await (await findGoods(page, dishes.ja.withOptions)).getByRole("button").first().click();
}

const DETAIL = "**/order/store/goodsdetail";

test("an answer that breaks the contract is said, and asked for again by hand", async ({ browser }) => {
  const { page, say, close } = await phone(browser);
  await page.goto(await tableLink(browser, "C3"));
  await page.route(DETAIL, (route) =>
    route.fulfill({ json: { code: Code.success, message: "", data: { nonsense: true } } }),
  );
  await openOptions(page);
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText(say("common:trouble.contract"))).toBeVisible();
  await page.unroute(DETAIL);
  await sheet
    .getByRole("button", { name: new RegExp(`${say("common:retry")}|${say("common:reload")}`) })
    .click();
  await expect(sheet.getByRole("radio").first()).toBeVisible();
  await close();
});

test("a server in trouble is asked three times at most, then by hand, and the cart is kept", async ({
  browser,
}) => {
  expectError(/503 .*goodsdetail/);
  const { page, say, close } = await phone(browser);
  await page.goto(await tableLink(browser, "C3"));
  await addPlain(page, say, dish);
  let tries = 0;
  await page.route(DETAIL, (route) => {
    tries += 1;
    return route.fulfill({ status: 503, body: "<html>busy</html>" });
  });
  await openOptions(page);
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText(say("common:trouble.server"))).toBeVisible({ timeout: 15_000 });
  await page.waitForTimeout(2_000);
  expect(tries).toBeLessThanOrEqual(3);
  await page.unroute(DETAIL);
  await sheet.getByRole("button", { name: say("common:retry") }).click();
  await expect(sheet.getByRole("radio").first()).toBeVisible();
  await page.reload();
  await expect(cartBar(page, say, 1)).toBeVisible();
  await close();
});
