import { assert, option, property, record, subarray } from "fast-check";
import { describe, expect, it } from "vitest";
import { ALLERGENS, FIRST_ALLERGENS } from "#contract/allergens.ts";
import { allergenFacts } from "./allergenFacts.ts";

const some = subarray([...ALLERGENS]);
const goods = record({
  allergens: subarray([...FIRST_ALLERGENS]),
  allergen_facts: option(record({ contains: some, without: some, same_kitchen: some }), {
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
