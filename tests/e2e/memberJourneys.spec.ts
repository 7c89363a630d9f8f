import * as Code from "#contract/codes.ts";
import { expect, expectError, OF_AN_ENDED_SESSION, type Page, test } from "./test.ts";
import { finger } from "./byHand.ts";
import { tableLink } from "./desk.ts";
import { dishes, goods, order } from "./guest.ts";
import { aCart } from "./hosts/aCart.ts";
import { cartOn, kindOn, sessionOn } from "./hosts/keptOn.ts";
import { lineHosts } from "./hosts/lineHosts.ts";
import { openIn } from "./hosts/openIn.ts";
import { demoOrigin, LIFF_ID, lineOrigin } from "./hosts/origins.ts";
import { PASSWORD, registered } from "./hosts/registered.ts";
import { ask } from "./hosts/someone.ts";
import { ordersOf } from "./orders.ts";
import { newPhone, readCode } from "./readCode.ts";
import type { Say } from "./texts.ts";

const NEW_PASSWORD = "tsukemen48";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const phoneField = (page: Page, say: Say) => page.getByRole("textbox", { name: say("form:phone") });
const codeField = (page: Page, say: Say) => page.getByRole("textbox", { name: say("form:code") });
const tap = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function askForCode(page: Page, say: Say, phone: string): Promise<void> {
  await phoneField(page, say).fill(phone);
  await tap(page, say("account:agreeAndSend"));
  await codeField(page, say).waitFor();
}

async function choosePassword(page: Page, say: Say, password: string): Promise<void> {
  await field(page, say("account:newPassword")).fill(password);
  await field(page, say("account:repeatPassword")).fill(password);
}

test("a visitor who ordered and registers keeps the order, the cart and the screen", async ({
  browser,
  request,
}) => {
  const link = await tableLink(browser, "C1");
  const { page, say, close } = await openIn(browser, "browser", { origin: demoOrigin });
  const order_no = await order(page, say, link, dishes.ja.plain);
  const visitor = await sessionOn(page);
  const { "cart.ramen": cart } = await aCart(request, demoOrigin, null);
  await page.evaluate((text) => localStorage.setItem("cart.ramen", text), cart);
  const phone = newPhone();
  await page.goto(`/register?${new URLSearchParams({ callback: link })}`);
  await askForCode(page, say, phone);
  await codeField(page, say).fill(await readCode(browser, phone, null));
  await choosePassword(page, say, PASSWORD);
  await tap(page, say("account:registerNow"));
  await expect(page).toHaveURL(`${demoOrigin}${link}`);
  expect(await kindOn(page, request)).toBe("member");
  expect((await sessionOn(page))?.uid).toBe(visitor?.uid);
  expect(await ordersOf(page)).toEqual([order_no]);
  expect(await cartOn(page)).toBe(cart);
  await close();
});

test("after wrong codes not even the right one is taken, and a new one can be asked for", async ({
  browser,
  request,
}) => {
  const { page, say, close } = await openIn(browser, "browser", { origin: demoOrigin });
  const phone = newPhone();
  await page.goto("/register");
  await askForCode(page, say, phone);
  const right = await readCode(browser, phone, null);
  const wrong = Array.from({ length: 5 }, (_, at) =>
    String((Number(right) + at + 1) % 10_000).padStart(4, "0"),
  );
  for (const code of [...wrong, right]) {
    const answered = page.waitForResponse("**/order/send/checkcode");
    await codeField(page, say).fill(code);
    expect((await (await answered).json()).code).not.toBe(Code.success);
    await expect(codeField(page, say)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(field(page, say("account:newPassword"))).toHaveCount(0);
  expect(await sessionOn(page)).toBeNull();
  const told = await ask(request, {
    origin: demoOrigin,
    path: "/order/user/register",
    body: { phone, code: right, password: PASSWORD },
  });
  expect(told.code).toBe(Code.wrongCode);
  await close();
});

test("a changed password ends every other device's session, and the old one signs in no more", async ({
  browser,
  request,
}) => {
  // The session that ends with the old password is the one by which this page may just have listened, or read what it missed.
  expectError(OF_AN_ENDED_SESSION);
  const { phone, user } = await registered(browser, request);
  const stored = { user: JSON.stringify(user) };
  const { page, say, close } = await openIn(browser, "browser", { origin: demoOrigin, stored });
  await page.goto("/login?mode=change");
  await field(page, say("account:presentPassword")).fill(PASSWORD);
  await choosePassword(page, say, NEW_PASSWORD);
  await tap(page, say("account:setPassword"));
  await expect.poll(async () => (await sessionOn(page))?.auth_token).not.toBe(user.auth_token);
  expect((await sessionOn(page))?.uid).toBe(user.uid);
  expect(await kindOn(page, request)).toBe("member");
  const { uid, auth_token } = user;
  const tell = (path: string, body: object) => ask(request, { origin: demoOrigin, path, body });
  expect((await tell("/order/my/memberinfo", { uid, auth_token })).code).toBe(Code.sessionExpired);
  expect((await tell("/order/user/update_token", { uid, auth_token })).code).toBe(Code.signatureFailed);
  const old = { by: "password", phone, password: PASSWORD };
  expect((await tell("/order/user/login", old)).code).toBe(Code.passwordMismatch);
  await close();
});

test("who signs out in one tab is signed out in the other, and in again by signing in, with the cart", async ({
  browser,
  request,
}) => {
  const { phone, user } = await registered(browser, request);
  const link = await tableLink(browser, "C1");
  const cart = await aCart(request, demoOrigin, new URL(link, demoOrigin).searchParams.get("tableId"));
  const stored = { user: JSON.stringify(user), ...cart };
  const { page, say, openTab, close } = await openIn(browser, "browser", { origin: demoOrigin, stored });
  const other = await openTab();
  await other.page.goto("/loginInput");
  const otherOut = other.page.getByRole("button", { name: say("account:signOut.yes") });
  await otherOut.waitFor();
  await page.goto(`/loginInput?${new URLSearchParams({ callback: link })}`);
  await tap(page, say("account:signOut.yes"));
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: say("account:signOut.yes") }).click();
  await expect(other.page.getByRole("link", { name: say("account:way.password") })).toBeVisible();
  expect(await sessionOn(other.page)).toBeNull();
  await expect.poll(() => cartOn(page)).toBe(cart["cart.ramen"]);
  const { uid, auth_token } = user;
  const ended = () =>
    ask(request, { origin: demoOrigin, path: "/order/my/memberinfo", body: { uid, auth_token } });
  await expect.poll(async () => (await ended()).code).not.toBe(10_000);

  await page.getByRole("link", { name: say("account:way.password") }).click();
  await phoneField(page, say).fill(phone);
  await field(page, say("account:password")).fill(PASSWORD);
  await tap(page, say("account:logIn"));
  await expect(page).toHaveURL(`${demoOrigin}${link}`);
  await expect(goods(page, dishes.ja.withOptions).first()).toBeVisible();
  await expect(otherOut).toBeVisible();
  expect((await sessionOn(other.page))?.uid).toBe(user.uid);
  expect(await cartOn(page)).toBe(cart["cart.ramen"]);
  await close();
});

test("deleting an account that LINE vouched for ends its link at LINE, and says so", async ({
  browser,
  request,
}) => {
  const { context, page, say, close } = await openIn(browser, "line");
  await lineHosts(context);
  await page.goto(`https://liff.line.me/${LIFF_ID}/unsubscribe-tips?standin.person=new`);
  await expect.poll(() => kindOn(page, request)).toBe("member");
  await expect(page.getByText(say("account:tips.line"))).toBeVisible();
  await page.getByRole("link", { name: say("account:tips.goOn") }).click();
  await finger.choose(page.getByRole("checkbox"));
  await tap(page, say("account:unsubscribe.finish"));
  await page.getByText(say("account:goodbye.title")).waitFor();
  await expect(page.getByText(say("account:goodbye.told", { platforms: "LINE" }))).toBeVisible();
  expect(await sessionOn(page)).toBeNull();
  expect(new URL(page.url()).origin).toBe(lineOrigin);
  await close();
});
