import { confirmCode } from "./counter.ts";
import { lookAtDesk } from "./deskLook.ts";
import { screenshot } from "./screenshot.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { aMember, ask } from "./hosts/someone.ts";
import { type APIRequestContext, expect, expectError, type Page, test } from "./test.ts";

/** A store at whose counter no other test is; these stand at it one after the other. */
const STORE = "izakaya";
test.describe.configure({ mode: "default" });

/** Cash that a member wants to put on their card, as they show it at the counter. */
async function cashShown(request: APIRequestContext, amount: number) {
  const { uid, auth_token } = await aMember(request, demoOrigin);
  const asked = async (path: string, body: object) =>
    (await ask(request, { origin: demoOrigin, path, body: { uid, auth_token, ...body } })).data;
  const wanted = { kind: 1, store_id: STORE, amount, purpose: "top_up" };
  return {
    code: ((await asked("/order/refill_card/use_card", wanted)) as { code: string }).code,
    balance: async () =>
      ((await asked("/order/refill_card/member", {})) as { card_balance: number }).card_balance,
  };
}

for (const [language, width] of [
  ["ja", 1024],
  ["en", 390],
  ["zh-tw", 320],
] as const)
  test(`at the counter a wrong code is written over, what is shown is confirmed once, and taken back (${language}, ${width} px)`, async ({
    browser,
    request,
  }) => {
    const { at, say, page, isSound, close } = await lookAtDesk(browser, language, width);
    const customer = await cashShown(request, 5_000);
    // The address of the former page.
    await at(`/desk/${STORE}/uses`);
    await expect(page).toHaveURL(new RegExp(`/desk/uses/${STORE}$`));
    const field = page.getByLabel(say("desk/uses:digits"));
    await expect(field).toBeFocused();
    await isSound();
    const rows = page.getByRole("main").getByRole("listitem");
    const before = await rows.count();
    await page.keyboard.type("000 00");
    await page.keyboard.press("Enter");
    await expect(page.getByText(say("desk/uses:said.wrong"))).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toBeFocused();
    await isSound();
    // Written over the wrong digits, which are selected.
    await page.keyboard.type(customer.code);
    await expect(field).toHaveValue(customer.code);
    await page.context().setOffline(true);
    await page.keyboard.press("Enter");
    const again = page.getByRole("button", { name: say("desk/board:again") });
    await expect(again).toBeVisible();
    await expect(field).toHaveValue(customer.code);
    await page.context().setOffline(false);
    await again.click();

    const take = page.getByRole("button", { name: say("desk/uses:takeCash") });
    await expect(take).toBeVisible();
    await expect(page.getByText("¥5,000", { exact: true }).first()).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(customer.code));
    await isSound();
    await page.reload();
    // Another clerk finds the same at the same time, and is quicker.
    const beside = await lookAtDesk(browser, "ja", 1024);
    await beside.at(page.url().replace(/\?.*/, ""));
    await confirmCode(beside.page, customer.code);
    await expect(beside.page.getByLabel(beside.say("desk/uses:digits"))).toBeFocused();
    await expect(page.getByText(say("desk/uses:said.decided"))).toBeVisible({ timeout: 15_000 });
    await page
      .getByRole("status")
      .getByRole("button", { name: say("desk/desk:close") })
      .first()
      .click();
    await expect(field).toBeFocused();
    const topped = await customer.balance();
    expect(topped).toBeGreaterThanOrEqual(5_000);

    // What the other one did stands below.
    await expect(rows).toHaveCount(before + 1);
    const row = rows.first();
    await row.getByRole("button", { name: say("desk/uses:reverse") }).click();
    await expect(page.getByRole("alertdialog")).toContainText(say("desk/uses:reverseCash"));
    await isSound();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: say("desk/uses:reverse"), exact: true })
      .click();
    await expect(page.getByText(say("desk/uses:said.reversed"))).toBeVisible();
    await expect(row.getByText(say("desk/uses:reversed"), { exact: true })).toBeVisible();
    expect(await customer.balance()).toBe(0);
    await beside.close();
    await close();
  });

/** What the browser would print is what it shows of that medium. */
async function printedAlone(page: Page, code: string, hidden: string): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(code)).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByText(hidden)).toBeHidden();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
}

for (const [language, width] of [
  ["ja", 390],
  ["en", 1024],
] as const)
  test(`a voucher is given once however often it is asked for, printed alone, sent again and withdrawn (${language}, ${width} px)`, async ({
    browser,
  }) => {
    const { at, say, page, isSound, close } = await lookAtDesk(browser, language, width);
    await at(`/desk/${STORE}/gifts`);
    await expect(page).toHaveURL(new RegExp(`/desk/gifts/${STORE}$`));
    const give = page.getByRole("button", { name: say("desk/gifts:give") });
    await give.waitFor();
    const rows = page.getByRole("main").getByRole("listitem");
    const before = await rows.count();
    await isSound();

    // The answer is lost on its way: asked again it is the same voucher, with another code.
    let codes: string[] = [];
    await page.route("**/desk/api/gifts/make", async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data?: { card?: { code: string } | null } };
      codes = [...codes, data?.card?.code ?? ""];
      if (codes.length === 1) await route.abort("internetdisconnected");
      else await route.fulfill({ response: answer });
    });
    expectError(/net::ERR_INTERNET_DISCONNECTED \(.*gifts\/make\)/);
    await give.click();
    const again = page.getByRole("button", { name: say("desk/board:again") });
    await again.click();
    const code = page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
    await expect(code).toBeVisible();
    expect(await code.textContent()).toBe(codes[1]);
    expect(codes[0]).not.toBe(codes[1]);
    await expect(rows).toHaveCount(before + 1);
    await expect(page.getByRole("img", { name: say("desk/gifts:qr") })).toBeVisible();
    await isSound();
    await printedAlone(page, codes[1] ?? "", say("desk/gifts:note"));
    await page.getByRole("button", { name: say("desk/gifts:done") }).click();
    await expect(code).toBeHidden();
    await page.unroute("**/desk/api/gifts/make");

    const to = page.getByLabel(say("desk/gifts:to"));
    await to.fill("hana@");
    await give.click();
    await expect(page.getByText(say("desk/gifts:refusal.bad_to"))).toBeVisible();
    await expect(to).toBeFocused();
    await expect(to).toHaveValue("hana@");
    await isSound();

    const row = rows.first();
    await row.getByRole("button", { name: say("desk/gifts:send") }).click();
    await row.getByLabel(say("desk/gifts:toAgain")).fill(`hana.${Date.now()}@example.com`);
    await isSound();
    await row.getByRole("button", { name: say("desk/gifts:send"), exact: true }).click();
    await expect(page.getByText(say("desk/gifts:sentTo"))).toBeVisible();
    await expect(row.getByText("h…@example.com")).toBeVisible();
    await row.getByRole("button", { name: say("desk/gifts:withdraw") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: say("desk/gifts:withdraw") })
      .click();
    await expect(page.getByText(say("desk/gifts:withdrawn"))).toBeVisible();
    await expect(rows).toHaveCount(before);
    await close();
  });

for (const [language, width, scheme] of [
  ["ja", 1024, "light"],
  ["en", 390, "dark"],
  ["kr", 320, "light"],
] as const)
  test(`what is left on cards is told by day and at the base dates (${language}, ${width} px)`, async ({
    browser,
    request,
  }) => {
    const { at, say, page, isSound, close } = await lookAtDesk(browser, language, width, scheme);
    const { code } = await cashShown(request, 7_000);
    const clerk = await lookAtDesk(browser, "ja", 1024);
    await clerk.at(`/desk/uses/${STORE}`);
    await confirmCode(clerk.page, code);
    await clerk.close();
    // The way to it that an accountant takes.
    await at(`/desk/close/${STORE}`);
    await page.getByRole("link", { name: say("desk/close:toValue") }).click();
    await expect(page.getByRole("heading", { level: 1, name: say("desk/close:unused.title") })).toBeVisible();
    const days = page.getByRole("table", { name: say("desk/close:unused.days") });
    await expect(days.getByRole("row")).toHaveCount(8);
    const today = days.getByRole("row").nth(1);
    const [moved = "", left = ""] = await today.getByRole("cell").allTextContents();
    expect(moved).toMatch(new RegExp(`${say("desk/close:unused.sold")} ¥[\\d,]+`));
    // Cards of other tests may hold more.
    expect(Number(left.replace(/\D/g, ""))).toBeGreaterThanOrEqual(7_000);
    await expect(page.getByText(say("desk/close:unused.oneIssuer"))).toBeVisible();
    await isSound();
    await screenshot(page, `value-${language}-${width}-${scheme}`);
    await page.getByLabel(say("desk/close:figures.to")).fill("2099-01-01");
    await page.getByLabel(say("desk/close:figures.from")).fill("2098-12-31");
    await page.getByRole("button", { name: say("desk/close:figures.show") }).click();
    await expect(page.getByText(say("desk/close:figures.notYet"))).toBeVisible();
    await isSound();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: say("desk/close:unused.csv") }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^value-izakaya-.*\.csv$/);
    await close();
  });
