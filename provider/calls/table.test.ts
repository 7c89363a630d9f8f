import { describe, expect, it } from "vitest";
import { allCalls } from "#contract/registry.ts";
import { handlers, notYet } from "./table.ts";

const answered = handlers.map(({ call }) => call.path);

describe("every call of the wire", () => {
  it("is answered, or is on the list of those that are not yet, and never both", () => {
    expect([...answered, ...notYet].toSorted()).toEqual(allCalls.map(({ path }) => path).toSorted());
  });

  it("is answered by its own declaration", () => {
    for (const { call } of handlers) expect(allCalls).toContain(call);
  });
});

it("the list of what is not answered yet only ever shrinks", () => {
  expect(notYet.length).toBeLessThanOrEqual(62);
});
