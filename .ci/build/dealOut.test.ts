import { expect, test } from "vitest";
import { type Deal, type Dealt, dealOut } from "./dealOut.ts";

function deal(
  modules: Readonly<Record<string, readonly [number, string, ...string[]]>>,
  most: number,
  kept: Deal = {},
) {
  const dealt = Object.entries(modules).map(([id, [bytes, journeys, ...imports]]): [string, Dealt] => [
    id,
    { bytes, journeys: journeys.split(" "), imports },
  ]);
  return Object.fromEntries(dealOut(new Map(dealt), kept, most));
}

test("what one journey needs is in its own file, and what the same journeys need is together", () => {
  const files = deal(
    { list: [10, "menu"], lines: [10, "cart"], row: [10, "menu cart"], price: [10, "cart menu"] },
    1,
  );
  expect(files).toEqual({ list: "menu", lines: "cart", row: "cart+menu", price: "cart+menu" });
});

test("where there are files enough, what is new goes where journeys load least in vain", () => {
  const files = deal(
    {
      menu: [10, "menu"],
      cart: [10, "cart"],
      rare: [10, "rare"],
      big: [1000, "menu cart"],
      small: [1, "cart rare"],
    },
    1,
  );
  // Elsewhere the menu would load it, or the rare journey a thousand bytes.
  expect(files["big"]).toBe("cart+menu");
  expect(files["small"]).toBe("cart");
});

test("what several share never goes into the file of a journey that does not need it", () => {
  const files = deal(
    {
      a: [100, "cart menu"],
      legal: [1, "legal"],
      both: [10, "forms orders"],
      forms: [900, "forms"],
      orders: [900, "orders"],
    },
    1,
  );
  expect(files["both"]).not.toBe("legal");
});

test("files never import each other in a circle", () => {
  const modules = {
    menu: [10, "menu", "ab"],
    cart: [10, "cart", "ab"],
    rare: [10, "rare", "bc"],
    ab: [10, "menu cart", "abc"],
    bc: [10, "cart rare", "abc"],
    abc: [10, "menu cart rare"],
  } as const;
  for (const most of [0, 1, 2, 3]) {
    const files: Readonly<Record<string, string>> = deal(modules, most);
    const imports = Object.entries(modules).flatMap(([id, [, , ...imported]]) =>
      imported.map((each) => [files[id] ?? "", files[each] ?? ""] as const),
    );
    const reached = (from: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
      imports
        .filter(([one, other]) => one === from && other !== from && !seen.has(other))
        .reduce((all, [, other]) => reached(other, new Set([...all, other])), seen);
    for (const file of new Set(Object.values(files))) expect([...reached(file)]).not.toContain(file);
  }
});

test("the same modules are dealt out alike, whatever their order", () => {
  const modules = { a: [5, "menu cart"], b: [6, "cart rare"], c: [7, "menu rare"], d: [1, "menu"] } as const;
  const turned = Object.fromEntries(Object.entries(modules).toReversed());
  expect(deal(turned, 2)).toEqual(deal(modules, 2));
});

test("what was dealt out before stays where it is, and what is new goes where it costs least", () => {
  const modules = {
    menu: [10, "menu"],
    cart: [10, "cart"],
    rare: [20, "rare"],
    big: [1000, "menu cart"],
    small: [1, "cart rare"],
    late: [100, "menu rare"],
  } as const;
  const kept = { "cart+menu": "cart+menu", "cart+rare": "cart+menu" };
  const files = deal(modules, 1, kept);
  expect(files).toMatchObject({ big: "cart+menu", small: "cart+menu" });
  expect(files["late"]).toBe("menu");
});

test("of files that would now import each other in a circle no more is dealt out anew than closes it", () => {
  const modules = {
    a: [5, "menu cart", "b"],
    b: [6, "cart rare", "c"],
    c: [1, "menu rare"],
    d: [9, "rare late"],
    e: [9, "cart late"],
  } as const;
  const kept = {
    "cart+menu": "cart+menu",
    "menu+rare": "cart+menu",
    "cart+rare": "cart+rare",
    "late+rare": "cart+late",
    "cart+late": "cart+late",
  };
  expect(deal(modules, 9, kept)).toEqual({
    a: "cart+menu",
    b: "cart+rare",
    c: "menu+rare",
    d: "cart+late",
    e: "cart+late",
  });
});
