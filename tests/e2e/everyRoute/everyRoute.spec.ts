import { type APIRequestContext, type Browser, expect, type Page, test } from "../test.ts";
import { bcp47, type Locale, LOCALES } from "#domain/values/localeCodes.ts";
import { type RouteName, routes } from "#routes/table.ts";
import { demoOrigin } from "../hosts/origins.ts";
import { runAxe } from "../runAxe.ts";
import { addressesOf } from "./addressesOf.ts";
import { flaws } from "./flaws.ts";
import { keepFindings, keepShot, keepsShots } from "./keepShot.ts";
import { type RichMember, richMember } from "./richMember.ts";
import { storedIn } from "./storedIn.ts";

const names = Object.keys(routes) as RouteName[];
const themes = ["light", "dark"] as const;
const ways = LOCALES.flatMap((locale) => themes.map((theme) => ({ locale, theme })));
const NARROW = { width: 320, height: 640 };
/** Shown at a counter's tablet for ten minutes: a member is made anew before what they show runs out. */
const FRESH = 6 * 60_000;

let made: { readonly member: Promise<RichMember>; readonly at: number } | null = null;
function aMember(browser: Browser, request: APIRequestContext): Promise<RichMember> {
  if (made === null || Date.now() - made.at > FRESH)
    made = { member: richMember(browser, request), at: Date.now() };
  return made.member;
}

// Every route comes once, each time in another language and theme; `npm run look` has all of all.
for (const [turn, { locale, theme }] of ways.entries()) {
  const mine = names.filter((_, at) => keepsShots || at % ways.length === turn);
  test(`nothing is cut off, foreign, out of reach or in error on any screen (${locale}, ${theme})`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(30_000 + mine.length * 20_000);
    const member = await aMember(browser, request);
    const origin = { origin: demoOrigin, localStorage: itemsOf(await storedIn(request, locale, member)) };
    const context = await browser.newContext({
      baseURL: demoOrigin,
      locale: bcp47(locale),
      viewport: NARROW,
      hasTouch: true,
      isMobile: true,
      colorScheme: theme,
      reducedMotion: "reduce",
      storageState: { cookies: [], origins: [origin] },
    });
    const page = await context.newPage();
    const found: string[] = [];
    let here = "";
    page.on("console", (message) => {
      if (message.type() === "error") found.push(`${here}: ${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => found.push(`${here}: ${error.message}`));
    const addresses = addressesOf(member);
    for (const name of mine) {
      here = `${name} (${locale}, ${theme})`;
      await page.goto(addresses[name]);
      const faults = (await isShown(page))
        ? await faultsOf(page, locale, member)
        : ["it never comes to rest"];
      found.push(...faults.map((each) => `${here}: ${each}`));
      await keepShot(page, { name, locale, theme });
    }
    await context.close();
    await keepFindings(found, { locale, theme });
    expect(found).toEqual([]);
  });
}

const itemsOf = (stored: Readonly<Record<string, string>>) =>
  Object.entries(stored).map(([name, value]) => ({ name, value }));

/** Waits until a screen has everything; false when something of it never comes. */
async function isShown(page: Page): Promise<boolean> {
  // What is further down is laid out as well, and looked at.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await page.locator("#content").getByRole("main").or(page.getByRole("heading")).first().waitFor();
  const came = expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });
  return came.then(
    () => true,
    () => false,
  );
}

async function faultsOf(page: Page, locale: Locale, { known }: RichMember): Promise<string[]> {
  const violations = await runAxe(page, { rules: { "target-size": { enabled: true } } });
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? ""}`),
    ),
    ...(await flaws(page, locale, known)),
  ];
}
