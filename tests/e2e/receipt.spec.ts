import { expect, type Page, test } from "./test.ts";
import { finger } from "./byHand.ts";
import { openDesk, phone } from "./desk.ts";
import { dishes, order } from "./guest.ts";
import { looker } from "./look.ts";
import { runAxe } from "./runAxe.ts";
import { screenshot } from "./screenshot.ts";

const TITLE = "株式会社のれん & Sons <b>";

/** What axe finds on a page, by all its rules but those named. */
async function findings(page: Page, without: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
  const violations = await runAxe(page, { rules });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

test("who has paid has the receipt by mail, and prints it", async ({ browser }) => {
  const desk = await openDesk(browser);
  const link = await desk.tableLink("B1");
  const { page, say, close } = await phone(browser);
  const { look, found } = await looker(page, "ja");
  const order_no = await order(page, say, link, dishes.ja.plain);
  await expect(page.getByRole("button", { name: say("receipt:ask"), exact: true })).toHaveCount(0);
  for (const action of ["accept", "pay_cash"] as const) await desk.act(order_no, action);

  // The screen learns of it by itself.
  await page.getByRole("button", { name: say("receipt:ask"), exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox", { name: say("receipt:name") }).fill(TITLE);
  await sheet.getByRole("button", { name: say("receipt:send") }).click();
  await expect(sheet.getByText(say("form:fault.email_missing"))).toBeVisible();
  await look("receipt-sheet");
  const email = "receipt@example.com";
  await sheet.getByRole("textbox", { name: say("receipt:email") }).fill(email);
  await sheet.getByRole("button", { name: say("receipt:send") }).click();
  await expect(sheet.getByText(say("receipt:sent", { email }))).toBeVisible();
  await look("receipt-sent");

  await desk.page.goto("/desk/mails/ramen");
  const mail = desk.page.getByRole("listitem").filter({ hasText: email }).first();
  await expect(mail.getByText(say("desk/messages:state.sent"))).toBeVisible();
  await expect(mail).toContainText(`${TITLE} 様`);
  expect(await findings(desk.page)).toEqual([]);
  // The desk shows it where nothing runs, axe neither: so its HTML is looked at elsewhere.
  const seen = await mail.getByRole("link", { name: say("desk/messages:mails.open") }).getAttribute("href");
  const answer = await desk.page.request.get(seen ?? "");
  const reader = await desk.page.context().newPage();
  await reader.setContent(await answer.text());
  await expect(reader.getByText(`${TITLE} 様`)).toBeVisible();
  // A mail is no page: it has no landmarks.
  expect(await findings(reader, ["landmark-one-main", "region"])).toEqual([]);
  await screenshot(reader, "receipt-mail-light");

  await sheet.getByRole("button", { name: say("receipt:again") }).click();
  await finger.choose(sheet.getByRole("radio", { name: say("receipt:print") }));
  await sheet.getByRole("button", { name: say("receipt:make") }).click();
  await expect(sheet.getByText(say("receipt:isCopy"))).toBeVisible();
  await sheet.getByRole("link", { name: say("receipt:open") }).click();
  await page.waitForURL(/\/receipt\/[\w-]{32}\?language=/);
  await expect(page.getByText("再発行")).toBeVisible();
  await expect(page.getByText(/T\d{13}/)).toBeVisible();
  const address = page.url();
  for (const language of ["zh", "en", "tw", "ko", "ja"]) {
    await page.goto(address.replace(/language=\w+/, `language=${language}`));
    expect(await findings(page)).toEqual([]);
    await screenshot(page, `receipt-page-${language}-light`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);

  const print = page.getByRole("button", { name: "印刷する" });
  await expect(print).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(print).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgba(0, 0, 0, 0)");
  expect(found).toEqual([]);
  await close();
  await desk.close();
});
