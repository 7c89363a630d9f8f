import { crowding } from "./everyRoute/crowding.ts";
import { type EmptyProvider, emptyProvider } from "./emptyProvider.ts";
import { runAxe } from "./runAxe.ts";
import { expect, type Page, test } from "./test.ts";
import { browserTag, textsIn } from "./texts.ts";

let provider: EmptyProvider | null = null;

test.afterAll(async () => {
  await provider?.stop();
  // A worker that comes back to this file later has nothing to end.
  provider = null;
});

/** Nothing that axe finds, nothing that hangs out. */
async function isSound(page: Page): Promise<void> {
  const found = await runAxe(page, {});
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  expect(await crowding(page, false)).toEqual([]);
}

test("an owner goes from an empty database to a store that lacks its menu alone", async ({ browser }) => {
  test.setTimeout(180_000);
  const say = textsIn("ja");
  provider = await emptyProvider();
  const { link, origin } = provider;
  const context = await browser.newContext({
    baseURL: origin,
    locale: browserTag("ja"),
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const label = (text: string) => page.getByLabel(text, { exact: true });
  const japanese = (text: string) => label(`${text} (日本語)`);

  // Guests find an empty house, and no page that broke.
  for (const path of ["/", "/home", "/search", "/mall"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    // Not even in the first drawings of a process is a part left for the browser to draw.
    expect(await answer?.text()).not.toContain("<!--$!-->");
    await expect(page.getByRole("alert")).toHaveCount(0);
  }

  await page.goto(link);
  await label(say("desk/door:name")).fill("田中 葵");
  await page.getByLabel(say("desk/door:login")).fill("aoi@example.com");
  await page.getByLabel(say("desk/door:newPassword")).fill("seven bowls of noodles and two plates of gyoza");
  await page.getByRole("button", { name: say("desk/door:begin") }).click();
  await expect(page.getByRole("heading", { name: "田中 葵" })).toBeVisible();

  await page.goto("/desk");
  await expect(page.getByRole("heading", { name: say("desk/opening:begin") })).toBeVisible();
  await isSound(page);

  // The company, with a number that is not one at first.
  await page.getByRole("link", { name: say("desk/opening:step.company") }).click();
  await expect(page.getByText(say("desk/company:proposed"))).toBeVisible();
  await isSound(page);
  const facts = [
    ["responsible_person", "田中 葵"],
    ["address", "東京都台東区上野1-2-3"],
    ["phone", "03-1234-5678"],
    ["email", "info@noren.example"],
  ] as const;
  for (const [item, text] of facts) await japanese(say(`desk/company:item.${item}`)).fill(text);
  const number = label(say("desk/company:number"));
  await number.fill("T8000012050002");
  const save = page.getByRole("button", { name: say("desk/settings:save"), exact: true });
  await save.click();
  const seller = japanese(say("desk/company:item.seller"));
  await expect(seller).toBeFocused();
  await expect(page.getByText(say("desk/company:numberWrong"))).toBeVisible();
  await isSound(page);
  await seller.fill("株式会社のれん");
  await number.fill("Ｔ７００００１２０５０００２");
  await save.click();
  await expect(page.getByText(say("desk/settings:saved"))).toBeVisible();
  await expect(number).toHaveValue("T7000012050002");

  // The store.
  await page.goto("/desk/new-store");
  await page.getByRole("button", { name: say("desk/opening:make") }).click();
  const name = japanese(say("desk/opening:facts.name"));
  await expect(name).toBeFocused();
  await isSound(page);
  await name.fill("のれん食堂");
  await japanese(say("desk/opening:facts.address")).fill("東京都台東区上野1-2-3");
  await label(say("desk/opening:facts.phone")).fill("03-1234-5678");
  await label(say("desk/opening:facts.kind")).selectOption({ label: "居酒屋" });
  await page.getByRole("button", { name: say("desk/opening:make") }).click();
  await expect(page.getByRole("heading", { name: say("desk/opening:title") })).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/opening\/[0-9a-f]{12}$/);
  const list = page.url();
  const missing = page.getByRole("main").getByText(say("desk/opening:state.missing"), { exact: true });
  await expect(missing).toHaveCount(3);
  await expect(page.getByRole("button", { name: say("desk/opening:open") })).toBeDisabled();
  await isSound(page);
  const step = (which: "hours" | "tables" | "store") =>
    page.getByRole("main").getByRole("link", { name: say(`desk/opening:step.${which}`), exact: true });

  // Hours.
  await step("hours").click();
  const week = page.getByRole("form", { name: say("desk/settings:hours.1") });
  for (const day of ["1", "2", "3", "4", "5", "6", "7"] as const)
    await week.getByLabel(say(`desk/settings:weekdays.${day}`), { exact: true }).fill("11:00-23:00");
  await week.getByRole("button", { name: say("desk/settings:save") }).click();
  await expect(week.getByText(say("desk/settings:saved"))).toBeVisible();

  // Tables: twelve at once; a name twice is said; one goes.
  await page.goto(list);
  await expect(missing).toHaveCount(2);
  await step("tables").click();
  const names = page.getByLabel(say("desk/tables:names"), { exact: true });
  await names.fill("T1〜T12");
  const add = page.getByRole("button", { name: say("desk/tables:add") });
  await add.click();
  const tables = page.getByRole("list", { name: say("desk/tables:title") }).getByRole("listitem");
  await expect(tables).toHaveCount(12);
  await names.fill("T12");
  await label(say("desk/tables:seats")).fill("2");
  await add.click();
  await expect(page.getByText(say("desk/tables:taken", { names: "T12" }))).toBeVisible();
  await isSound(page);
  await page.getByRole("button", { name: `${say("desk/tables:remove")} T12` }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("desk/tables:remove") })
    .click();
  await expect(tables).toHaveCount(11);
  await page.getByRole("button", { name: `${say("desk/tables:change")} T1`, exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(say("desk/tables:name"), { exact: true }).fill("個室");
  await isSound(page);
  await sheet.getByRole("button", { name: say("desk/settings:save") }).click();
  await expect(tables.filter({ hasText: "個室" })).toHaveCount(1);
  // The sheet's own way back in the history has been gone, which would end a way to another page.
  await page.waitForFunction(() => history.state?.layers === undefined);

  // What the store is can be changed; what is not typed wholly is not lost with the connection.
  await page.goto(list);
  await step("store").click();
  const phone = label(say("desk/opening:facts.phone"));
  await phone.fill("03-9999-0000");
  const saveFacts = page
    .locator("form", { has: phone })
    .getByRole("button", { name: say("desk/settings:save") });
  await context.setOffline(true);
  await saveFacts.click();
  await expect(page.getByText(say("form:trouble.offline")).first()).toBeVisible();
  await context.setOffline(false);
  await expect(phone).toHaveValue("03-9999-0000");
  await saveFacts.click();
  await expect(page.getByText(say("desk/settings:saved"))).toBeVisible();

  // The menu alone is missing, and so it stays shut: the way to it is where its only store leads.
  await page.goto("/desk");
  await expect(page).toHaveURL(list);
  await expect(missing).toHaveCount(1);
  await page.getByRole("button", { name: say("desk/opening:cardsDone") }).click();
  await expect(page.getByRole("button", { name: say("desk/opening:cardsDone") })).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 768 });
  await isSound(page);
  await context.close();
});
