import * as Code from "#contract/codes.ts";
import { expect, test, expectError } from "./test.ts";
import { addPlain, dishes } from "./guest.ts";
import { cartOn, kindOn, sessionOn } from "./hosts/keptOn.ts";
import { lineHosts } from "./hosts/lineHosts.ts";
import { demoOrigin, LIFF_ID, lineOrigin } from "./hosts/origins.ts";
import { expectDish, phoneWithCart } from "./hosts/phoneWithCart.ts";
import { lineButton, openSignIn } from "./hosts/signInPage.ts";
import { aMember, aMemberWithAnEndedToken, ask, aVisitor } from "./hosts/someone.ts";

test("a token that has ended is exchanged once for all calls of a screen, and nobody leaves it", async ({
  browser,
  request,
}) => {
  const member = await aMemberWithAnEndedToken(request, demoOrigin);
  const { page, watched, link, cart, close } = await phoneWithCart(browser, request, { user: member });
  await page.goto(`${link}&tab=orders`);
  await expect.poll(() => kindOn(page, request)).toBe("member");
  await watched.quiet();
  expect((await sessionOn(page))?.uid).toBe(member.uid);
  expect(watched.asked.filter((url) => url.endsWith("/order/user/update_token"))).toHaveLength(1);
  await expect(page).toHaveURL(`${demoOrigin}${link}&tab=orders`);
  expect(watched.documents).toHaveLength(1);
  expect(await cartOn(page)).toBe(cart);
  await close();
});

test("the token of an account that was deleted leads to a clear end: the menu reads, and a new visitor can order", async ({
  browser,
  request,
}) => {
  const member = await aMember(request, demoOrigin);
  const { uid, auth_token } = member;
  const cancelled = await ask(request, {
    origin: demoOrigin,
    path: "/order/my/accountcancel",
    body: { uid, auth_token, is_loss_accepted: 1 },
  });
  expect(cancelled.code).toBe(Code.success);
  const { page, watched, link, cart, close } = await phoneWithCart(browser, request, { user: member });
  await page.goto(link);
  await expectDish(page);
  await page.goto(link.replace("/orderFood", "/storeOrderList"));
  await expect.poll(async () => (await sessionOn(page))?.uid).not.toBe(uid);
  await watched.quiet();
  expect(watched.documents).toHaveLength(2);
  expect(await cartOn(page)).toBe(cart);
  expect(await kindOn(page, request)).toBe("visitor");
  await close();
});

/** A browser that keeps nothing, or nothing more. */
const blockStorage = () => {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
};
const fillStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
};

for (const [where, how] of Object.entries({
  "a browser": {},
  LINE: { host: "line", origin: lineOrigin },
} as const)) {
  test(`with blocked storage in ${where} the menu reads, the cart takes a dish, and LINE's sign-in says why it cannot`, async ({
    browser,
    request,
  }) => {
    const { context, page, say, watched, link, close } = await phoneWithCart(browser, request, how);
    await lineHosts(context);
    await context.addInitScript(blockStorage);
    await page.goto(link);
    await addPlain(page, say, dishes.ja.plain);
    await openSignIn(page, link);
    await lineButton(page, say).click();
    await expect(page.getByText(say("account:lineTrouble.no_storage"))).toBeVisible();
    expect(watched.documents).toHaveLength(2);
    await close();
  });
}

test("with a full storage one can sign in all the same, for as long as the page is open", async ({
  browser,
  request,
}) => {
  const { context, page, say, link, cart, close } = await phoneWithCart(browser, request);
  await context.addInitScript(fillStorage);
  await openSignIn(page, link);
  await lineButton(page, say).click();
  await expect(page.getByText(say("account:lineTrouble.no_storage"))).toBeVisible();
  const registered = page.waitForResponse("**/order/user/none_register");
  await page.getByRole("button", { name: say("account:way.visitor") }).click();
  expect((await (await registered).json()).code).toBe(Code.success);
  await expect(page).toHaveURL(`${demoOrigin}${link}`);
  await expectDish(page);
  expect(await cartOn(page)).toBe(cart);
  await close();
});

for (const hours of [-1, 2]) {
  test(`with the phone's clock ${hours} hours wrong one is signed in by LINE, in it and outside`, async ({
    browser,
    request,
  }) => {
    // LINE's SDK tries to load an extension of its own, which the page does not let in.
    expectError(/requires 'TrustedScriptURL' assignment/);
    const now = Date.now() + hours * 3_600_000;
    const inside = await phoneWithCart(browser, request, { host: "line", origin: lineOrigin });
    await lineHosts(inside.context);
    await inside.page.clock.install({ time: now });
    await inside.page.goto(`https://liff.line.me/${LIFF_ID}${inside.link}&standin.person=new`);
    await expect(inside.page).toHaveURL(`${lineOrigin}${inside.link}`);
    await expect.poll(() => kindOn(inside.page, request)).toBe("member");
    expect(await cartOn(inside.page)).toBe(inside.cart);
    expect(inside.watched.documents.length).toBeLessThanOrEqual(2);
    await inside.close();

    const outside = await phoneWithCart(browser, request, { origin: lineOrigin });
    await lineHosts(outside.context);
    await outside.page.clock.install({ time: now });
    await openSignIn(outside.page, outside.link);
    await lineButton(outside.page, outside.say).click();
    await expect(outside.page).toHaveURL(`${lineOrigin}${outside.link}`);
    await expect.poll(() => kindOn(outside.page, request)).toBe("member");
    expect(await cartOn(outside.page)).toBe(outside.cart);
    await outside.close();
  });
}

test("with the phone's clock an hour wrong a visitor's session holds", async ({ browser, request }) => {
  const visitor = await aVisitor(request, demoOrigin);
  const { page, watched, link, close } = await phoneWithCart(browser, request, { user: visitor });
  await page.clock.install({ time: Date.now() + 3_600_000 });
  await page.goto(link.replace("/orderFood", "/storeOrderList"));
  await expect(page.getByRole("heading").first()).toBeVisible();
  expect((await sessionOn(page))?.uid).toBe(visitor.uid);
  expect(watched.documents).toHaveLength(1);
  await close();
});
