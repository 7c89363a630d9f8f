import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outsideCallback, safeCallback } from "./callback.ts";
import { specifiedPaths } from "./testing/specifiedPaths.ts";

describe("a callback", () => {
  it("leads to a screen of ours with its query", () => {
    expect(safeCallback("/orderFood?storeId=bar&tableId=T1.1.sig")).toBe(
      "/orderFood?storeId=bar&tableId=T1.1.sig",
    );
  });

  it.each([
    undefined,
    "",
    "//evil.example",
    "//evil.example/orderFood",
    "/\\evil.example",
    "\\/evil.example",
    "/%2f%2fevil.example",
    "%2f%2fevil.example",
    "/%5cevil.example",
    "https://evil.example/orderFood",
    "https:evil.example",
    "javascript:alert(1)",
    "/javascript:alert(1)",
    "data:text/html,x",
    "@evil.example",
    "/@evil.example",
    "/orderFood@evil.example",
    "/orderFood\\@evil.example",
    "/orderFood/../../evil",
    "/orderFood/..//evil.example",
    " /orderFood",
    "\t//evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "orderFood",
    "/nowhere",
    "/desk",
  ])("%j leads nowhere", (callback) => {
    expect(safeCallback(callback)).toBeNull();
  });

  it.each([
    "/login",
    "/login?mode=forgot",
    "/loginInput",
    "/LOGININPUT/",
    "/loginInput?callback=%2FloginInput",
    "/register?callback=%2Fregister",
    "/x/../login",
  ])("never leads back to signing in, as %s would", (callback) => {
    expect(safeCallback(callback)).toBeNull();
  });

  it("leads to a member's change of password, which asks who is not signed in to sign in first", () => {
    expect(safeCallback("/login?mode=change")).toBe("/login?mode=change");
  });

  it("whatever it says, leads to an address of ours or nowhere", () => {
    const ours = new Set(specifiedPaths.map((path) => path.toLowerCase()));
    const pieces = fc.constantFrom(
      "/",
      "\\",
      "//",
      "orderFood",
      "evil.example",
      "%2f",
      "@",
      ":",
      "..",
      "?",
      "#",
      "\t",
      "https:",
    );
    const callbacks = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(pieces).map((parts) => `/${parts.join("")}`),
    );
    fc.assert(
      fc.property(callbacks, (callback) => {
        const target = safeCallback(callback);
        if (target === null) return;
        const { origin, pathname } = new URL(target, "https://app.example");
        expect(origin).toBe("https://app.example");
        expect(ours).toContain(pathname.toLowerCase().replace(/\/+$/, ""));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("outside callback", () => {
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
});
