import * as fc from "fast-check";
import { expect, test } from "vitest";
import { migrateOldCart } from "./migrateOldCart.ts";

const ramen = { goods_id: "12", category_id: "3", option_value: [], number: 2 };

test.each<[string, unknown, unknown[]]>([
  ["numbers as ids", [{ goodId: 12, categoryId: 3, number: 2, options: [] }], [ramen]],
  ["JSON text", '[{"goodId":"12","categoryId":"3","number":2}]', [ramen]],
  ["an object by goods", { 12: { goodId: 12, categoryId: 3, number: "2" } }, [ramen]],
  [
    "options as ids",
    [{ goodId: 12, number: 1, options: [7, "8"] }],
    [{ goods_id: "12", category_id: null, option_value: ["7", "8"], number: 1 }],
  ],
  [
    "options as objects",
    [{ goodId: 12, options: [{ option_id: 7 }, { id: "8" }, {}] }],
    [{ goods_id: "12", category_id: null, option_value: ["7", "8"], number: 1 }],
  ],
  [
    "options as text",
    [{ goodId: 12, options: "7, 8,7," }],
    [{ goods_id: "12", category_id: null, option_value: ["7", "8"], number: 1 }],
  ],
  [
    "identical lines become one",
    [
      { goodId: 12, categoryId: 3, number: 1, options: [7, 8] },
      { goodId: 12, categoryId: 3, number: 2, options: [8, 7] },
    ],
    [{ goods_id: "12", category_id: "3", option_value: ["8", "7"], number: 3 }],
  ],
  [
    "what cannot be read is left out",
    [null, 5, {}, { goodId: "" }, { goodId: 1, number: 0 }, { goodId: 2, number: "x" }],
    [],
  ],
  ["a broken text", "[{", []],
  ["nothing", null, []],
])("reads %s", (_name, stored, drafts) => {
  expect(migrateOldCart(stored)).toEqual(drafts);
});

test("whatever the storage held, it never throws, and what it gives can be ordered", () => {
  const entry = fc.record({
    goodId: fc.anything(),
    number: fc.anything({ withNullPrototype: true }),
    options: fc.anything(),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }),
        fc.string(),
        fc.json(),
        fc.array(entry),
      ),
      (stored) => {
        for (const { goods_id, number, option_value } of migrateOldCart(stored)) {
          expect(goods_id).toMatch(/^\S{1,64}$/);
          expect(Number.isInteger(number) && number >= 1 && number <= 9999).toBe(true);
          expect(new Set(option_value).size).toBe(option_value.length);
        }
      },
    ),
  );
});
