import type { Locator } from "playwright";
import type { MeasuredPhone } from "./measuredPhone.ts";

/** The first of some buttons that nothing covers; scrolls on until one is there. */
export async function onScreen({ doAs, scroll }: MeasuredPhone, choices: Locator): Promise<Locator> {
  for (let screen = 0; screen < 20; screen += 1) {
    const at = await choices.evaluateAll((buttons) =>
      buttons.findIndex((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
    if (at >= 0) return choices.nth(at);
    await doAs("scroll on", () => scroll(500));
  }
  throw new Error(`${choices} never comes on the screen`);
}

/** A text of the app with its values left open. */
const pattern = (text: string) =>
  new RegExp(text.replaceAll(/[()（）.?+*]/g, ".").replaceAll(/#[^#]*#/g, ".+"));

/** What is tapped on any store's menu. */
export function menuOn({ page, say }: MeasuredPhone) {
  const cards = page.getByRole("article");
  const ofCards = (key: "menu:increase" | "menu:decrease") =>
    cards.getByRole("button", { name: pattern(say(key, { name: "#name#" })) });
  const choose = pattern(say("menu:choose", { name: "#name#", count: "#count#" }));
  const withOptions = cards.filter({ has: page.getByRole("button", { name: choose }) });
  return {
    sheet: page.getByRole("dialog"),
    cards,
    /** The categories that are not on the screen. */
    chips: page
      .getByRole("navigation", { name: say("menu:categories") })
      .getByRole("listitem")
      .locator('button[aria-current="false"]'),
    /** The names of dishes with options, which open their sheets. */
    dish: withOptions.getByRole("heading").getByRole("button"),
    plus: ofCards("menu:increase"),
    minus: ofCards("menu:decrease"),
  };
}
