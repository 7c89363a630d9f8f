import { CartAction } from "#contract/enumerations.ts";
import { expect, type Page, test } from "./test.ts";
import { fillContact, STORE, takeTime, withCart } from "./offPremisesGuest.ts";
import { finger } from "./byHand.ts";
import { confirmShown, shownDigits } from "./counter.ts";
import { openDesk, phone } from "./desk.ts";
import { orderNumber } from "./guest.ts";
import { PASSWORD, registered } from "./hosts/registered.ts";
import { looker, settled } from "./look.ts";
import type { Say } from "./texts.ts";

const COUPON = "coupon-ramen-pickup";
const NAMES = { ja: "お持ち帰り 150円引き", "zh-cn": "自取立减150日元" } as const;

/** Nothing is wider than a narrow phone. */
async function narrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider, `${page.url()} at 320`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
}

async function signIn(page: Page, say: Say, number: string): Promise<void> {
  await page.waitForURL(/\/loginInput\?/);
  await page.getByRole("link", { name: say("account:way.password") }).click();
  await page.getByRole("textbox", { name: say("form:phone") }).fill(number);
  await page.getByRole("textbox", { name: say("account:password") }).fill(PASSWORD);
  await page.getByRole("button", { name: say("account:logIn"), exact: true }).click();
}

async function fillIn(page: Page, say: Say): Promise<void> {
  await takeTime(page, say);
  await fillContact(page, say, "佐藤 花", "090-1234-5678");
}

for (const language of ["ja", "zh-cn"] as const) {
  test(`a coupon from a link is claimed after the sign-in, comes off an order, back when that is cancelled, and is used at the counter once the clerk confirms it (${language})`, async ({
    browser,
    request,
  }) => {
    const name = NAMES[language];
    const member = await registered(browser, request);
    const { page, say, close } = await phone(browser, language);
    const { look, found } = await looker(page, language);
    // What a screen breaks it breaks in each language; once proves it.
    const looked = (screen: string) => (language === "ja" ? look(screen) : Promise.resolve());

    await page.goto(`/coupon?couponId=${COUPON}`);
    await settled(page);
    await looked("coupon");
    await narrow(page);
    await page.getByRole("button", { name: `${say("specials:coupon.signIn")}: ${name}` }).click();
    await signIn(page, say, member.phone);
    await page.waitForURL(/\/storeCouponResult\?/);
    await expect(page.getByRole("heading", { name: say("coupons:claimed.title") })).toBeVisible();

    await withCart(page, request, { action: CartAction.takeAway, path: "/submitOrderPick" });
    await fillIn(page, say);
    const submit = page.getByRole("button", { name: say("checkout:submit") });
    const discounted = (await submit.textContent()) ?? "";
    await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("radio", { name: new RegExp(name) })).toBeChecked();
    await looked("coupon-sheet");
    await finger.choose(sheet.getByRole("radio", { name: say("couponPlace:none") }));
    await expect(submit).not.toHaveText(discounted);
    await finger.choose(sheet.getByRole("radio", { name: new RegExp(name) }));
    await sheet.getByRole("button", { name: say("couponPlace:done") }).click();
    await expect(submit).toHaveText(discounted);
    await page.reload();
    await expect(submit).toHaveText(discounted);
    await narrow(page);
    await submit.click();
    await orderNumber(page);
    await expect(page.locator("dl").getByText(name)).toBeVisible();
    await expect(page.locator("dl").getByText("−¥150")).toBeVisible();

    await page.getByRole("button", { name: say("orders:cancel") }).click();
    const cancelling = page.getByRole("dialog");
    await finger.choose(cancelling.getByRole("radio", { name: say("orders:cancelling.reason.time") }));
    await cancelling.getByRole("button", { name: say("orders:cancelling.yes"), exact: true }).click();
    await expect(page.getByText(say("orders:status.cancelled")).first()).toBeVisible();
    // The sheet takes its step of the history back, which would end a way to elsewhere that has begun.
    await expect(cancelling).toBeHidden();
    await settled(page);

    await page.goto("/userCoupon");
    await settled(page);
    await looked("user-coupon");
    await narrow(page);
    await page.getByRole("button", { name: `${say("coupons:counter.use")}: ${name}` }).click();
    await expect(shownDigits(page)).toBeVisible();
    await expect(page.getByRole("img", { name: say("useTicket:qr") })).toBeVisible();
    await looked("coupon-at-counter");
    await narrow(page);
    await page.getByRole("button", { name: say("useTicket:stop") }).click();
    await expect(page.getByRole("heading", { name: say("useTicket:withdrawn.title") })).toBeVisible();
    await looked("coupon-withdrawn");
    await page.getByRole("button", { name: say("coupons:counter.again") }).click();

    const desk = await openDesk(browser, STORE);
    await confirmShown(desk.page, STORE, page);
    await expect(page.getByRole("heading", { name: say("useTicket:confirmed.coupon") })).toBeVisible();
    await desk.close();
    await page.getByRole("link", { name: say("coupons:toMine") }).click();
    await expect(page.getByRole("article", { name })).toBeVisible();
    await expect(page.getByRole("tab", { name: say("coupons:tab.used") })).toHaveAttribute(
      "aria-selected",
      "true",
    );

    if (language === "ja") {
      await page.goto(`/storeCoupon?storeId=${STORE}`);
      await settled(page);
      await expect(page.getByRole("article", { name })).toBeVisible();
      await look("store-coupon");
      await narrow(page);
    }
    expect(found).toEqual([]);
    await close();
  });
}
