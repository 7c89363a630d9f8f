import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeCallback } from "./safeCallback.ts";
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
