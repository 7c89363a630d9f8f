import { expect, type Locator, type Page } from "@playwright/test";

/** How a customer gets at things: `press` presses one, `write` writes into the field that it is given. */
export interface Hand {
  readonly press: (wanted: Locator) => Promise<void>;
  readonly choose: (radio: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
}

/** A finger on the glass. */
export const finger: Hand = {
  press: (wanted) => wanted.click(),
  // A sheet that is still rising holds what cannot be touched yet.
  choose: (radio) => expect(() => radio.check({ force: true, timeout: 2_000 })).toPass(),
  write: (field, text) => field.fill(text),
};

/** So many stops of the Tab key are more than any screen has. */
const MOST_STOPS = 150;

/** The keyboard alone: Tab, Enter, arrows and letters; where one is must be seen at each stop that is used. */
export function keyboard(page: Page): Hand {
  const reach = async (wanted: Locator) => {
    // Found once: looking for it anew at each stop takes longer than all the rest.
    const element = await wanted.elementHandle();
    const isReached = async () => (await element?.evaluate((it) => it === document.activeElement)) === true;
    for (let stop = 0; stop < MOST_STOPS && !(await isReached()); stop += 1) {
      await page.keyboard.press("Tab");
    }
    expect(await isReached(), `the Tab key leads to ${wanted.toString()}`).toBe(true);
    expect(await wanted.evaluate(hasRing), `${wanted.toString()} shows that it has the focus`).toBe(true);
  };
  return {
    press: async (wanted) => {
      await reach(wanted);
      await page.keyboard.press("Enter");
    },
    // The Tab key stops at a group's chosen radio button; arrows lead through the others.
    choose: async (radio) => {
      const group = radio.locator("xpath=ancestor::fieldset[1]");
      await reach(group.locator("input:checked"));
      const count = await group.locator("input").count();
      for (let step = 0; step < count && !(await radio.isChecked()); step += 1) {
        await page.keyboard.press("ArrowDown");
      }
      await expect(radio).toBeChecked();
    },
    write: async (field, text) => {
      await reach(field);
      await page.keyboard.type(text);
    },
  };
}

/** Whether a ring is drawn around an element, what it covers, the face beside it, or the field that it stands in. */
function hasRing(element: Element): boolean {
  const isOutlined = (of: Element | null, part?: string) => {
    if (!of) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(of, part);
    return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
  };
  const field = element.parentElement;
  return (
    isOutlined(element) ||
    isOutlined(element, "::after") ||
    isOutlined(element.nextElementSibling) ||
    isOutlined(element.closest("form")) ||
    (field !== null && getComputedStyle(field).boxShadow.includes("inset"))
  );
}
