import { describe, expect, it } from "vitest";
import { groupsIn, optionWords } from "./optionWords.ts";

const groups = [
  {
    name: { ja: "麺の硬さ", en: "Firmness" },
    options: [option("regular", "ふつう"), option("hard", "硬め")],
  },
  { name: { ja: "トッピング", en: "Toppings" }, options: [option("egg", "味玉"), option("nori", "のり")] },
];

function option(option_id: string, ja: string) {
  return { option_id, name: { ja, en: option_id } };
}

describe("what was chosen of a dish", () => {
  it("is said with its groups' names, in the menu's order and the language's own comma", () => {
    const chosen = ["nori", "regular", "egg"];
    expect(
      optionWords(
        groupsIn(groups, ({ ja }) => ja),
        chosen,
      ),
    ).toBe("麺の硬さ: ふつう / トッピング: 味玉、のり");
    expect(
      optionWords(
        groupsIn(groups, ({ en }) => en),
        chosen,
      ),
    ).toBe("Firmness: regular / Toppings: egg, nori");
  });

  it("names no group of which nothing was chosen, and is empty where nothing was", () => {
    expect(
      optionWords(
        groupsIn(groups, ({ en }) => en),
        ["hard"],
      ),
    ).toBe("Firmness: hard");
    expect(
      optionWords(
        groupsIn(groups, ({ en }) => en),
        ["unknown"],
      ),
    ).toBe("");
  });

  it("is said without a colon where the group has no name", () => {
    expect(optionWords([{ name: "", options: [{ option_id: "L", name: "Large" }] }], ["L"])).toBe("Large");
  });
});
