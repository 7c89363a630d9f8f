import { assert, constantFrom, property as fcProperty, uniqueArray } from "fast-check";
import { describe, expect, it } from "vitest";
import { STAFF_RIGHTS, StaffRole } from "#contract/calls/desk/deskCall.ts";
import { hasRight, rightsOf } from "./rights.ts";
import { checkStaffPassword } from "./staffPassword.ts";

const aoi = { login: "aoi.tanabe@example.com", name: "Aoi Tanabe" };

describe("a new password of the staff", () => {
  it.each([
    ["seven bowls of noodles"],
    ["らーめん七杯と餃子を二皿"],
    ["Tr0ub4dor&3 horse"],
    ["839274659302"],
    ["🍜 ラーメン 🥟 餃子 🍺 ビール"],
  ])("may be any twelve characters: %s", (password) => {
    expect(checkStaffPassword(password, aoi)).toBeNull();
  });

  it.each([
    ["elevenchars", "password_short"],
    // Counted as one sees them, not in bytes.
    ["らーめん七杯餃子", "password_short"],
    ["x".repeat(129), "password_long"],
    ["password1234", "password_common"],
    ["Password!!!!", "password_common"],
    ["P@ssw0rd1234", "password_common"],
    ["passwordpassword", "password_common"],
    ["qwertyuiop12", "password_common"],
    ["123456789012", "password_common"],
    // Rows go round.
    ["890123456789", "password_common"],
    ["xyzabcdefghi", "password_common"],
    ["abcabcabcabc", "password_common"],
    ["aoitanabe123", "password_same"],
    ["aoi.tanabe@example.com!", "password_same"],
  ] as const)("is refused: %s", (password, fault) => {
    expect(checkStaffPassword(password, aoi)).toBe(fault);
  });

  it("is taken whatever its characters are, where they are many and not the same", () => {
    const kanji = [..."麺豚葱卵海苔味噌醤油塩辛丼飯皿盃"];
    const property = fcProperty(
      uniqueArray(constantFrom(...kanji), { minLength: 12, maxLength: 16 }),
      (characters) => {
        expect(checkStaffPassword(characters.join(""), aoi)).toBeNull();
      },
    );
    assert(property);
  });
});

describe("rights", () => {
  it("an owner has all, and nobody else those of the operator and the staff", () => {
    expect(rightsOf("owner")).toEqual(STAFF_RIGHTS);
    for (const role of StaffRole.def.values.filter((one) => one !== "owner"))
      expect([role, hasRight(role, "operator"), hasRight(role, "staff")]).toEqual([role, false, false]);
  });

  it("who cooks takes no money, and who counts it changes nothing", () => {
    expect(rightsOf("kitchen")).toEqual(["look", "orders"]);
    expect(rightsOf("accounts")).toEqual(["look", "log"]);
    expect(hasRight("floor", "refunds")).toBe(false);
  });
});
