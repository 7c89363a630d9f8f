import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callKey } from "./callKey.ts";

const scope = { uid: "u1", language: "ja" } as const;
const request = { store_id: "bar", tab: 1 };

describe("the key of a read", () => {
  it("differs by member where the answer is theirs, and not where it is everyone's", () => {
    const other = { ...scope, uid: "u2" };
    for (const access of ["visitor", "member"] as const) {
      expect(callKey("/orders", request, access, scope)).not.toBe(callKey("/orders", request, access, other));
      expect(callKey("/orders", request, access, scope)).not.toBe(
        callKey("/orders", request, access, { ...scope, uid: null }),
      );
    }
    expect(callKey("/menu", request, "anyone", scope)).toBe(callKey("/menu", request, "anyone", other));
  });

  it("differs by language and by path", () => {
    const keys = [
      callKey("/menu", request, "anyone", scope),
      callKey("/menu", request, "anyone", { ...scope, language: "en" }),
      callKey("/store", request, "anyone", scope),
    ];
    expect(new Set(keys).size).toBe(3);
  });

  it("is the same in whatever order the request was written, and with values left undefined", () => {
    const one = callKey("/menu", { a: "1", b: "2", c: undefined }, "anyone", scope);
    expect(callKey("/menu", { b: "2", a: "1" }, "anyone", scope)).toBe(one);
  });

  it("never joins two requests in one", () => {
    const requests = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer()));
    fc.assert(
      fc.property(requests, requests, (one, other) => {
        const isSame = callKey("/menu", one, "anyone", scope) === callKey("/menu", other, "anyone", scope);
        const sorted = (fields: typeof one) =>
          JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
        expect(isSame).toBe(sorted(one) === sorted(other));
      }),
    );
  });
});
