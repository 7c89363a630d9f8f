import { expect, type Page, test } from "./test.ts";
import { finger } from "./byHand.ts";
import { newPhone, readCode } from "./readCode.ts";
import { textsIn } from "./texts.ts";

const say = textsIn("ja");
const PASSWORD = "kakigori26";
const NEW_PASSWORD = "tsukemen48";

const field = (page: Page, key: string) => page.getByRole("textbox", { name: say(key) });
const tap = (page: Page, key: string) => page.getByRole("button", { name: say(key), exact: true }).click();
const password = (page: Page, key: string) => page.getByRole("textbox", { name: say(key), exact: true });

/** Puts a piece of goods of the mall into its cart, which holds so many then. */
async function addCards(page: Page, count: number): Promise<void> {
  await page.goto("/productDetail?goodsId=stationery-postcards&type=4");
  const written = page.waitForResponse(/\/mall\/shopcart\/addshopcart/);
  await page.getByRole("button", { name: say("menu:addToCart") }).click();
  await written;
  await expect(page.getByRole("button", { name: say("menu:cartSummary", { count }) })).toBeVisible();
}

test("one registers, signs out, signs in, forgets the password and deletes the account", async ({
  page,
  browser,
}) => {
  const phone = newPhone();
  await page.goto("/register?callback=%2ForderFood%3FstoreId%3Dramen");
  await field(page, "form:phone").fill(`${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`);
  await tap(page, "account:agreeAndSend");
  await expect(field(page, "form:code")).toBeFocused();
  // The page may be loaded anew while one reads the message.
  await page.reload();
  const first = await readCode(browser, phone, null);
  await field(page, "form:code").fill(first);
  await password(page, "account:newPassword").fill(PASSWORD);
  await password(page, "account:repeatPassword").fill(PASSWORD);
  await tap(page, "account:registerNow");
  await page.waitForURL(/\/orderFood\?storeId=ramen/);
  await addCards(page, 1);

  await page.goto("/loginInput");
  await tap(page, "account:signOut.yes");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("account:signOut.yes") })
    .click();
  await page.getByRole("link", { name: say("account:way.password") }).waitFor();
  // A visitor puts a piece of the same goods into the mall's cart: it joins the account's at the sign-in.
  await addCards(page, 1);
  await page.goto("/loginInput");
  await page.getByRole("link", { name: say("account:way.password") }).click();
  await field(page, "form:phone").fill(phone);
  await password(page, "account:password").fill("wrong-one-1");
  await tap(page, "account:logIn");
  await expect(password(page, "account:password")).toBeFocused();
  await expect(password(page, "account:password")).toHaveAttribute("aria-invalid", "true");
  await password(page, "account:password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/home$/);
  await addCards(page, 3);

  await page.goto("/login?mode=forgot");
  await field(page, "form:phone").fill(phone);
  await tap(page, "account:sendCode");
  const second = await readCode(browser, phone, first);
  await field(page, "form:code").fill(second);
  await password(page, "account:newPassword").fill(NEW_PASSWORD);
  await password(page, "account:repeatPassword").fill(NEW_PASSWORD);
  await tap(page, "account:setPassword");
  await page.waitForURL(/\/home$/);

  await page.goto("/unsubscribe-tips");
  await page.getByRole("link", { name: say("account:tips.goOn") }).click();
  await tap(page, "account:sendCode");
  await field(page, "form:code").fill(await readCode(browser, phone, second));
  await finger.choose(page.getByRole("checkbox"));
  await tap(page, "account:unsubscribe.finish");
  await page.getByText(say("account:goodbye.title")).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
});
