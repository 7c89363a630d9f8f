import { expect, it } from "vitest";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { localeTexts } from "../testing/allTexts.ts";

/** The states as a dish's sheet names them, without how many there are and what to do. */
const STATES = ["contains", "sameKitchen", "without", "notStated"] as const;

it.each(LOCALES)(
  "the page to read before one orders says what each state of an allergen is, in %s",
  (locale) => {
    const texts = localeTexts(locale);
    const named = STATES.map((state) => {
      const words = texts.find(({ at }) => at === `menu.json.allergenFacts.${state}`)?.text ?? "";
      return words.split(/\s?[（(]\{\{/)[0];
    });
    const pairs = texts.filter(({ at }) =>
      /^legal\/policy\.json\.sections\.\d+\.blocks\.\d+\.pairs/.test(at),
    );
    for (const name of named) {
      const heading = pairs.find(({ at, text }) => at.endsWith(".0") && text === name);
      const says = pairs.find(({ at }) => at === heading?.at.replace(/\.0$/, ".1"));
      expect(says?.text).toMatch(/.{5,}/);
    }
  },
);
