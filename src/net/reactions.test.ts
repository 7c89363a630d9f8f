import { describe, expect, it } from "vitest";
import { codeNames } from "#contract/registry.ts";
import { type Reaction, reactionTo } from "./reactions.ts";

/** What the specification, section 8, asks for; every other code is told in a toast. */
const asked = new Map<number, Reaction>([
  [10000, { kind: "none" }],
  [1001, { kind: "none" }],
  [201, { kind: "noContent", type: "store" }],
  [202, { kind: "noContent", type: "table" }],
  [412, { kind: "noContent", type: "order" }],
  [102, { kind: "session", isByTable: false }],
  [20001, { kind: "session", isByTable: false }],
  [20002, { kind: "session", isByTable: false }],
  [20003, { kind: "session", isByTable: true }],
  [40003, { kind: "backToMenu" }],
  [206, { kind: "rest" }],
  [2061, { kind: "rest" }],
  [433, { kind: "appointment" }],
  [1000, { kind: "removeNamed" }],
  [428, { kind: "none" }],
  [429, { kind: "none" }],
  [430, { kind: "none" }],
]);

const all = [...codeNames.keys()];

describe("the reaction to a code", () => {
  it.each(all)("%i is what the specification asks for", (code) => {
    expect(reactionTo(code)).toEqual(asked.get(code) ?? { kind: "toast" });
  });

  it("to one that nobody knows is a toast, those that every object inherits included", () => {
    expect(reactionTo(98_765)).toEqual({ kind: "toast" });
    expect(reactionTo(-1)).toEqual({ kind: "toast" });
  });
});
