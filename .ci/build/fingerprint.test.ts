import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

const folder = mkdtempSync(join(tmpdir(), "noren-fingerprint-"));
const sources = [join(folder, "src"), join(folder, "missing")];
const file = join(folder, "src", "deep", "a.ts");
let before = "";

beforeAll(() => {
  mkdirSync(join(folder, "src", "deep"), { recursive: true });
  writeFileSync(file, "1");
  before = fingerprint(sources, {});
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a build is not made anew for another time, or for a test", () => {
  utimesSync(file, 0, 0);
  writeFileSync(join(folder, "src", "a.test.tsx"), "test");
  expect(fingerprint(sources, { HOME: "/home" })).toBe(before);
});

test("a build is made anew for another setting of the client", () => {
  expect(fingerprint(sources, { VITE_API_BASE: "https://api.example" })).not.toBe(before);
});

test("a build is made anew for another content", () => {
  writeFileSync(file, "2");
  expect(fingerprint(sources, {})).not.toBe(before);
});
