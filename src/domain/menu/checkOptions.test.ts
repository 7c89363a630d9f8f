import { describe, expect, test } from "vitest";
import { OptionNeed } from "#contract/enumerations.ts";
import type { OptionGroup } from "#contract/goods.ts";
import { someGoods, someGroup } from "#tests/domain/someGoods.ts";
import { checkOptions, mostOptions } from "./checkOptions.ts";
import { piecesLeft, soldOut } from "./soldOut.ts";

describe("check options", () => {
  const size: OptionGroup = someGroup(
    { small: 0, large: 200 },
    { group_id: "size", is_require: OptionNeed.required, is_multiple: 0, max_count: 1 },
  );
  const toppings: OptionGroup = someGroup(
    { egg: 120, nori: 80, corn: 80 },
    { group_id: "toppings", max_count: 2 },
  );
  const noEgg: OptionGroup = {
    ...toppings,
    options: toppings.options.map((option) => ({
      ...option,
      is_sold_out: option.option_id === "egg" ? 1 : 0,
    })),
  };

  test.each<[string, OptionGroup[], string[], [string | null, string][]]>([
    ["nothing to choose", [], [], []],
    ["all that is required", [size, toppings], ["large"], []],
    ["as many as are allowed", [size, toppings], ["large", "egg", "nori"], []],
    ["a required group without a choice", [size, toppings], ["egg"], [["size", "required"]]],
    ["two of a single choice", [size], ["small", "large"], [["size", "too_many"]]],
    ["more than the most", [size, toppings], ["small", "egg", "nori", "corn"], [["toppings", "too_many"]]],
    ["an option of another dish", [size], ["small", "wasabi"], [[null, "unknown"]]],
    ["options where there are none", [], ["egg"], [[null, "unknown"]]],
    ["an option that sold out", [size, noEgg], ["small", "egg"], [["toppings", "sold_out"]]],
    ["an option twice", [size, toppings], ["small", "egg", "egg"], [["toppings", "duplicate"]]],
    [
      "several faults at once",
      [size, noEgg],
      ["egg", "egg", "soy"],
      [
        ["size", "required"],
        ["toppings", "sold_out"],
        ["toppings", "duplicate"],
        [null, "unknown"],
      ],
    ],
  ])("%s", (_name, groups, chosen, faults) => {
    expect(checkOptions(groups, chosen).map(({ group_id, fault }) => [group_id, fault])).toEqual(faults);
  });

  test("a group without a maximum lets all its options be chosen", () => {
    const free = { ...toppings, max_count: 0 };
    expect(mostOptions(free)).toBe(3);
    expect(checkOptions([free], ["egg", "nori", "corn"])).toEqual([]);
  });
});

describe("sold out", () => {
  test.each([
    ["unlimited stock shows as 9999", { stock: -1 }, 9999, false],
    ["some pieces", { stock: 3 }, 3, false],
    ["no pieces", { stock: 0 }, 0, true],
    ["a stock that makes no sense", { stock: -2 }, 0, true],
    ["marked sold out", { stock: 5, is_sold_out: 1 }, 0, true],
    ["marked sold out with unlimited stock", { stock: -1, is_sold_out: 1 }, 0, true],
  ] as const)("%s", (_name, said, left, isGone) => {
    const goods = someGoods(said);
    expect(piecesLeft(goods)).toBe(left);
    expect(soldOut(goods)).toBe(isGone);
  });

  test("a dish whose required options all sold out is sold out; an optional group does not matter", () => {
    const gone = someGroup({ egg: 0 });
    const options = gone.options.map((option) => ({ ...option, is_sold_out: 1 as const }));
    expect(soldOut(someGoods({ option: [{ ...gone, options, is_require: OptionNeed.required }] }))).toBe(
      true,
    );
    expect(soldOut(someGoods({ option: [{ ...gone, options, is_require: OptionNeed.optional }] }))).toBe(
      false,
    );
  });
});
