import { describe, expect, it } from "vitest";
import type { MenuDish, MenuDocument } from "#contract/menuDocument.ts";
import { applyDraft } from "./applyDraft.ts";
import { checkMenu } from "./checkMenu.ts";
import { NEW_DISH } from "./newDish.ts";
import { removal } from "./removal.ts";

const name = { ja: "茶", zh: "", tw: "", en: "", ko: "" };
const dish = (id: string, category_id: string, change: Partial<MenuDish> = {}): MenuDish => ({
  ...NEW_DISH,
  id,
  category_id,
  name,
  about: name,
  price: 300,
  sold: [1],
  ...change,
});
const option = { id: "small", name, reading: "", price: 0, is_default: false, serving: null };
const menu: MenuDocument = {
  categories: [
    { id: "drinks", name, reading: "" },
    { id: "sets", name, reading: "" },
  ],
  groups: [{ id: "sizes", name, need: 1, most: 1, options: [option] }],
  dishes: [
    dish("tea", "drinks", { groups: ["sizes"], course_id: "lunch" }),
    dish("cake", "drinks", { goes_with: ["tea", "lunch"] }),
    dish("lunch", "sets", { is_course: true, groups: ["sizes"], goes_with: ["tea"] }),
  ],
};

describe("what is taken out of a menu leaves one that nothing is wrong with", () => {
  it.each([
    ["category", "sets", 1, ["tea", "cake", "lunch", "sets"]],
    ["category", "drinks", 2, ["tea", "cake", "lunch", "drinks"]],
    ["group", "sizes", 2, ["tea", "lunch", "sizes"]],
    ["dish", "tea", 0, ["tea", "cake", "lunch"]],
    ["dish", "cake", 0, ["cake"]],
  ] as const)("%s %s", (kind, id, dishes, changed) => {
    expect(checkMenu(menu)).toEqual([]);
    const removed = removal(menu, kind, id);
    expect(removed?.dishes).toBe(dishes);
    expect(removed?.changes.map((change) => change.id)).toEqual(changed);
    const after = applyDraft(menu, removed?.changes ?? []);
    expect(checkMenu(after)).toEqual([]);
    expect(JSON.stringify(after)).not.toContain(`"${id}"`);
  });

  it("and what is not there is not taken out", () => {
    expect(removal(menu, "dish", "drinks")).toBeNull();
    expect(removal(menu, "group", "tea")).toBeNull();
    expect(removal(menu, "category", "sizes")).toBeNull();
  });
});
