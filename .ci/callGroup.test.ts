import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { callGroup } from "./callGroup.ts";

const folder = new URL("../src/contract/calls/", import.meta.url);
const groups = ["ordering", "finding", "account", "paying", "mall"];

it("puts every declaration of calls into one of the groups", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(15);
  const outside = files.filter((file) => !groups.includes(callGroup(new URL(file, folder).pathname) ?? ""));
  expect(outside).toEqual([]);
});

it("leaves everything else where it is", () => {
  expect(callGroup("/any/src/contract/order.ts")).toBeNull();
  expect(callGroup("/any/src/domain/calls/order.ts")).toBeNull();
});
