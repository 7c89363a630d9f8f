import { expect, it } from "vitest";
import { isOwnVisit, keepOwnVisit } from "./ownVisit.ts";

const table = { store_id: "noren|bar", table_id: "T1.1.a b;c" };

it("a browser that has ordered at a table is known there, and nowhere else, for as long as a visit lasts", () => {
  const page = { cookie: "" };
  keepOwnVisit(table, page);
  const [pair = "", ...more] = page.cookie.split(";");
  expect(more).toContain("Max-Age=21600");
  expect(isOwnVisit(`theme=dark; ${pair}`, table)).toBe(true);
  expect(isOwnVisit(pair, { ...table, table_id: "T2.1.a b;c" })).toBe(false);
  expect(isOwnVisit(pair, { ...table, store_id: "bar" })).toBe(false);
  expect(isOwnVisit("theme=dark", table)).toBe(false);
});
