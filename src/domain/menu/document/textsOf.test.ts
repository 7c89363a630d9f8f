import { describe, expect, it } from "vitest";
import type { MenuDocument, MenuText } from "#contract/menuDocument.ts";
import { missingTexts } from "./missingTexts.ts";
import { originalIn, textsOf, translatedParts } from "./textsOf.ts";

const words = (ja: string, en = ""): MenuText => ({ ja, zh: "", tw: "", en, ko: "" });
const option = (id: string, name: MenuText) =>
  ({ id, name, reading: "", price: 0, is_default: false, serving: null }) as const;
const menu: MenuDocument = {
  categories: [{ id: "a/b", name: words("飲み物", "Drinks"), reading: "" }],
  groups: [
    { id: "a", name: words("量"), need: 2, most: 1, options: [option("b/c", words("大"))] },
    { id: "a/b", name: words("熱"), need: 2, most: 1, options: [option("c", words("熱い"))] },
  ],
  dishes: [],
};

describe("texts of a menu", () => {
  it("have names of their own, whatever ids are", () => {
    const keys = textsOf(menu).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain("option/a/b%2Fc");
  });

  it("are translated from the first language that is there", () => {
    expect(originalIn(words("茶", "Tea"), "ko")).toBe("ja");
    expect(originalIn(words("茶", "Tea"), "ja")).toBe("en");
    expect(originalIn(words("茶"), "ja")).toBeNull();
  });

  it("change what they are said in, and nothing else", () => {
    const texts = new Map([
      ["option/a/b%2Fc", "Large"],
      ["category/a%2Fb", "Drinks"],
      ["dish/gone", "x"],
    ]);
    const changed = translatedParts(menu, "en", texts);
    expect(changed).toMatchObject([{ kind: "group", before: { id: "a" }, after: { id: "a" } }]);
    expect(changed[0]?.after).toMatchObject({ options: [{ name: { ja: "大", en: "Large" } }] });
  });

  it("are counted where they are missing and written in another", () => {
    expect(missingTexts(menu)).toEqual({ ja: 0, zh: 5, tw: 5, en: 4, ko: 5 });
  });
});
