import { describe, expect, it } from "vitest";
import type { CardTyped } from "#contract/payment.ts";
import { cardFaults, cardPeriod, isPeriodOver, typedPeriod } from "./cardFaults.ts";

describe("card faults", () => {
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
});

describe("a card's valid period", () => {
  it.each([
    ["12/30", "12/30"],
    ["1 / 30", "01/30"],
    ["0130", "01/30"],
    ["12/2030", "12/30"],
    ["１２／３０", "12/30"],
    ["13/30", null],
    ["0/30", null],
    ["12/3", null],
    ["soon", null],
    ["", null],
  ])("%j is %s", (typed, period) => {
    expect(cardPeriod(typed)).toBe(period);
  });

  it("lasts to the end of its month", () => {
    expect(isPeriodOver("11/26", new Date("2026-11-30T23:59:59Z"))).toBe(false);
    expect(isPeriodOver("11/26", new Date("2026-12-01T00:00:00Z"))).toBe(true);
    expect(isPeriodOver("12/26", new Date("2026-12-31T12:00:00Z"))).toBe(false);
    expect(isPeriodOver("12/26", new Date("2027-01-01T00:00:00Z"))).toBe(true);
  });
});

describe("typed period", () => {
  it("a valid period gets its slash as it is typed", () => {
    for (const [typed, shown] of [
      ["", ""],
      ["0", "0"],
      ["1", "1"],
      ["5", "05/"],
      ["12", "12/"],
      ["1/", "01/"],
      ["12/3", "12/3"],
      ["1230", "12/30"],
      ["12/301", "12/30"],
      ["05/3", "05/3"],
    ])
      expect(typedPeriod(typed ?? "")).toBe(shown);
  });

  it("what is pasted or filled in whole is understood, in full width too", () => {
    for (const typed of ["12/2030", "12 / 30", "122030", "１２／３０", "12-30"]) {
      expect(typedPeriod(typed)).toBe("12/30");
    }
    expect(typedPeriod("1/30")).toBe("01/30");
  });

  it("taking signs away is not undone by the slash", () => {
    expect(typedPeriod("12/", true)).toBe("12");
    expect(typedPeriod("12/3", true)).toBe("12/3");
    expect(typedPeriod("1", true)).toBe("1");
  });
});
