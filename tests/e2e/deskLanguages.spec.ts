import { readFile } from "node:fs/promises";
import { type ListedText, listTexts, saveTexts } from "#contract/calls/desk/languages.ts";
import { publishMenuDraft } from "#contract/calls/desk/menu.ts";
import { deeplServer } from "#provider/gateways/testing/deeplServer.ts";
import { baseURL, openDesk } from "./desk.ts";
import { lookAtDesk } from "./deskLook.ts";
import { goods } from "./guest.ts";
import { expect, type Page, test } from "./test.ts";
import { browserTag } from "./texts.ts";

/** A store whose menu no other test changes or looks at. */
const store_id = "susukino-miso-kuma";
const language = "ko";

test("what is missing in a language is seen marked, and translated by hand, by file and by a service that is looked at", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const deepl = await deeplServer(Number(process.env["E2E_DEEPL_PORT"]));
  const desk = await openDesk(browser, store_id);
  const all = await desk.send(listTexts, { store_id, language, missing_only: false });
  const some = all.items.filter(({ kind }) => kind === "dish").slice(0, 3);
  const [byHand, byFile, byService] = some;
  if (byHand === undefined || byFile === undefined || byService === undefined)
    throw new Error("Too few dishes");
  const texts = some.map(({ key, original, text }) => ({
    key,
    text: "",
    seen: { original: original.text, text },
  }));
  expect(await desk.send(saveTexts, { store_id, language, texts })).toEqual({ unsaved: [] });
  const publish = async () =>
    expect(await desk.send(publishMenuDraft, { store_id, at: null })).toMatchObject({ outcome: "published" });
  await publish();

  // A guest who reads Korean is given the original, which says that it is Japanese.
  const guests = await browser.newContext({ baseURL, locale: browserTag("kr") });
  const guest = await guests.newPage();
  await guest.goto(`/orderFood?storeId=${store_id}`);
  const named = (name: string) => goods(guest, name).getByRole("button", { name, exact: true });
  await expect(named(byHand.original.text).locator('[lang="ja"]')).toHaveText(byHand.original.text);
  await named(byHand.original.text).click();
  const sheet = guest.getByRole("dialog");
  await expect(sheet.getByText("日本語", { exact: true })).toBeVisible();
  await guest.goBack();

  const { at, say, page, isSound, close } = await lookAtDesk(browser, "ja", 1024);
  await at(`/desk/languages/${store_id}?language=${language}`);
  const field = ({ original }: ListedText) =>
    page.getByRole("textbox", {
      name: say("desk/languages:field", { text: original.text, language: "한국어" }),
      exact: true,
    });
  const row = (of: ListedText) => page.getByRole("listitem").filter({ has: field(of) });
  await expect(field(byFile)).toBeVisible();
  await isSound();

  // By hand; a lost connection loses nothing.
  await page.context().setOffline(true);
  await field(byHand).fill("손으로 쓴 라멘");
  await field(byHand).press("Enter");
  await expect(field(byFile)).toBeFocused();
  await expect(page.getByText(say("desk/languages:unsaved"))).toBeVisible();
  await page.context().setOffline(false);
  await page
    .getByRole("alert")
    .getByRole("button", { name: say("desk/desk:retry") })
    .click();
  await expect(row(byHand).getByText(say("desk/languages:state.saved"))).toBeVisible();

  // By file: what is missing, filled in.
  await page.getByText(say("desk/languages:file.title"), { exact: true }).click();
  const missing = page.getByRole("paragraph").filter({ hasText: say("desk/languages:file.missing") });
  const coming = page.waitForEvent("download");
  await missing.getByRole("link", { name: say("desk/languages:file.get", { kind: "csv" }) }).click();
  const csv = await readFile(await (await coming).path(), "utf8");
  const line = csv.split("\r\n").find((each) => each.startsWith(`${byFile.key},`)) ?? "";
  expect(line).toContain(byFile.original.text);
  const choose = (buffer: Buffer) =>
    page
      .getByLabel(say("desk/languages:file.choose"))
      .and(page.locator("input"))
      .setInputFiles({ name: "korean.csv", mimeType: "text/csv", buffer });
  await choose(Buffer.from("%PDF-1.7"));
  await expect(page.getByRole("alert").filter({ hasText: "PDF" })).toBeVisible();
  await choose(Buffer.from(csv.replace(line, `${line}파일의 라멘`)));
  const plan = page.getByRole("region", { name: "korean.csv" });
  await expect(plan.getByText("파일의 라멘")).toBeVisible();
  await isSound();
  await plan.getByRole("button", { name: say("desk/languages:file.take_other", { count: 1 }) }).click();
  await expect(page.getByText(say("desk/languages:file.taken_other", { count: 1 }))).toBeVisible();
  await expect(field(byFile)).toHaveCount(0);

  // By the service: a proposal is kept once somebody has said so, and not before.
  const isMissing = async (of: ListedText) => {
    const { items } = await desk.send(listTexts, { store_id, language, missing_only: true });
    return items.some(({ key }) => key === of.key);
  };
  await page.getByRole("button", { name: /DeepL/ }).click();
  await expect(field(byService)).toHaveValue(`[KO] ${byService.original.text}`);
  await expect(row(byService).getByText(say("desk/languages:state.proposed"))).toBeVisible();
  await isSound();
  expect(await isMissing(byService)).toBe(true);
  await row(byService)
    .getByRole("button", { name: say("desk/languages:keepOne", { text: `[KO] ${byService.original.text}` }) })
    .click();
  await expect(row(byService).getByText(say("desk/languages:state.saved"))).toBeVisible();
  expect(await isMissing(byService)).toBe(false);
  await close();

  await publish();
  await isTold(guest, ["손으로 쓴 라멘", "파일의 라멘", `[KO] ${byService.original.text}`]);
  await guests.close();
  await deepl.close();
});

/** A guest reads all of the names, none of them marked as another language's. */
async function isTold(guest: Page, names: readonly string[]): Promise<void> {
  await guest.reload();
  for (const name of names) await expect(goods(guest, name).first()).toBeVisible();
  await expect(goods(guest, names[0] ?? "").locator("[lang]")).toHaveCount(0);
}
