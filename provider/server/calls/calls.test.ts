import { describe, expect, it } from "vitest";
import { allCalls } from "#contract/registry.ts";
import { handlers } from "./calls.ts";

describe("every call of the wire", () => {
  it("is answered, once", () => {
    const answered = handlers.map(({ call }) => call.path);
    expect(answered.toSorted()).toEqual(allCalls.map(({ path }) => path).toSorted());
  });

  it("is answered by its own declaration", () => {
    for (const { call } of handlers) expect(allCalls).toContain(call);
  });
});
