import { expect, test } from "vitest";
import { namedNumbers } from "./namedNumbers.ts";

function built(source: string): string {
  const { transform } = namedNumbers();
  if (typeof transform !== "object" || typeof transform.handler !== "function")
    throw new Error("No transform");
  const made: unknown = Reflect.apply(transform.handler, undefined, [source]);
  return typeof made === "object" && made !== null && "code" in made ? String(made.code).trim() : "";
}

test("names of the wire become their numbers, and imports without a use go", () => {
  expect(
    built(`import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
const is = code === Code.cartEmpty || type === OrderType.delivery || pay === PayType["card"];`),
  ).toBe(`import { OrderType, PayType } from "#contract/enumerations.ts";
const is = code === 404 || type === 3 || pay === PayType["card"];`);
});

test("what only looks like a name stays", () => {
  const source = `import * as names from "./enumerations.ts";
const both = [names.OrderType.dineIn, Code.nothing, Object.values(names.PayType)];`;
  expect(built(source)).toBe(source);
});
