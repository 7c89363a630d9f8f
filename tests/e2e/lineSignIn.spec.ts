import * as Code from "#contract/codes.ts";
import {
  type APIRequestContext,
  type Browser,
  expect,
  test,
  expectError,
  OF_AN_ENDED_SESSION,
} from "./test.ts";
import { tableLink } from "./desk.ts";
import { dishes, goods, order } from "./guest.ts";
import { aCart } from "./hosts/aCart.ts";
import { expectMenuWithCart } from "./hosts/menuWithCart.ts";
import { cartOn, kindOn, sessionOn } from "./hosts/keptOn.ts";
import { LINE_HOST, lineHosts } from "./hosts/lineHosts.ts";
import { openIn } from "./hosts/openIn.ts";
import { demoOrigin, LIFF_ID, lineOrigin } from "./hosts/origins.ts";
import { phoneWithCart } from "./hosts/phoneWithCart.ts";
import { lineButton, openSignIn, standInPage } from "./hosts/signInPage.ts";
import { ordersOf } from "./orders.ts";

/** LINE's own SDK, and what stands in for it where an operator has no keys. */
const sdks = { "LINE's SDK": lineOrigin, "the stand-in's SDK": demoOrigin };

/** LINE's SDK would load extensions that nothing here needs: that is refused, once, and it goes on without them. */
const EXTENSIONS =
  /^require-trusted-types-for trusted-types-sink HTMLScriptElement src\|https:\/\/static\.line-.* at \/loginInput$/;

const isAuthorize = (url: string) => /\/liff\/v1\/authorize\?/.test(url);

for (const [sdk, origin] of Object.entries(sdks)) {
  const withCart = async (browser: Browser, request: APIRequestContext) => {
    const opened = await phoneWithCart(browser, request, { origin });
    return { ...opened, line: await lineHosts(opened.context) };
  };

  test(`signing in by LINE from a browser is a choice, and comes back to the very screen with its cart (${sdk})`, async ({
    browser,
    request,
  }) => {
    // LINE's SDK tries to load an extension of its own, which the page does not let in.
    expectError(/requires 'TrustedScriptURL' assignment/);
    const { page, say, link, line, watched, cart, close } = await withCart(browser, request);
    line.answerAs(null);
    await page.goto(link);
    await openSignIn(page, link);
    await expect(lineButton(page, say)).toBeVisible();
    expect(line.asked).toEqual([]);
    await lineButton(page, say).click();
    await standInPage(page).someoneNew.click();
    await expectMenuWithCart(page, say, link);
    await expect.poll(() => kindOn(page, request)).toBe("member");
    expect(await cartOn(page)).toBe(cart);
    await page.reload();
    await expectMenuWithCart(page, say, link);
    expect(await kindOn(page, request)).toBe("member");
    expect(watched.errors).toEqual(origin === lineOrigin ? [expect.stringMatching(EXTENSIONS)] : []);
    await close();
  });

  test(`who cancels at LINE has the choice again, and nothing is lost (${sdk})`, async ({
    browser,
    request,
  }) => {
    // LINE's SDK tries to load an extension of its own, which the page does not let in.
    expectError(/requires 'TrustedScriptURL' assignment/);
    const { page, say, link, line, cart, close } = await withCart(browser, request);
    line.answerAs(null);
    await openSignIn(page, link);
    await lineButton(page, say).click();
    await standInPage(page).cancel.click();
    await page.waitForURL(/\/loginInput\?/);
    await expect(page.getByText(say("account:lineTrouble.cancelled"))).toBeVisible();
    expect(new URL(page.url()).search).not.toMatch(/error|state|liff/);
    expect(new URL(page.url()).searchParams.get("callback")).toBe(link);
    expect(await cartOn(page)).toBe(cart);
    expect(await sessionOn(page)).toBeNull();
    await lineButton(page, say).click();
    await standInPage(page).someoneNew.click();
    await expectMenuWithCart(page, say, link);
    await expect.poll(() => kindOn(page, request)).toBe("member");
    await close();
  });

  test(`who comes back from LINE in another browser is told, and can sign in there (${sdk})`, async ({
    browser,
    request,
  }) => {
    const { page, say, link, line, close } = await withCart(browser, request);
    line.answerAs(null);
    // As when LINE's app takes over, and hands the way back to the phone's default browser.
    const another = { code_challenge: "of-another-browser", state: "of-another-browser" };
    const kind = { app_id: LIFF_ID, code_challenge_method: "S256", person: "new" };
    const query = new URLSearchParams({ ...kind, ...another, redirect_uri: `${origin}${link}` });
    const there = `${origin}/standin/line/liff/v1/authorize?${query}`;
    const { location = "" } = (await request.get(there, { maxRedirects: 0 })).headers();
    await page.goto(location);
    const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await expect(question.getByText(say("signIn:otherBrowser.title", { platform: "LINE" }))).toBeVisible();
    expect(await sessionOn(page)).toBeNull();
    await question.getByRole("button", { name: say("signIn:again.line") }).click();
    await standInPage(page).someoneNew.click();
    await expectMenuWithCart(page, say, link);
    await expect.poll(() => kindOn(page, request)).toBe("member");
    await close();
  });

  test(`a proof that the provider never takes sends one to LINE once more, and no more (${sdk})`, async ({
    browser,
    request,
  }) => {
    // LINE's SDK tries to load an extension of its own, which the page does not let in.
    expectError(/requires 'TrustedScriptURL' assignment/);
    const { page, say, link, watched, line, cart, close } = await withCart(browser, request);
    line.answerAs("new");
    await page.context().route("**/order/user/login", (route) =>
      route.fulfill({
        json: { code: Code.signatureFailed, message: "署名が無効です", data: { reason: "expired" } },
      }),
    );
    await openSignIn(page, link);
    await lineButton(page, say).click();
    for (let turn = 0; turn < 2 && origin === demoOrigin; turn += 1)
      await standInPage(page).someoneNew.click();
    await expect(page.getByText(say("signIn:failed.title"))).toBeVisible({ timeout: 20_000 });
    await watched.quiet();
    const asked = origin === lineOrigin ? line.asked : watched.asked;
    expect(asked.filter(isAuthorize).filter((url) => !url.includes("person="))).toHaveLength(2);
    await page.getByRole("button", { name: say("signIn:later") }).click();
    await expectMenuWithCart(page, say, link);
    expect(await cartOn(page)).toBe(cart);
    await close();
  });
}

test("LINE's tokens in the browser sign in again when the session is gone, without another way to LINE", async ({
  browser,
  request,
}) => {
  // LINE's SDK tries to load an extension of its own, which the page does not let in.
  expectError(/requires 'TrustedScriptURL' assignment/);
  const link = await tableLink(browser, "C1", "ramen", lineOrigin);
  const { context, page, say, watched, close } = await openIn(browser, "browser");
  await lineHosts(context);
  for (const _ of ["by LINE's page", "by its tokens"]) {
    await openSignIn(page, link);
    await lineButton(page, say).click();
    await page.waitForURL(/\/orderFood\?/);
    await expect.poll(() => kindOn(page, request)).toBe("member");
    expect(watched.asked.filter(isAuthorize)).toHaveLength(1);
    // From a page without the app in it, which would write down what it still knows.
    await page.goto("/healthz");
    await page.evaluate(() => localStorage.removeItem("user"));
  }
  await close();
});

test("with LINE out of reach a browser says so at the sign-in, and the menu and the cart work", async ({
  browser,
  request,
}) => {
  // LINE's SDK tries to load an extension of its own, which the page does not let in.
  expectError(/requires 'TrustedScriptURL' assignment/);
  expectError(/net::ERR_INTERNET_DISCONNECTED \(https:\/\/api\.line\.me/);
  const { context, page, say, link, close } = await phoneWithCart(browser, request, { origin: lineOrigin });
  (await lineHosts(context)).setDown(true);
  await openSignIn(page, link);
  await lineButton(page, say).click();
  await expect(page.getByText(say("account:lineTrouble.unreachable"))).toBeVisible();
  await page.goto(link);
  await expectMenuWithCart(page, say, link);
  await close();
});

test("outside of LINE nothing of LINE's SDK is loaded until LINE is chosen", async ({ browser, request }) => {
  // LINE's SDK tries to load an extension of its own, which the page does not let in.
  expectError(/requires 'TrustedScriptURL' assignment/);
  expectError(/net::ERR_NAME_NOT_RESOLVED \(https:\/\/api\.line\.me/);
  const link = await tableLink(browser, "C1", "ramen", lineOrigin);
  for (const host of ["browser", "wechat"] as const) {
    const { page, say, watched, close } = await openIn(browser, host);
    const hasSdk = async () => {
      const scripts = watched.asked.filter((url) => url.endsWith(".js"));
      const bodies = await Promise.all(
        scripts.map(async (url) => (await request.get(url, { maxRetries: 2 })).text()),
      );
      return bodies.some((body) => body.includes("liff.subwindow.identifier"));
    };
    await page.goto(link);
    await expect(goods(page, dishes.ja.withOptions).first()).toBeVisible();
    await openSignIn(page, link);
    await expect(page.getByRole("link", { name: say("account:way.password") })).toBeVisible();
    await page.waitForTimeout(1_000);
    expect(await hasSdk()).toBe(false);
    expect(watched.asked.filter((url) => LINE_HOST.test(url))).toEqual([]);
    if (host === "browser") {
      await lineButton(page, say).click();
      await expect.poll(hasSdk).toBe(true);
    }
    await close();
  }
});

test("a visitor who ordered and signs in by LINE keeps the order and the cart", async ({
  browser,
  request,
}) => {
  // LINE's SDK tries to load an extension of its own, which the page does not let in.
  expectError(/requires 'TrustedScriptURL' assignment/);
  // Signing in ends the visitor's session, with which this page may just have begun to listen.
  expectError(OF_AN_ENDED_SESSION);
  const link = await tableLink(browser, "C1", "ramen", lineOrigin);
  const { context, page, say, close } = await openIn(browser, "browser");
  await lineHosts(context);
  const order_no = await order(page, say, link, dishes.ja.plain);
  expect(await kindOn(page, request)).toBe("visitor");
  const { "cart.ramen": cart } = await aCart(request, lineOrigin, null);
  await page.evaluate((text) => localStorage.setItem("cart.ramen", text), cart);
  await openSignIn(page, link);
  await lineButton(page, say).click();
  await expectMenuWithCart(page, say, link);
  await expect.poll(() => kindOn(page, request)).toBe("member");
  expect(await ordersOf(page)).toEqual([order_no]);
  expect(await cartOn(page)).toBe(cart);
  await close();
});
