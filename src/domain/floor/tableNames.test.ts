import { describe, expect, it } from "vitest";
import { tableNames } from "./tableNames.ts";

describe("names of tables that are typed at once", () => {
  it.each([
    ["T1 to T4", ["T1", "T2", "T3", "T4"]],
    ["T1-4", ["T1", "T2", "T3", "T4"]],
    ["Ｔ１〜Ｔ３", ["T1", "T2", "T3"]],
    ["カウンター1から3", ["カウンター1", "カウンター2", "カウンター3"]],
    ["A08-A11", ["A08", "A09", "A10", "A11"]],
    ["1-3", ["1", "2", "3"]],
    ["B-1", ["B-1"]],
    ["Window, Terrace 1\nTerrace 2", ["Window", "Terrace 1", "Terrace 2"]],
    ["T1、T1", ["T1"]],
    ["T1-A3", ["T1-A3"]],
  ])("%s", (typed, names) => {
    expect(tableNames(typed)).toEqual(names);
  });

  it.each(["", " , ", "T12 to T1", "T1 to T101", `${"x".repeat(21)}`])("none in %j", (typed) => {
    expect(tableNames(typed)).toBeNull();
  });
});
