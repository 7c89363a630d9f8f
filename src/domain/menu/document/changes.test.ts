import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MenuCategory, MenuDocument, MenuText } from "#contract/menuDocument.ts";
import { applyDraft, CATEGORY_ORDER } from "./applyDraft.ts";
import { diffMenus } from "./diffMenus.ts";
import { contentText } from "./sameContent.ts";

const words = (text: string): MenuText => ({ ja: text, zh: "", tw: "", en: "", ko: "" });
const kind = (id: string, name = id): MenuCategory => ({ id, name: words(name), reading: "" });
const menuOf = (...categories: MenuCategory[]): MenuDocument => ({ categories, groups: [], dishes: [] });
const ids = ({ categories }: MenuDocument) => categories.map(({ id }) => id).join("");

describe("a draft", () => {
  const menu = menuOf(kind("a"), kind("b"), kind("c"));

  it("changes, removes and adds, what is new at the end", () => {
    const after = applyDraft(menu, [
      { kind: "category", id: "b", content: kind("b", "B") },
      { kind: "category", id: "a", content: null },
      { kind: "category", id: "d", content: kind("d") },
      { kind: "category", id: "gone", content: null },
    ]);
    expect(after).toEqual(menuOf(kind("b", "B"), kind("c"), kind("d")));
    expect(diffMenus(menu, after)).toEqual([
      { of: "category", id: "b", name: words("B"), what: "changed", fields: ["name"] },
      { of: "category", id: "d", name: words("d"), what: "added", fields: [] },
      { of: "category", id: "a", name: words("a"), what: "removed", fields: [] },
    ]);
  });

  it("orders lists; what an order does not name stays behind what it came after", () => {
    const order = (...content: string[]) => [{ kind: "order", id: CATEGORY_ORDER, content } as const];
    expect(ids(applyDraft(menu, order("c", "b", "a")))).toBe("cba");
    expect(ids(applyDraft(menu, order("c", "a")))).toBe("cab");
    expect(ids(applyDraft(menu, order("gone", "b", "a")))).toBe("bca");
    expect(diffMenus(menu, applyDraft(menu, order("c", "b", "a")))).toEqual([
      { of: "categories", id: "", what: "moved" },
    ]);
  });

  it("without changes leaves the menu as it is", () => {
    expect(applyDraft(menu, [])).toEqual(menu);
    expect(diffMenus(menu, menu)).toEqual([]);
  });
});

it("says content alike whatever the order of its fields, and no two contents alike", () => {
  expect(contentText({ a: 1, b: [1, { d: null, c: "x" }] })).toBe(
    contentText({ b: [1, { c: "x", d: null }], a: 1 }),
  );
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      // JSON knows no negative zero.
      const [plain, another] = [JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other))];
      expect(JSON.parse(contentText(plain))).toEqual(plain);
      expect(contentText(plain) === contentText(another)).toBe(isDeepStrictEqual(plain, another));
    }),
  );
});
