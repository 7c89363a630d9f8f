import { baseURL } from "./desk.ts";
import { crowding } from "./everyRoute/crowding.ts";
import { runAxe } from "./runAxe.ts";
import { type Browser, expect, expectError, type Page, test } from "./test.ts";
import { browserTag, type Language, textsIn } from "./texts.ts";

/** A store whose tables no other test pauses. */
const STORE = "izakaya";

async function openPage(browser: Browser, language: Language, width = 1024): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
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

test("a tablet is paired by a code, two switch there by their PINs, and the log has what each of them did", async ({
  browser,
}) => {
  // The tablet is ended while it is in hand: what it asks for is answered so.
  expectError(/status of (401|403)/);
  const say = textsIn("ja");
  const name = `レジ横 ${Date.now() % 1_000_000}`;
  const owner = await openPage(browser, "ja");
  await owner.goto("/desk/login");
  await owner.getByRole("button", { name: say("desk/desk:roleNote.owner") }).click();
  await owner.waitForURL((url) => url.pathname === "/desk");
  await owner.goto("/desk/staff");
  await owner.getByRole("tab", { name: say("desk/tablet:title") }).click();
  await isSound(owner);
  await owner.getByRole("button", { name: say("desk/tablet:add") }).click();
  await owner.getByLabel(say("desk/tablet:store"), { exact: true }).selectOption(STORE);
  await owner.getByRole("button", { name: say("desk/tablet:show") }).click();
  const shown = owner.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/);
  const code = (await shown.textContent()) ?? "";
  await isSound(owner);

  const english = textsIn("en");
  const tablet = await openPage(browser, "en");
  await tablet.goto("/desk/login");
  await tablet.getByText(english("desk/tablet:isShared")).click();
  await tablet.getByLabel(english("desk/tablet:code")).fill("0000 0000");
  await tablet.getByLabel(english("desk/tablet:name")).fill(name);
  await tablet.getByRole("button", { name: english("desk/tablet:pair") }).click();
  await expect(tablet.getByText(english("desk/desk:fault.wrong_pairing"))).toBeVisible();
  await isSound(tablet);
  await tablet.getByLabel(english("desk/tablet:code")).fill(code.toLowerCase());
  await tablet.keyboard.press("Enter");
  await expect(tablet.getByRole("heading", { name: english("desk/tablet:who") })).toBeVisible();
  await expect(owner.getByText(say("desk/tablet:isPaired", { name }))).toBeVisible();
  await isSound(tablet);
  await tablet.evaluate(() => Object.assign(window, { isSamePage: true }));

  // A demo tells the PINs of its staff. By their names: somebody of the same role may be there for another test.
  const person = (called: string) => tablet.getByRole("button").filter({ hasText: called });
  const pinOf = async (called: string) => /\d{4}/.exec((await person(called).textContent()) ?? "")?.[0] ?? "";
  const floorPin = await pinOf("Demo Floor");
  const kitchenPin = await pinOf("Demo Kitchen");
  const tables = tablet.getByRole("button", { name: english("desk/board:view.tables"), exact: true });

  await person("Demo Floor").click();
  for (const digit of "0198") await tablet.getByRole("button", { name: digit, exact: true }).click();
  await expect(tablet.getByText(english("desk/desk:fault.wrong_pin"))).toBeVisible();
  await isSound(tablet);
  for (const digit of floorPin) await tablet.getByRole("button", { name: digit, exact: true }).click();
  await expect(tablet).toHaveURL(`${baseURL}/desk/board/${STORE}`);
  await tables.click();
  const pause = tablet.getByRole("button", { name: english("desk/board:tables.lock") }).first();
  const paused = (await pause.getAttribute("aria-label")) ?? "";
  await pause.click();
  const resume = tablet.getByRole("button", {
    name: paused.replace(english("desk/board:tables.lock"), english("desk/board:tables.unlock")),
    exact: true,
  });
  await expect(resume).toBeVisible();
  // A PIN opens floor work, and nobody's account.
  await expect(tablet.getByRole("link", { name: english("desk/desk:nav.account") })).toHaveCount(0);
  await isSound(tablet);

  await tablet.getByRole("button", { name: english("desk/desk:switch") }).click();
  await person("Demo Kitchen").click();
  await tablet.keyboard.type(kitchenPin);
  await tables.click();
  await resume.click();
  await expect(tablet.getByRole("button", { name: paused, exact: true })).toBeVisible();
  expect(await tablet.evaluate(() => "isSamePage" in window)).toBe(true);

  await owner.goto("/desk/log");
  const deeds = owner
    .getByRole("listitem")
    .filter({ hasText: say("desk/log:did.table_act") })
    .filter({ hasText: name });
  await expect(deeds).toHaveCount(2);
  await expect(deeds.filter({ hasText: "Demo Floor" })).toHaveCount(1);
  await expect(deeds.filter({ hasText: "Demo Kitchen" })).toHaveCount(1);

  // Ended from afar, the tablet in somebody's hands is at the common door again.
  await owner.goto("/desk/staff");
  await owner.getByRole("tab", { name: say("desk/tablet:title") }).click();
  const row = owner.getByRole("listitem").filter({ hasText: name });
  await row.getByRole("button").click();
  await isSound(owner);
  await owner.getByRole("button", { name: say("desk/tablet:end"), exact: true }).click();
  const question = owner.getByRole("alertdialog");
  await question.getByRole("button", { name: say("desk/tablet:end"), exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect(tablet.getByRole("heading", { name: english("desk/door:signIn") })).toBeVisible();
  await tablet.context().close();
  await owner.context().close();
});

test("a member sets a PIN with the password, none that is easy to guess, and the owner takes it away", async ({
  browser,
}) => {
  const say = textsIn("zh-tw");
  const login = `pin-${Date.now()}`;
  const password = "seven bowls of noodles and a spoon";
  const owner = await openPage(browser, "zh-tw");
  const member = await openPage(browser, "zh-tw", 390);
  const ask = async (page: Page, path: string, data: object) => {
    const response = await page.request.post(`/desk/api/${path}`, { headers: { origin: baseURL }, data });
    return ((await response.json()) as { data: { link?: string } }).data;
  };
  await ask(owner, "demo", { role: "owner" });
  const account = { name: login, login, role: "floor", store_ids: [STORE] };
  const { link = "" } = await ask(owner, "staff/invite", account);
  await ask(member, "join", { token: new URL(link).hash.slice(1), password });

  await member.goto("/desk/account");
  const section = member.locator("section").filter({ hasText: say("desk/tablet:pinTitle") });
  await section.getByRole("textbox", { name: say("desk/door:present") }).fill(password);
  const pin = section.getByLabel(say("desk/tablet:newPin"));
  const set = section.getByRole("button", { name: say("desk/tablet:setPin") });
  await pin.fill("12");
  await set.click();
  await expect(section.getByText(say("desk/tablet:pinDigits"))).toBeVisible();
  await pin.fill("1212");
  await set.click();
  await expect(section.getByText(say("desk/desk:fault.pin_common"))).toBeVisible();
  await isSound(member);
  await pin.fill("４８２６");
  await set.click();
  await expect(section.getByText(say("desk/tablet:pinSet"))).toBeVisible();
  await expect(section.getByText(say("desk/tablet:pinOn"))).toBeVisible();
  await isSound(member);

  await owner.goto("/desk/staff");
  await owner.getByRole("listitem").filter({ hasText: login }).getByRole("button").click();
  await owner.getByRole("button", { name: say("desk/staff:removePin") }).click();
  await expect(owner.getByText(say("desk/staff:pinRemoved"))).toBeVisible();
  await isSound(owner);
  await member.reload();
  await expect(section.getByText(say("desk/tablet:pinOff"))).toBeVisible();
  await member.context().close();
  await owner.context().close();
});
