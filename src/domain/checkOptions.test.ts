import { expect, test } from "vitest";
import type { OptionGroup } from "#contract/goods.ts";
import { checkOptions, mostOptions } from "./checkOptions.ts";
import { someGroup } from "#tests/domain/someGoods.ts";

const size: OptionGroup = someGroup(
  { small: 0, large: 200 },
  { group_id: "size", is_require: 1, is_multiple: 0, max_count: 1 },
);
const toppings: OptionGroup = someGroup(
  { egg: 120, nori: 80, corn: 80 },
  { group_id: "toppings", max_count: 2 },
);
const noEgg: OptionGroup = {
  ...toppings,
  options: toppings.options.map((option) => ({ ...option, is_sold_out: option.option_id === "egg" ? 1 : 0 })),
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
