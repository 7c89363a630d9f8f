import { expect, test } from "./test.ts";
import { cartOn, kindOn, sessionOn } from "./hosts/keptOn.ts";
import { openIn } from "./hosts/openIn.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { expectDish, phoneWithCart } from "./hosts/phoneWithCart.ts";
import { PASSWORD } from "./hosts/registered.ts";
import { lineButton, standInPage } from "./hosts/signInPage.ts";
import { aMember } from "./hosts/someone.ts";
import { newPhone, readCode } from "./readCode.ts";

const base64 = (value: string) => Buffer.from(value).toString("base64");
const encoded = (value: unknown) => base64(JSON.stringify(value));
const withUserInfo = (link: string, value: string) => `${link}&userInfo=${encodeURIComponent(value)}`;

const faulty = {
  "not base64": "%%%",
  "not JSON": base64("no json at all"),
  "of another shape": encoded({ user: "me" }),
  "longer than any user": encoded({ uid: "u", auth_token: "t".repeat(4_000) }),
  forged: encoded({ uid: "someone", auth_token: "forged-token-of-someone" }),
};

test("a link with a userInfo that cannot be used signs nobody in, says so, and shows its screen", async ({
  browser,
  request,
}) => {
  const { say, link, cart, openTab, close } = await phoneWithCart(browser, request);
  for (const [what, value] of Object.entries(faulty)) {
    await test.step(what, async () => {
      const { page, watched } = await openTab();
      await page.goto(withUserInfo(link, value));
      if (what === "forged")
        await page.getByRole("button", { name: say("common:session.continueYes") }).click();
      const told = page.getByRole("dialog").or(page.getByRole("alertdialog"));
      await expect(told.getByText(say("signIn:link.title"))).toBeVisible();
      await told.getByRole("button", { name: say("signIn:later") }).click();
      await expect(page).toHaveURL(`${demoOrigin}${link}`);
      await expectDish(page);
      expect(await sessionOn(page)).toBeNull();
      expect(await cartOn(page)).toBe(cart);
      expect(watched.documents).toHaveLength(1);
      await page.close();
    });
  }
  await close();
});

test("a link with another's userInfo changes nobody without a tap, and leaves no trace in any address", async ({
  browser,
  request,
}) => {
  const [victim, attacker] = [await aMember(request, demoOrigin), await aMember(request, demoOrigin)];
  const { page, say, watched, link, cart, close } = await phoneWithCart(browser, request, { user: victim });
  const value = encoded({ uid: attacker.uid, auth_token: attacker.auth_token });
  const referers: string[] = [];
  page.on("request", (asked) => {
    if (!asked.isNavigationRequest()) referers.push(asked.headers()["referer"] ?? "");
  });
  await page.goto(withUserInfo(link, value));
  await expect(page.getByText(say("common:session.continueTitle"))).toBeVisible();
  await expect(page).toHaveURL(`${demoOrigin}${link}`);
  await page.getByRole("button", { name: say("common:session.continueNo") }).click();
  await expectDish(page);
  expect((await sessionOn(page))?.uid).toBe(victim.uid);
  expect(await kindOn(page, request)).toBe("member");
  expect(await cartOn(page)).toBe(cart);
  const told = [...referers, ...watched.changes.map(({ to }) => to), ...watched.asked.slice(1)];
  expect(told.filter((text) => text.includes("userInfo"))).toEqual([]);
  await close();
});

test("a link with a userInfo that the provider confirms signs in once the customer has said so, with a new token", async ({
  browser,
  request,
}) => {
  const member = await aMember(request, demoOrigin);
  const { page, say, link, close } = await phoneWithCart(browser, request);
  await page.goto(withUserInfo(link, encoded({ uid: member.uid, auth_token: member.auth_token })));
  await page.getByRole("button", { name: say("common:session.continueYes") }).click();
  await expect.poll(async () => (await sessionOn(page))?.uid).toBe(member.uid);
  expect((await sessionOn(page))?.auth_token).not.toBe(member.auth_token);
  await expectDish(page);
  await close();
});

const callbacks = [
  "https://evil.example/steal",
  "//evil.example",
  "/\\evil.example",
  "javascript:document.title='x'",
  "/loginInput?callback=/loginInput",
  "/login?callback=%2Flogin",
  "%2f%2fevil.example",
  "/orderFood@evil.example",
];

test("signing in with a callback that is none of ours, or leads back to itself, leads home", async ({
  browser,
  request,
}) => {
  const { say, cart, openTab, close } = await phoneWithCart(browser, request);
  for (const callback of callbacks) {
    await test.step(callback, async () => {
      const { page, watched } = await openTab();
      await page.goto(`/loginInput?${new URLSearchParams({ callback })}`);
      await page.getByRole("button", { name: say("account:way.visitor") }).click();
      await expect(page).toHaveURL(`${demoOrigin}/home`);
      expect(await kindOn(page, request)).toBe("visitor");
      expect(watched.documents).toHaveLength(1);
      expect(await cartOn(page)).toBe(cart);
      await page.goto("/healthz");
      await page.evaluate(() => localStorage.removeItem("user"));
      await page.close();
    });
  }
  await close();
});

const long = "a".repeat(5_000);
const callbacksOfRegistering = {
  "a foreign origin": "https://evil.example/steal",
  "a script": "javascript:document.title='x'",
  "a host without a protocol": "//evil.example/steal",
  "a backslash": "/\\evil.example",
  "two backslashes": "\\\\evil.example",
  "5,000 characters of a foreign origin": `https://evil.example/${long}`,
  "5,000 characters of no screen": `/${long}`,
};

test("registering with a callback that is none of ours leads home, and asks nobody else", async ({
  browser,
}) => {
  const { say, page, watched, close } = await openIn(browser, "browser", { origin: demoOrigin });
  const button = (key: string) => page.getByRole("button", { name: say(key), exact: true });
  const field = (key: string) => page.getByRole("textbox", { name: say(key), exact: true });
  // One registers for good; the others get the same answers.
  const answers = new Map<string, object>();
  await page.route(/\/order\/(send|user)\/(sendSmsCode|checkcode|register)$/, async (route) => {
    const call = new URL(route.request().url()).pathname;
    answers.set(call, answers.get(call) ?? (await (await route.fetch()).json()));
    await route.fulfill({ json: answers.get(call) });
  });
  const phone = newPhone();
  let code = "";
  for (const [what, callback] of Object.entries(callbacksOfRegistering)) {
    await test.step(what, async () => {
      await page.goto(`/register?${new URLSearchParams({ callback })}`);
      await field("form:phone").fill(phone);
      await button("account:agreeAndSend").click();
      await expect(field("form:code")).toBeFocused();
      code ||= await readCode(browser, phone, null);
      await field("form:code").fill(code);
      await field("account:newPassword").fill(PASSWORD);
      await field("account:repeatPassword").fill(PASSWORD);
      await button("account:registerNow").click();
      await expect(page).toHaveURL(`${demoOrigin}/home`);
      expect(await page.title()).not.toBe("x");
      await page.goto("/healthz");
      await page.evaluate(() => localStorage.removeItem("user"));
    });
  }
  expect(watched.asked.filter((url) => new URL(url).origin !== demoOrigin)).toEqual([]);
  await close();
});

test("LINE is never asked to come back to another origin", async ({ browser, request }) => {
  const { page, say, watched, close } = await phoneWithCart(browser, request);
  await page.goto(`/loginInput?callback=${encodeURIComponent("https://evil.example/steal")}`);
  await lineButton(page, say).click();
  await standInPage(page).cancel.waitFor();
  const query = new URL(page.url()).searchParams;
  expect(new URL(query.get("redirect_uri") ?? "").origin).toBe(demoOrigin);
  expect(watched.asked.join(" ")).not.toMatch(/^https:\/\/evil/m);
  await close();
});
