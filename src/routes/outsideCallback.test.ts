import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outsideCallback } from "./outsideCallback.ts";

const ORIGINS = ["https://shop.example.com", "https://noren.example.com:8443"];

describe("a callback to another page of the operator's", () => {
  it.each(["https://shop.example.com/basket?id=1#top", "https://noren.example.com:8443/"])(
    "leads to %s, whose origin is on the list",
    (callback) => {
      expect(outsideCallback(callback, ORIGINS)).toBe(callback);
      expect(outsideCallback(callback, [])).toBeNull();
    },
  );

  it.each([
    undefined,
    "",
    "https://evil.example/",
    "https://shop.example.com.evil.example/",
    "https://shop.example.com@evil.example/",
    "https://user:word@shop.example.com/",
    "https://evil.example\\@shop.example.com/",
    "http://shop.example.com/",
    "https://shop.example.com:444/",
    "//shop.example.com/",
    "javascript:location='https://shop.example.com'",
    "javascript://shop.example.com/%0aalert(1)",
    " https://shop.example.com/",
    "shop.example.com",
  ])("%j leads nowhere", (callback) => {
    expect(outsideCallback(callback, ORIGINS)).toBeNull();
  });

  it("whatever it says, leads to an origin on the list or nowhere", () => {
    const pieces = fc.constantFrom(
      "https://",
      "shop.example.com",
      "evil.example",
      "@",
      "\\",
      "/",
      ":",
      "%2f",
      "\t",
      "?",
      "#",
    );
    const callbacks = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.array(pieces).map((parts) => parts.join("")),
    );
    const isKept = fc.property(callbacks, (callback) => {
      const target = outsideCallback(callback, ORIGINS);
      return target === null || ORIGINS.includes(new URL(target).origin);
    });
    expect(() => fc.assert(isKept, { numRuns: 2_000 })).not.toThrow();
  });
});
