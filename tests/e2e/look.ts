import { expect, type Page } from "@playwright/test";
import { runAxe } from "./runAxe.ts";
import { screenshot } from "./screenshot.ts";

/** What a screen may keep in one colour scheme and break in the other: the same elements stand in both. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Everything that axe found, a line each. */
async function findings(page: Page, colorScheme: "light" | "dark"): Promise<string[]> {
  const violations = await runAxe(
    page,
    colorScheme === "dark" ? { runOnly: OF_COLOURS } : { rules: { "target-size": { enabled: true } } },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

/** Waits for the next picture, and for what moves or changes its colour to come to an end. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === "running" && Number(effect?.getComputedTiming().endTime) < Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** `look` runs axe on what is on the screen now, in light and dark; what it finds is gathered in `found`. */
export async function looker(
  page: Page,
  language: string,
): Promise<{ readonly look: (name: string) => Promise<void>; readonly found: readonly string[] }> {
  const found: string[] = [];
  return {
    found,
    look: async (name) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await still(page);
        await screenshot(page, `${name}-${language}-${colorScheme}`);
        found.push(...(await findings(page, colorScheme)).map((each) => `${name} (${colorScheme}): ${each}`));
      }
    },
  };
}

/** Whether a page is wider than its window. */
export const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Waits for what a screen shows once it has everything. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole("heading").first().waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForTimeout(200);
}
