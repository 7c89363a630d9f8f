import { expect, it } from "vitest";
import { isDismissed } from "./dismissal.ts";

const says = (status: number) => isDismissed("/sw.js", async () => new Response(null, { status }));

it("a worker goes when its server says that there is none, and for nothing else", async () => {
  expect(await says(404)).toBe(true);
  expect(await says(410)).toBe(true);
  expect(await says(200)).toBe(false);
  expect(await says(503)).toBe(false);
  expect(await isDismissed("/sw.js", () => Promise.reject(new TypeError("no network")))).toBe(false);
});
