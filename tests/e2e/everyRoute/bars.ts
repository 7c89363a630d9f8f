import type { Page } from "@playwright/test";

/**
 * What is wrong with the bars of a screen on a low window, a line each: they take more than half of its height, or lie
 * on the field that has the focus.
 */
export const barsInTheWay = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    const settled = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const bar = (y: number) => {
      let stays: Element | null = null;
      let at = document.elementFromPoint(innerWidth / 2, y);
      for (; at !== null && at !== document.body; at = at.parentElement)
        // What stays beside what scrolls is a column, and no bar.
        if (/fixed|sticky/.test(getComputedStyle(at).position) && at.clientWidth > innerWidth / 2) stays = at;
      return stays;
    };
    scrollTo({ top: 500, behavior: "instant" });
    await settled();
    let [top, bottom] = [0, innerHeight];
    for (let round = 0; round < 4; round += 1) {
      top = Math.max(top, bar(top + 1)?.getBoundingClientRect().bottom ?? 0);
      bottom = Math.min(bottom, bar(bottom - 1)?.getBoundingClientRect().top ?? innerHeight);
    }
    if (bottom - top < innerHeight / 2)
      found.push(`bars leave ${Math.round(bottom - top)} of ${innerHeight} px of a low window`);

    const fields = [
      ...document.querySelectorAll<HTMLElement>(
        "main :is(input:not([type=radio], [type=checkbox], [type=file]), textarea, select)",
      ),
    ].filter((field) => field.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    for (const field of fields) {
      field.focus();
      await settled();
      const { left, top: above, width, height } = field.getBoundingClientRect();
      if (width < 8 || height < 8) continue;
      const hit = document.elementFromPoint(left + width / 2, above + Math.min(height / 2, 22));
      if (hit === null || !(field.contains(hit) || hit.contains(field) || hit.closest("label") !== null))
        found.push(`the field “${field.getAttribute("name") ?? field.id}” is covered while it has the focus`);
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: "instant" });
    return found;
  });
