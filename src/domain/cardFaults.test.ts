import { expect, it } from "vitest";
import type { CardTyped } from "#contract/card.ts";
import { cardFaults } from "./cardFaults.ts";

const now = new Date("2026-11-21T03:00:00Z");
const good: CardTyped = {
  number: "4242 4242 4242 4242",
  valid_period: "12/40",
  security_code: "123",
  name: "TARO YAMADA",
};
const faults = (change: Partial<CardTyped>) => cardFaults({ ...good, ...change }, now);

it("a whole card has no fault, in full width too", () => {
  expect(faults({})).toEqual({});
  expect(faults({ number: "４２４２　４２４２　４２４２　４２４２", security_code: "１２３" })).toEqual({});
  expect(faults({ valid_period: "11/26" })).toEqual({});
});

it("says of each field what is wrong with it", () => {
  const nothing = { number: "", valid_period: "", security_code: "", name: "　" };
  expect(faults(nothing)).toEqual({
    number: "number_missing",
    valid_period: "valid_period_missing",
    security_code: "security_code_missing",
    name: "name_missing",
  });
  expect(faults({ number: "4242 4242 4242 4241" })).toEqual({ number: "number" });
  expect(faults({ number: "4242" })).toEqual({ number: "number" });
  expect(faults({ valid_period: "13/30" })).toEqual({ valid_period: "expiry" });
  expect(faults({ valid_period: "10/26" })).toEqual({ valid_period: "expired" });
  expect(faults({ security_code: "1234" })).toEqual({ security_code: "security_code" });
  expect(faults({ number: "378282246310005" })).toEqual({ security_code: "security_code" });
  expect(faults({ number: "378282246310005", security_code: "1234" })).toEqual({});
  expect(faults({ name: "4242424242424242" })).toEqual({ name: "name" });
});
