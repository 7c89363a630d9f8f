import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

/**
 * The rules that axe finds broken on a page without frames. It is loaded once for a document, and gathers nothing about
 * the rules that are kept: both are most of its work.
 */
export async function runAxe(page: Page, options: RunOptions): Promise<AxeResults["violations"]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const wanted = JSON.stringify({ ...options, resultTypes: ["violations"] } satisfies RunOptions);
  // Behind a modal dialog nothing can be tapped or read.
  return page.evaluate(
    `axe.run(document.querySelector("dialog:modal") ?? document, ${wanted}).then(({ violations }) => violations)`,
  );
}
