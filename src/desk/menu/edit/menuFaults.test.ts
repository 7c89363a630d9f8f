import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MENU_FAULTS } from "#contract/menuChanges.ts";
import { MenuDish } from "#contract/menuDocument.ts";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { dishOf, text } from "../testing/someDish.ts";
import { clockText, minutesOf } from "./clockText.ts";
import { faultOfPath, faultsIn } from "./menuFaults.ts";

interface Words {
  readonly fault: Readonly<Record<string, string>>;
  readonly field: Readonly<Record<string, string>>;
}
const wordsIn = (locale: string): Words => {
  const file = new URL(`../../../../locales/${locale}/desk/menu.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Words;
};

describe("what can be wrong with a menu", () => {
  it.each(LOCALES)("has words of its own in %s, as has each field of a dish", (locale) => {
    const { fault, field } = wordsIn(locale);
    expect(Object.keys(fault).toSorted()).toEqual(MENU_FAULTS.toSorted());
    expect(new Set(Object.values(fault)).size).toBe(MENU_FAULTS.length);
    for (const name of Object.keys(MenuDish.shape).filter((each) => each !== "id"))
      expect(field[name]).toEqual(expect.any(String));
  });

  it("is said by the field that its place names", () => {
    expect(faultOfPath("options.2.name.en")).toEqual({ path: "options.2.name.en", wrong: "name" });
    expect(faultOfPath("when.spans.0.until")).toMatchObject({ wrong: "time" });
    expect(faultOfPath("allergens.contains.0")).toMatchObject({ wrong: "other" });
  });

  it("is told by the schema first, and by the rules of menus once that finds nothing", () => {
    const check = () => [{ path: ["name"], fault: "no_name" as const }];
    const long = dishOf("tea", { price: -1, name: text("a".repeat(101)) });
    expect(faultsIn(MenuDish, long, check).faults).toEqual([
      { path: "name.ja", wrong: "name" },
      { path: "name.en", wrong: "name" },
      { path: "price", wrong: "price" },
    ]);
    expect(faultsIn(MenuDish, dishOf("tea"), check).faults).toEqual([{ path: "name", fault: "no_name" }]);
  });
});

describe("a time as it is typed", () => {
  it.each([
    ["9:00", 540],
    ["０９：３０", 570],
    ["930", 570],
    ["26:00", 1_560],
    ["9時30分", 570],
  ])("%s", (typed, minutes) => {
    expect(minutesOf(typed)).toBe(minutes);
    expect(minutesOf(clockText(minutes))).toBe(minutes);
  });

  it.each(["", "9", "9:60", "noon", "9:00-10:00"])("“%s” is none", (typed) => {
    expect(minutesOf(typed)).toBeNaN();
  });
});
