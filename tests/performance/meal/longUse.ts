import { cartBar } from "../../e2e/guest.ts";
import { inBrowser } from "../inBrowser.ts";
import type { Figure } from "../table.ts";
import type { Table } from "./meal.ts";
import { longUseFigures } from "./mealFigures.ts";
import { type Held, type MeasuredPhone, measuredPhone } from "./measuredPhone.ts";
import { menuOn, onScreen } from "./menuOn.ts";

/** How often it is looked what the page holds. */
const LOOKS = 6;

/** What a page holds while its menu is used for so many minutes: looked about, opened, added, gone on and come back. */
export function longUse(
  { origin, tableLink }: Table,
  executablePath: string,
  minutes: number,
): Promise<Figure[]> {
  return inBrowser(executablePath, async (browser) => {
    const phone = await measuredPhone(browser, origin);
    await phone.page.goto(tableLink, { waitUntil: "networkidle" });
    await (await onScreen(phone, menuOn(phone).plus)).tap();
    const held: [number, Held][] = [];
    const begun = performance.now();
    for (let look = 1; look <= LOOKS; look += 1) {
      const at = (minutes * look) / LOOKS;
      do await lookAbout(phone);
      while (performance.now() - begun < at * 60_000);
      held.push([Math.round(at * 10) / 10, await phone.held()]);
    }
    return longUseFigures(held);
  });
}

/** Begins and ends on the menu with one thing in the cart. Its taps are not measured: what measures them would be held, too. */
async function lookAbout(phone: MeasuredPhone): Promise<void> {
  const { page, say, scroll } = phone;
  const { sheet, chips, dish, plus, minus } = menuOn(phone);
  await scroll(800);
  await scroll(-800);
  await (await onScreen(phone, chips)).tap();
  await (await onScreen(phone, dish)).tap();
  await sheet.waitFor();
  // A sheet that is still opening may not have the keyboard yet.
  for (let tries = 0; tries < 20 && (await sheet.isVisible()); tries += 1) {
    await page.keyboard.press("Escape");
    await page.waitForTimeout(500);
  }
  await (await onScreen(phone, plus)).tap();
  await (await onScreen(phone, minus)).tap();
  await cartBar(page, say).tap();
  await page.getByRole("button", { name: say("checkout:submit") }).waitFor();
  await page.goBack();
  await plus.first().waitFor();
}
