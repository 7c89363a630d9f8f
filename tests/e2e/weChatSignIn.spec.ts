import { noneRegister } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import { type Browser, expect, type Page, test } from "./test.ts";
import { tableLink } from "./desk.ts";
import { cartBar, dishes, goods } from "./guest.ts";
import { aCart } from "./hosts/aCart.ts";
import { anOrder } from "./hosts/anOrder.ts";
import { cartOn, kindOn, sessionOn } from "./hosts/keptOn.ts";
import { openIn } from "./hosts/openIn.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { openSignIn, standInPage, weChatButton } from "./hosts/signInPage.ts";
import { aMember, type Someone } from "./hosts/someone.ts";

/** WeChat itself asks nobody who they are: it knows. `slowness`: milliseconds until it leads back, as on a weak signal. */
async function askNothing(page: Page, slowness = 0): Promise<void> {
  await page.route(/\/auth\/wechat\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowness));
    const { location = "" } = (await route.fetch({ maxRedirects: 0 })).headers();
    const asked = new URL(location, demoOrigin);
    asked.searchParams.set("person", "new");
    await route.fulfill({ status: 302, headers: { location: asked.href } });
  });
}

async function inWeChat(browser: Browser, request: Parameters<typeof aCart>[0], user?: object) {
  const link = await tableLink(browser, "C3");
  const cart = await aCart(request, demoOrigin, new URL(link, demoOrigin).searchParams.get("tableId"));
  const stored = { ...cart, ...(user ? { user: JSON.stringify(user) } : {}) };
  const opened = await openIn(browser, "wechat", { stored, origin: demoOrigin });
  const { page, say } = opened;
  return {
    link,
    cart: cart["cart.ramen"],
    ...opened,
    expectMenu: async () => {
      await expect(page).toHaveURL(`${demoOrigin}${link}`);
      await expect(goods(page, dishes.ja.withOptions).first()).toBeVisible();
      await expect(cartBar(page, say, 2)).toBeVisible();
      expect(await cartOn(page)).toBe(cart["cart.ramen"]);
    },
  };
}

test("in WeChat its sign-in is the first choice, and comes back to the very screen with its cart", async ({
  browser,
  request,
}) => {
  const { page, say, link, watched, expectMenu, close } = await inWeChat(browser, request);
  await openSignIn(page, link);
  const ways = page.getByRole("main").getByRole("list").first().getByRole("listitem");
  await expect(ways.first().getByRole("button", { name: say("account:way.wechat") })).toBeVisible();
  await weChatButton(page, say).click();
  await standInPage(page).someoneNew.click();
  await expectMenu();
  await expect.poll(() => kindOn(page, request)).toBe("member");
  expect(watched.errors).toEqual([]);
  expect(watched.changes.filter(({ to }) => /[?&](code|state)=/.test(to))).toEqual([]);
  await close();
});

test("who refuses at WeChat is back on the screen, with nothing of WeChat's in its address", async ({
  browser,
  request,
}) => {
  const { page, say, link, expectMenu, close } = await inWeChat(browser, request);
  await openSignIn(page, link);
  await weChatButton(page, say).click();
  await standInPage(page).cancel.click();
  await expectMenu();
  expect(await sessionOn(page)).toBeNull();
  await close();
});

test("a code that has run out is said to have failed, and another try works", async ({
  browser,
  request,
}) => {
  const { page, say, link, expectMenu, close } = await inWeChat(browser, request);
  await openSignIn(page, link);
  await weChatButton(page, say).click();
  await standInPage(page).expired.click();
  await expect(page.getByText(say("signIn:failed.title"))).toBeVisible();
  await page.getByRole("button", { name: say("signIn:again.wechat") }).click();
  await standInPage(page).someoneNew.click();
  await expectMenu();
  await expect.poll(() => kindOn(page, request)).toBe("member");
  await close();
});

test("a way back from WeChat opened again leads on who is signed in, and signs in nobody else", async ({
  browser,
  request,
}) => {
  const { page, say, link, expectMenu, openTab, close } = await inWeChat(browser, request);
  let back = "";
  page.on("request", (asked) => {
    if (
      asked.isNavigationRequest() &&
      /[?&]code=.*&?/.test(asked.url()) &&
      !asked.url().includes("/standin/")
    )
      back = asked.url();
  });
  await openSignIn(page, link);
  await weChatButton(page, say).click();
  await standInPage(page).someoneNew.click();
  await expectMenu();
  await expect.poll(() => kindOn(page, request)).toBe("member");
  expect(back).toContain("state=");
  const before = await sessionOn(page);

  const strange = say("signIn:otherBrowser.title", { platform: "WeChat" });
  await page.goto(back);
  await expectMenu();
  await expect(page.getByText(strange)).toHaveCount(0);
  expect((await sessionOn(page))?.auth_token).toBe(before?.auth_token);

  await page.goto("/healthz");
  await page.evaluate(() => localStorage.removeItem("user"));
  const elsewhere = await openTab();
  await elsewhere.page.goto(back);
  await expect(elsewhere.page.getByText(strange)).toBeVisible();
  expect(await sessionOn(elsewhere.page)).toBeNull();
  await close();
});

/** The same text with another first hexadecimal digit. */
const changed = (state: string) => `${state.startsWith("0") ? "1" : "0"}${state.slice(1)}`;

for (const [what, change] of [
  ["changed", (url: URL) => url.searchParams.set("state", changed(url.searchParams.get("state") ?? ""))],
  ["another's code", (url: URL) => url.searchParams.set("code", "of-nobody")],
] as const) {
  test(`a way back from WeChat with its state or code ${what} is refused, once`, async ({
    browser,
    request,
  }) => {
    const { page, say, link, watched, expectMenu, close } = await inWeChat(browser, request);
    await page.route(/\/standin\/wechat\/.*person=new/, async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      const target = new URL(response.headers()["location"] ?? "");
      change(target);
      await route.fulfill({ status: 302, headers: { location: target.href } });
    });
    await openSignIn(page, link);
    await weChatButton(page, say).click();
    await standInPage(page).someoneNew.click();
    await expect(page.getByText(say("signIn:failed.title"))).toBeVisible();
    await page.getByRole("button", { name: say("signIn:later") }).click();
    await expectMenu();
    expect(await sessionOn(page)).toBeNull();
    expect(watched.asked.filter((url) => url.endsWith("/order/user/login"))).toHaveLength(1);
    await close();
  });
}

/** Ends a session for good. */
async function signOut(request: Parameters<typeof aMember>[0], member: Someone): Promise<void> {
  const answer = await request.post(`${demoOrigin}/order/user/update_token`, {
    data: { uid: member.uid, auth_token: member.auth_token, is_sign_out: 1 },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  expect(await answer.json()).toMatchObject({ code: Code.success });
}

test("a session that has ended for good is begun anew by WeChat, with one redirect to the screen and back", async ({
  browser,
  request,
}) => {
  const link = await tableLink(browser, "C3");
  const table_id = new URL(link, demoOrigin).searchParams.get("tableId") ?? "";
  const member = await aMember(request, demoOrigin);
  await anOrder(request, demoOrigin, { ...member, table_id });
  await signOut(request, member);
  const { page, watched, close } = await inWeChat(browser, request, member);
  // Long enough for the page that is left to ask for the table's orders again, for whoever sits there: that is to make no
  // visitor of its customer, who is on the way to WeChat.
  await askNothing(page, 2_000);
  const orders = link.replace("/orderFood", "/storeOrderList");
  await page.goto(orders);
  // Two pages, with WeChat's between them, until there is a new session.
  await expect.poll(() => kindOn(page, request), { timeout: 30_000 }).toBe("member");
  // The address of a table's orders leads on to their tab.
  await expect(page).toHaveURL(`${demoOrigin}${link}&tab=orders`);
  expect((await sessionOn(page))?.uid).not.toBe(member.uid);
  expect(watched.documents).toHaveLength(2);
  expect(watched.asked.filter((url) => url.endsWith(noneRegister.path))).toEqual([]);
  await close();
});

test("a provider that takes no session ever leads to WeChat once, and then to a choice", async ({
  browser,
  request,
}) => {
  const member = await aMember(request, demoOrigin);
  await signOut(request, member);
  const { page, link, watched, close, cart } = await inWeChat(browser, request, member);
  await askNothing(page);
  await page.route(/\/order\/(order|my)\//, (route) =>
    route.fulfill({ json: { code: Code.notSignedIn, message: "", data: null } }),
  );
  await page.goto(link.replace("/orderFood", "/storeOrderList"));
  const left = () => watched.asked.filter((url) => /\/auth\/wechat\?/.test(url));
  await expect.poll(() => left().length).toBe(1);
  await page.waitForURL(/\/(orderFood|loginInput)\?/);
  await expect(page.getByRole("button").or(page.getByRole("link")).first()).toBeVisible();
  await watched.quiet();
  expect(left()).toHaveLength(1);
  expect(watched.documents.length).toBeLessThanOrEqual(2);
  expect(await cartOn(page)).toBe(cart);
  await close();
});
