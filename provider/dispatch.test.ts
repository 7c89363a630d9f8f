import { afterAll, beforeAll, expect, it } from "vitest";
import { noneRegister } from "#contract/calls/session.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";

let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider({ isSeeded: true });
});
afterAll(() => provider.close());

it("registers", async () => {
  const a = await provider.call(noneRegister, {});
  expect(a.code).toBe(10000);
});
