import { describe, expect, it } from "vitest";
import * as menuCalls from "./menuCalls.ts";

describe("a call named without its schema", () => {
  it.each(Object.entries(menuCalls))("%s says what its declaration says", async (_name, call) => {
    const { path, access, effect } = await call.load();
    expect({ path: call.path, access: call.access, effect: call.effect }).toEqual({ path, access, effect });
  });
});
