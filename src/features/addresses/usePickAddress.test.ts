import { describe, expect, it } from "vitest";
import { answerTo } from "./usePickAddress.ts";

describe("the way back to the screen that asked for an address", () => {
  it("carries the address where that screen takes one", () => {
    expect(answerTo("/addressKey?addressId=old", "a1")).toBe("/addressKey?addressId=a1");
    expect(answerTo("/home", "a1")).toBe("/home");
  });

  it.each([undefined, "", "//evil.example", "https://evil.example/home", "javascript:alert(1)", "/nowhere"])(
    "leads nowhere for %j",
    (callback) => expect(answerTo(callback, "a1")).toBeNull(),
  );
});
