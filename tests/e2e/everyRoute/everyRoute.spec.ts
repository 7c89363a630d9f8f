import { type APIRequestContext, type Browser, expect, type Page, test } from "../test.ts";
import { bcp47, type Locale, LOCALES } from "#domain/values/localeCodes.ts";
import { type RouteName, routes } from "#routes/table.ts";
import { demoOrigin } from "../hosts/origins.ts";
import { runAxe } from "../runAxe.ts";
import { addressesOf } from "./addressesOf.ts";
import { barsInTheWay } from "./bars.ts";
import { crowding, setTextSize } from "./crowding.ts";
import { flaws } from "./flaws.ts";
import { isShown } from "./isShown.ts";
import { keepFindings, keepShot, keepsShots } from "./keepShot.ts";
import { tooManyPrimaries } from "./primaries.ts";
import { type RichMember, richMember } from "./richMember.ts";
import { storedIn } from "./storedIn.ts";

const names = Object.keys(routes) as RouteName[];
const themes = ["light", "dark"] as const;
const ways = LOCALES.flatMap((locale) => themes.map((theme) => ({ locale, theme })));
const NARROW = { width: 320, height: 640 };
const USUAL = { width: 390, height: 844 };
/** The same phone on its side. */
const LOW = { width: 844, height: 390 };
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
  test(`nothing is cut off, foreign, out of reach or in error on any screen, large text and low windows included (${locale}, ${theme})`, async ({
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
      found.push(...(await faultsOfSizes(page)).map((each) => `${here}, ${each}`));
    }
    await context.close();
    await keepFindings(found, { locale, theme });
    expect(found).toEqual([]);
  });
}

const itemsOf = (stored: Readonly<Record<string, string>>) =>
  Object.entries(stored).map(([name, value]) => ({ name, value }));

async function faultsOf(page: Page, locale: Locale, { known }: RichMember): Promise<string[]> {
  const violations = await runAxe(page, { rules: { "target-size": { enabled: true } } });
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? ""}`),
    ),
    ...(await flaws(page, locale, known)),
  ];
}

/** What is wrong where the text is twice as large, or the window low: a line each. The window is narrow again after it. */
async function faultsOfSizes(page: Page): Promise<string[]> {
  const found: string[] = [];
  const tell = (how: string, faults: readonly string[]) =>
    found.push(...faults.map((each) => `${how}: ${each}`));
  await setTextSize(page, 200);
  tell("text at 200 %, 320 px", await crowding(page, true));
  await page.setViewportSize(USUAL);
  tell("text at 200 %, 390 px", await crowding(page, true));
  await setTextSize(page, 100);
  tell("390 px", await tooManyPrimaries(page));
  await page.setViewportSize(LOW);
  tell("844×390", [...(await crowding(page, false)), ...(await barsInTheWay(page))]);
  await page.setViewportSize(NARROW);
  return found;
}
