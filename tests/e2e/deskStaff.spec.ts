import { crowding } from "./everyRoute/crowding.ts";
import { runAxe } from "./runAxe.ts";
import { baseURL } from "./desk.ts";
import { type EmptyProvider, emptyProvider } from "./emptyProvider.ts";
import { type Browser, expect, expectError, type Page, test } from "./test.ts";
import { browserTag, type Language, textsIn } from "./texts.ts";

const SENTENCE = "seven bowls of noodles and two plates of gyoza";
let provider: EmptyProvider | null = null;

test.afterAll(async () => {
  await provider?.stop();
  // A worker that comes back to this file later has nothing to end.
  provider = null;
});

async function staffPage(browser: Browser, language: Language, { width = 1024, origin = baseURL } = {}) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: browserTag(language),
    viewport: { width, height: width < 600 ? 844 : 768 },
  });
  return context.newPage();
}

/** Nothing that axe finds, nothing that hangs out. */
async function isSound(page: Page): Promise<void> {
  const found = await runAxe(page, {});
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  expect(await crowding(page, false)).toEqual([]);
}

test("the first owner begins by the link of the start, invites a waiter, and reads in the log who did what", async ({
  browser,
}) => {
  expectError(/status of 403/);
  const say = textsIn("ja");
  provider = await emptyProvider();
  const { link, origin } = provider;
  const owner = await staffPage(browser, "ja", { width: 390, origin });
  await owner.goto("/desk");
  await expect(owner.getByRole("heading", { name: say("desk/door:firstTitle") })).toBeVisible();
  await isSound(owner);

  await owner.goto(link);
  // The link's secret does not stay in the address bar.
  await expect(owner).toHaveURL(`${origin}/desk/begin`);
  await owner.getByLabel(say("desk/door:name"), { exact: true }).fill("田中 葵");
  await owner.getByLabel(say("desk/door:login")).fill("aoi@example.com");
  const password = owner.getByLabel(say("desk/door:newPassword"));
  await password.fill("password1234");
  await owner.getByRole("button", { name: say("desk/door:begin") }).click();
  await expect(owner.getByText(say("desk/desk:fault.password_common"))).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(SENTENCE);
  await owner.keyboard.press("Enter");
  await expect(owner.getByRole("heading", { name: "田中 葵" })).toBeVisible();
  await isSound(owner);

  // On a phone the ways to other pages are behind one button.
  const way = async (to: "staff" | "log") => {
    await owner.getByRole("button", { name: say("desk/desk:nav.label") }).click();
    await isSound(owner);
    await owner.getByRole("link", { name: say(`desk/desk:nav.${to}`) }).click();
  };
  await way("staff");
  await owner.getByRole("button", { name: say("desk/staff:add") }).click();
  await owner.getByLabel(say("desk/staff:name"), { exact: true }).fill("佐藤 健");
  await owner.getByLabel(say("desk/door:login")).fill("aoi@example.com");
  await owner.getByRole("button", { name: say("desk/staff:invite") }).click();
  await expect(owner.getByText(say("desk/desk:fault.login_taken"))).toBeVisible();
  await owner.getByLabel(say("desk/door:login")).fill("ken");
  await isSound(owner);
  await owner.getByRole("button", { name: say("desk/staff:invite") }).click();
  const invitation = await owner.getByText(/\/desk\/join#/).textContent();
  await owner.keyboard.press("Escape");
  await expect(owner.getByText("佐藤 健", { exact: true }).first()).toBeVisible();

  const waiter = await staffPage(browser, "en", { origin });
  const english = textsIn("en");
  await waiter.goto(invitation ?? "");
  await expect(
    waiter.getByRole("heading", { name: english("desk/door:joinTitle", { name: "佐藤 健" }) }),
  ).toBeVisible();
  await waiter.getByLabel(english("desk/door:newPassword")).fill(`${SENTENCE} for Ken`);
  await waiter.getByRole("button", { name: english("desk/door:join") }).click();
  await waiter.waitForURL(/\/desk(\/[^j][^/]*)?$/);
  // Nobody has given him a store yet, and what is the owner's says so.
  await waiter.goto("/desk/staff");
  await expect(waiter.getByText(english("desk/desk:forbidden"))).toBeVisible();
  await waiter.goto(invitation ?? "");
  await expect(waiter.getByText(english("desk/desk:fault.link_ended"))).toBeVisible();

  await way("log");
  const entries = owner.getByRole("listitem");
  await expect(entries.filter({ hasText: say("desk/log:did.staff_join") })).toHaveCount(1);
  await expect(entries.filter({ hasText: say("desk/log:did.staff_invite") })).toContainText("田中 葵");
  await isSound(owner);
  const [file] = await Promise.all([
    owner.waitForEvent("download"),
    owner.getByRole("link", { name: say("desk/log:export") }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^log-\d{4}-\d\d-\d\d\.csv$/);

  // One comes back by keyboard alone, and a wrong password says so at its field.
  await owner.getByRole("button", { name: say("desk/desk:nav.label") }).click();
  await owner
    .getByRole("dialog")
    .getByRole("button", { name: say("desk/desk:signOut") })
    .click();
  await expect(owner.getByRole("heading", { name: say("desk/door:signIn") })).toBeVisible();
  await owner.getByLabel(say("desk/door:login")).fill("AOI@example.com");
  await owner.keyboard.press("Tab");
  await owner.keyboard.type("a wrong one");
  await owner.keyboard.press("Enter");
  await expect(owner.getByText(say("desk/desk:fault.wrong_password"))).toBeVisible();
  await owner.getByRole("textbox", { name: say("desk/door:password") }).fill(SENTENCE);
  await owner.keyboard.press("Enter");
  await owner.waitForURL((url) => url.pathname === "/desk");
});

for (const [language, width] of [
  ["en", 390],
  ["ja", 1024],
  ["zh-tw", 1440],
] as const)
  test(`a demo's desk is opened by a tap on a role, at ${width} px (${language})`, async ({ browser }) => {
    // What the role does not open answers so.
    expectError(/status of 403/);
    const say = textsIn(language);
    const page = await staffPage(browser, language, { width });
    await page.goto("/desk/login");
    await expect(page.getByRole("button", { name: say("desk/desk:roleNote.owner") })).toBeVisible();
    await isSound(page);
    await page.getByRole("button", { name: say("desk/desk:roleNote.kitchen") }).click();
    await page.waitForURL((url) => url.pathname === "/desk");
    await page.goto("/desk/settings/ramen");
    await expect(page.getByText(say("desk/desk:forbidden"))).toBeVisible();
    await page.goto("/desk/account");
    await expect(page.getByText(say("desk/door:demoAccount"))).toBeVisible();
    await isSound(page);
    // A phone's bar has no room for it: it stands below all the ways.
    if (width < 600) await page.getByRole("button", { name: say("desk/desk:nav.label") }).click();
    await page
      .getByRole(width < 600 ? "dialog" : "banner")
      .getByRole("button", { name: say("desk/desk:signOut") })
      .click();
    await page.getByRole("button", { name: say("desk/desk:roleNote.owner") }).click();
    await page.waitForURL((url) => url.pathname === "/desk");
    await page.goto("/desk/staff");
    await expect(page.getByRole("heading", { name: say("desk/staff:title") })).toBeVisible();
    await isSound(page);
    await page.goto("/desk/log");
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await isSound(page);
    await page.context().close();
  });
