import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, it } from "vitest";

const sources: { readonly path: string; readonly text: string }[] = [];
for await (const path of glob("{src,provider,liff}/**/*.{ts,tsx}"))
  if (!/\.test\.tsx?$|\/testing\//.test(path)) sources.push({ path, text: readFileSync(path, "utf8") });
const those = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) => (pattern.test(text) ? [path] : [])).toSorted();

it("the order's machine alone says what a status becomes", () => {
  expect(sources.length).toBeGreaterThan(500);
  // Written as a value, not compared with one.
  expect(
    those(/\b(?:order_status|pay_status)\s*(?::|=(?![=>]))\s*(?:-?\d|(?:OrderStatus|PayStatus)\.)/),
  ).toEqual([
    // The payment of a purchase of stored value, which is no order.
    "provider/refill/creditPurchase.ts",
    "src/domain/orders/orderMachine.ts",
    // Its rule for what the store takes back, which no customer's page asks.
    "src/domain/orders/takeBack.ts",
  ]);
  expect(those(/\borderRules\b/)).toEqual(["src/domain/orders/orderMachine.ts"]);
});

it("the provider takes a step in one place, for customers, desk, clock and gateway alike", () => {
  expect(those(/\bstep\b.*from "#domain\/orders\/orderMachine\.ts"/)).toEqual([
    "provider/orders/applyAction.ts",
  ]);
  const writers = sources.filter(({ text }) => /\.update\(orders\)/.test(text));
  const byHand = writers.filter(({ text }) =>
    /\.set\(\{[^}]*\b(?:order_status|pay_status|is_locked)\b/.test(text),
  );
  expect(byHand.map(({ path }) => path)).toEqual([]);
});
