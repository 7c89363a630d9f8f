import { describe, expect, it } from "vitest";
import { PASSWORD_PATTERN } from "#contract/fieldRules.ts";
import { checkPassword, commonPasswords } from "./password.ts";

describe("a new password", () => {
  it.each(["ramen7", "Kakigori2026", "x9", "x".repeat(30) + "9x1"])(
    "%s is judged by its length",
    (password) => {
      const { length } = password;
      expect(checkPassword(password)).toBe(length < 6 ? "short" : length > 32 ? "long" : null);
    },
  );

  it("of 6 and of 32 characters is taken", () => {
    expect(checkPassword("tsuke8")).toBeNull();
    expect(checkPassword("tsukemen8ajitama".repeat(2))).toBeNull();
  });

  it.each(["ramen-7", "ra men7", "らーめん七八", "ｒａｍｅｎ７", "ramen7\n", "pässword7"])(
    "%j has characters that no password may have",
    (password) => expect(checkPassword(password)).toBe("characters"),
  );

  it.each([
    "123456",
    "PassWord1",
    "qwerty",
    "aaaaaa",
    "121212",
    "1212121",
    "abcdefgh",
    "987654321",
    "8901234",
    "zyxwvu",
    "asdfghjkl",
    "sakura123",
    "dkssud",
    "5201314",
  ])("%s is what anyone would try first", (password) => expect(checkPassword(password)).toBe("common"));

  it("that only contains a common one is taken", () => {
    expect(checkPassword("sakura123ramen")).toBeNull();
    expect(checkPassword("135792468x")).toBeNull();
  });
});

describe("the list of common passwords", () => {
  it("holds only what the rules would let pass, in lower case", () => {
    const odd = [...commonPasswords].filter(
      (word) => !PASSWORD_PATTERN.test(word) || word !== word.toLowerCase(),
    );
    expect(odd).toEqual([]);
    expect(commonPasswords.size).toBeGreaterThan(400);
  });
});
