import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ALLERGENS } from "#contract/allergens.ts";
import { OptionNeed, SpecType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { someGoods } from "#tests/domain/someGoods.ts";
import { GoodsAllergens } from "./GoodsAbout.tsx";

async function allergensOf(
  changes: Partial<Goods>,
  locale?: "en" | "ja" | "zh-cn" | "zh-tw" | "kr",
  chosen: readonly string[] = [],
) {
  await renderPart(<GoodsAllergens goods={someGoods(changes)} chosen={chosen} />, {
    texts: ["menu"],
    ...(locale && { locale }),
  });
  // What is folded away in it is a group as well.
  const [group] = await screen.findAllByRole("group");
  return within(group as HTMLElement);
}
const listed = (group: ReturnType<typeof within>, name: string) =>
  within(group.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("a dish's allergens", () => {
  it("of which nothing is stated are not said to be none: the staff is to be asked", async () => {
    const group = await allergensOf({ allergens: [] });
    expect(group.getByText(/hasn’t stated the allergens of this item. Please ask the staff/)).toBeDefined();
    expect(group.queryByText(/None/i)).toBeNull();
  });

  it("in a list from before are what it contains; all others are not stated", async () => {
    const group = await allergensOf({ allergens: ["egg", "wheat"] });
    expect(listed(group, "Contains")).toEqual(["Wheat", "Egg"]);
    expect(group.getByText("Not stated (29): please ask the staff")).toBeDefined();
    expect(group.queryByText(/Checked/)).toBeNull();
  });

  it("are told in three states: what is in it at once, the others behind a line that says what is not stated", async () => {
    const group = await allergensOf({
      allergens: ["milk"],
      allergen_facts: {
        contains: ["milk", "cashew"],
        without: ["egg", "crab"],
        same_kitchen: ["wheat", "crab"],
      },
    });
    expect(listed(group, "Contains")).toEqual(["Milk", "Cashew"]);
    expect(listed(group, "Also handled in this kitchen")).toEqual(["Crab", "Wheat"]);
    const notStated = group.getByText("Not stated (27): please ask the staff");
    const folded = notStated.closest("details");
    expect(folded?.open).toBe(false);
    await userEvent.click(notStated);
    expect(folded?.open).toBe(true);
    const afterChecked = folded?.textContent.split("Checked by the store: not in it (1)") ?? [];
    expect(afterChecked[1]).toBe("Egg");
    // Wheat is used beside it, and whether it is in it nobody has said.
    expect(afterChecked[0]).toContain("Wheat");
  });

  it("that were all checked leave nothing open, and what is chosen of the options counts in", async () => {
    const option = { price: 0, is_sold_out: 0 as const };
    const options = [
      {
        ...option,
        option_id: "egg",
        name: "Soft egg",
        allergen_facts: {
          contains: ["egg" as const],
          without: ALLERGENS.filter((one) => one !== "egg"),
          same_kitchen: [],
        },
      },
      { ...option, option_id: "large", name: "Large" },
    ];
    const dish: Partial<Goods> = {
      allergens: [],
      allergen_facts: { contains: [], without: [...ALLERGENS], same_kitchen: [] },
      spec_type: SpecType.options,
      option: [
        {
          group_id: "more",
          name: "More",
          is_require: OptionNeed.optional,
          is_multiple: 1,
          max_count: 2,
          options,
        },
      ],
    };
    const plain = await allergensOf(dish);
    expect(plain.queryByText(/Not stated/)).toBeNull();
    expect(plain.getByText("Checked by the store: not in it (31)")).toBeDefined();
    cleanup();
    const withEgg = await allergensOf(dish, "en", ["egg"]);
    expect(listed(withEgg, "Contains")).toEqual(["Egg"]);
    expect(withEgg.getByText("Checked by the store: not in it (30)")).toBeDefined();
    cleanup();
    const large = await allergensOf(dish, "en", ["large"]);
    expect(large.queryByText(/Checked/)).toBeNull();
    expect(large.getByText("Nothing is stated about Large. Please ask the staff.")).toBeDefined();
  });

  it.each([
    ["ja", "含まれないという意味ではありません"],
    ["en", "That doesn’t mean they aren’t"],
    ["zh-cn", "并不表示不含"],
    ["zh-tw", "不代表不含"],
    ["kr", "포함되지 않는다는 뜻은 아닙니다"],
  ] as const)("that are not stated are said to be no “no” in %s", async (locale, means) => {
    const group = await allergensOf({ allergens: ["egg"] }, locale);
    const folded = group.getByText((text) => text.includes(means)).closest("details");
    expect(folded?.querySelector("summary")?.textContent).toContain("30");
  });

  it.each([
    ["ja", "魚介類"],
    ["en", "Fish and seafood"],
    ["zh-cn", "海鲜（鱼贝类）"],
    ["zh-tw", "海鮮（魚貝類）"],
    ["kr", "생선 및 해산물"],
  ] as const)("name fish and seafood as that in %s", async (locale, name) => {
    const group = await allergensOf({ allergens: ["fish"] }, locale);
    expect(within(group.getAllByRole("list")[0] as HTMLElement).getByText(name)).toBeDefined();
  });
});
