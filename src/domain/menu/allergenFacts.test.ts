import { assert, option as maybe, property, record, subarray } from "fast-check";
import { describe, expect, it } from "vitest";
import { ALLERGENS, FIRST_ALLERGENS } from "#contract/allergens.ts";
import type { StatedAllergens } from "#contract/goods.ts";
import { allergenFacts, chosenFacts, unstatedOptions } from "./allergenFacts.ts";

const some = subarray([...ALLERGENS]);
const goods = record({
  allergens: subarray([...FIRST_ALLERGENS]),
  allergen_facts: maybe(record({ contains: some, without: some, same_kitchen: some }), {
    nil: undefined,
  }),
});
type Stated = Parameters<typeof allergenFacts>[0];
const factsOf = ({ allergens, allergen_facts }: { [Key in keyof Stated]: Stated[Key] | undefined }) =>
  allergenFacts({ allergens: allergens ?? [], ...(allergen_facts && { allergen_facts }) });

describe("what is known of a dish's allergens", () => {
  it("of a list from before is what is in it; nothing else was checked", () => {
    const facts = allergenFacts({ allergens: ["egg", "wheat"] });
    expect(facts.contains).toEqual(["wheat", "egg"]);
    expect([facts.without, facts.sameKitchen]).toEqual([[], []]);
    expect(facts.notStated).toHaveLength(29);
  });

  it("never calls anything absent that nobody checked, or that is in it", () => {
    assert(
      property(goods, (dish) => {
        const { contains, notStated, sameKitchen, without } = factsOf(dish);
        const checked = dish.allergen_facts?.without ?? [];
        expect(without.every((one) => checked.includes(one) && !contains.includes(one))).toBe(true);
        expect(without.some((one) => sameKitchen.includes(one) || notStated.includes(one))).toBe(false);
        for (const one of dish.allergens) expect(contains).toContain(one);
        // Nothing is passed over: fish and seafood is said by what it is.
        const named = new Set([...contains, ...notStated, ...without, ...sameKitchen]);
        expect(ALLERGENS.filter((one) => !named.has(one)).every((one) => one === "fish")).toBe(true);
      }),
    );
  });

  it("takes what is fish or seafood for fish and seafood", () => {
    const stated = { contains: [], without: ["fish" as const], same_kitchen: [] };
    expect(allergenFacts({ allergens: ["shrimp"], allergen_facts: stated }).without).toEqual([]);
    expect(allergenFacts({ allergens: ["shrimp"] }).notStated).not.toContain("fish");
  });
});

describe("what is known of a dish with its options", () => {
  const option = (option_id: string, allergen_facts?: StatedAllergens) => ({
    option_id,
    name: option_id,
    price: 0,
    is_sold_out: 0 as const,
    ...(allergen_facts && { allergen_facts }),
  });
  const options = [
    option("egg", { contains: ["egg"], without: ["wheat", "milk"], same_kitchen: ["crab"] }),
    option("leek", { contains: [], without: ["egg", "wheat", "milk"], same_kitchen: [] }),
    option("large"),
  ];
  const group = {
    group_id: "more",
    name: "More",
    is_require: 1 as const,
    is_multiple: 1 as const,
    max_count: 3,
  };
  const dish = {
    allergens: ["soybean" as const],
    allergen_facts: {
      contains: ["soybean" as const, "pork" as const],
      without: ["egg" as const, "wheat" as const],
      same_kitchen: ["milk" as const],
    },
    option: [{ ...group, options }],
  };

  it("contains what any of them does, and is free of what all of them were checked for", () => {
    const { contains, notStated, sameKitchen, without } = chosenFacts(dish, ["egg", "leek"]);
    expect(contains).toEqual(["egg", "soybean", "pork"]);
    expect(without).toEqual(["wheat"]);
    expect(sameKitchen).toEqual(["crab", "milk"]);
    // The dish was not checked for milk, whatever its options were.
    expect(notStated).toContain("milk");
    expect(chosenFacts(dish, ["leek"]).without).toEqual(["wheat", "egg"]);
    expect(chosenFacts(dish, [])).toEqual(allergenFacts(dish));
  });

  it("is free of nothing once an option is chosen of which nothing is stated, or which is not known", () => {
    for (const chosen of [
      ["leek", "large"],
      ["leek", "elsewhere"],
    ]) {
      const { contains, without } = chosenFacts(dish, chosen);
      expect([contains, without]).toEqual([["soybean", "pork"], []]);
    }
    expect(unstatedOptions(dish, ["leek", "large", "elsewhere"]).map(({ option_id }) => option_id)).toEqual([
      "large",
    ]);
  });

  it("never says of a part less than the part itself", () => {
    const facts = record({ contains: some, without: some, same_kitchen: some });
    assert(
      property(facts, facts, (ofDish, ofOption) => {
        const whole = {
          allergens: [],
          allergen_facts: ofDish,
          option: [{ ...group, options: [option("one", ofOption)] }],
        };
        const { contains, without } = chosenFacts(whole, ["one"]);
        for (const one of [...ofDish.contains, ...ofOption.contains]) expect(contains).toContain(one);
        for (const one of without) {
          expect(ofDish.without).toContain(one);
          expect(ofOption.without).toContain(one);
        }
      }),
    );
  });
});
