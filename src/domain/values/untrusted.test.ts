import { expect, it } from "vitest";
import { parseUrl } from "./untrusted.ts";

it("reads an address, by itself or against another, and null where there is none", () => {
  expect(parseUrl("https://app.example/home?a=1")?.search).toBe("?a=1");
  expect(parseUrl("/home", "https://app.example/menu")?.href).toBe("https://app.example/home");
  expect([parseUrl("home"), parseUrl(""), parseUrl("https://")]).toEqual([null, null, null]);
});
