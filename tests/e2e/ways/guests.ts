import { expect, type Locator, type Page } from "../test.ts";

/** Somebody who orders: `act` taps, or presses, what is wanted; `acts` counts. A field that is typed into counts as one. */
export interface Guest {
  readonly act: (wanted: Locator) => Promise<void>;
  readonly acts: () => number;
}

/** Whether what is wanted stands on the screen, whole, under nothing else. */
export const inSight = (wanted: Locator) =>
  wanted.evaluate((element) => {
    // A radio button is tapped by its label.
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const shown = label ?? element;
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isFree = over !== null && (shown.contains(over) || over.contains(shown));
    return isFree && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

/** A thumb: what it taps must stand on the screen. With `scrolls`, it brings it there first. */
export function thumb(scrolls = false): Guest {
  let taps = 0;
  return {
    acts: () => taps,
    act: async (wanted) => {
      await wanted.waitFor({ state: "attached" });
      await expect
        .poll(async () => {
          if (scrolls) await wanted.evaluate((it) => it.scrollIntoView({ block: "center" }));
          return inSight(wanted);
        }, `${wanted} stands on the screen`)
        .toBe(true);
      await wanted.click({ force: true });
      taps += 1;
    },
  };
}

/** The keyboard alone: the tabulator leads to what is wanted, and it is seen to have the focus. */
export function keyboard(page: Page): Guest {
  let presses = 0;
  const has = (wanted: Locator) => wanted.evaluate((it) => it === document.activeElement);
  /** A group of radio buttons is one stop, within which the arrows lead on. */
  const isInGroup = (wanted: Locator) =>
    wanted.evaluate((it) => {
      const at = document.activeElement;
      return at instanceof HTMLInputElement && it instanceof HTMLInputElement && at.name === it.name;
    });
  return {
    acts: () => presses,
    act: async (wanted) => {
      await wanted.waitFor({ state: "attached" });
      const isRadio = (await wanted.getAttribute("type")) === "radio";
      const isThere = () => (isRadio ? isInGroup(wanted) : has(wanted));
      // What is not soon ahead is behind: a menu has thousands of stops.
      for (const [key, most] of [
        ["Tab", 40],
        ["Shift+Tab", 160],
      ] as const)
        for (let stop = 0; stop < most && !(await isThere()); stop += 1) await page.keyboard.press(key);
      for (let step = 0; isRadio && step < 30 && !(await has(wanted)); step += 1)
        await page.keyboard.press("ArrowRight");
      expect(await has(wanted), `${wanted} has the focus`).toBe(true);
      expect(await wanted.evaluate((it) => it.matches(":focus-visible"))).toBe(true);
      await page.keyboard.press(isRadio ? "Space" : "Enter");
      presses += 1;
    },
  };
}
