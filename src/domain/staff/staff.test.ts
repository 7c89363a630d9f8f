import { assert, constantFrom, property as fcProperty, uniqueArray } from "fast-check";
import { describe, expect, it } from "vitest";
import { STAFF_RIGHTS, StaffRole } from "#contract/calls/desk/deskCall.ts";
import { isCommonPin } from "./pin.ts";
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

describe("a PIN", () => {
  it.each([
    "0000",
    "1234",
    "4321",
    "7890",
    "9012",
    "0987",
    "2468",
    "9753",
    "1212",
    "1122",
    "1221",
    "1112",
    "2580",
  ])("that anybody would try first is refused: %s", (pin) => expect(isCommonPin(pin)).toBe(true));

  it.each(["4826", "7391", "1358", "1243", "0912", "5081"])("of other digits is taken: %s", (pin) =>
    expect(isCommonPin(pin)).toBe(false),
  );

  it("leaves nine thousand to choose from", () => {
    const all = Array.from({ length: 10_000 }, (_, pin) => String(pin).padStart(4, "0"));
    expect(all.filter((pin) => !isCommonPin(pin)).length).toBeGreaterThan(9_000);
  });
});

const byPassword = (role: StaffRole) => rightsOf({ role, isByPin: false });
const byPin = (role: StaffRole) => rightsOf({ role, isByPin: true });

describe("rights", () => {
  it("an owner has all, and nobody else those of the operator and the staff", () => {
    expect(byPassword("owner")).toEqual(STAFF_RIGHTS);
    for (const role of StaffRole.def.values.filter((one) => one !== "owner"))
      expect([role, hasRight(role, "operator"), hasRight(role, "staff")]).toEqual([role, false, false]);
  });

  it("who cooks takes no money, and who counts it changes nothing", () => {
    expect(byPassword("kitchen")).toEqual(["look", "orders"]);
    expect(byPassword("accounts")).toEqual(["look", "log", "books"]);
    expect(hasRight("accounts", "close")).toBe(false);
    expect(hasRight("floor", "refunds")).toBe(false);
  });

  it("of a PIN are floor and kitchen work, whosever it is, and never more than the role has", () => {
    expect(byPin("owner")).toEqual(["look", "orders", "till"]);
    expect(byPin("manager")).toEqual(["look", "orders", "till"]);
    expect(byPin("kitchen")).toEqual(["look", "orders"]);
    expect(byPin("accounts")).toEqual(["look"]);
  });
});
