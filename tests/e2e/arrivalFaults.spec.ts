import { expect, test } from "@playwright/test";
import { cartOn, kindOn, sessionOn } from "./hosts/keptOn.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { expectDish, phoneWithCart } from "./hosts/phoneWithCart.ts";
import { lineButton, standInPage } from "./hosts/signInPage.ts";
import { aMember } from "./hosts/someone.ts";

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

test("signing in with a callback that is none of ours, or leads back to itself, ends at home", async ({
  browser,
  request,
}) => {
  const { say, cart, openTab, close } = await phoneWithCart(browser, request);
  for (const callback of callbacks) {
    await test.step(callback, async () => {
      const { page, watched } = await openTab();
      await page.goto(`/loginInput?${new URLSearchParams({ callback })}`);
      await page.getByRole("button", { name: say("account:way.visitor") }).click();
      await expect.poll(() => kindOn(page, request)).toBe("visitor");
      await page.waitForTimeout(300);
      expect(new URL(page.url()).origin).toBe(demoOrigin);
      expect(new URL(page.url()).pathname).toMatch(/^\/(loginInput|home)$/);
      expect(watched.documents).toHaveLength(1);
      expect(await cartOn(page)).toBe(cart);
      await page.goto("/healthz");
      await page.evaluate(() => localStorage.removeItem("user"));
      await page.close();
    });
  }
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
