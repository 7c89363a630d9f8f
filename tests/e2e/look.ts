import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { screenshot } from "./screenshot.ts";

/** Everything that axe found, a line each. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
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
        await page.waitForTimeout(80);
        await screenshot(page, `${name}-${language}-${colorScheme}`);
        found.push(...(await findings(page)).map((each) => `${name} (${colorScheme}): ${each}`));
      }
    },
  };
}

/** Waits for what a screen shows once it has everything. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole("heading").first().waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForTimeout(200);
}
