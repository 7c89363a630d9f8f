import { expect, it } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

const from = "Noren <receipts@example.com>";
const faultOf = (environment: Readonly<Record<string, string>>): string => {
  try {
    readSettings(environment);
    return "";
  } catch (error) {
    return error instanceof SettingsError ? error.message : "something else";
  }
};

it("without a mail server the desk shows mail", () => {
  expect(readSettings({}).smtp).toBeNull();
});

it.each([
  ["smtps://mail.example.com", 465, true, null],
  ["smtp://mail.example.com", 587, false, null],
  ["smtp://127.0.0.1:2525", 2525, false, null],
  [
    "smtps://shop%40a.test:p%40ss@mail.example.com:4650",
    4650,
    true,
    { user: "shop@a.test", password: "p@ss" },
  ],
])("%s is a mail server", (address, port, isSecure, login) => {
  const { smtp } = readSettings({ NOREN_SMTP_URL: address, NOREN_MAIL_FROM: from });
  expect(smtp).toMatchObject({ port, isSecure, login, from });
});

it("server and sender go together, and each is named where it cannot be used, without its value", () => {
  expect(faultOf({ NOREN_SMTP_URL: "smtp://mail.example.com" })).toContain("NOREN_MAIL_FROM is missing");
  expect(faultOf({ NOREN_MAIL_FROM: from })).toContain("NOREN_SMTP_URL is missing");
  for (const address of [
    "mail.example.com",
    "http://shop:secret@mail.example.com",
    "smtp://",
    "smtp://a:%E0@b.test",
  ]) {
    const fault = faultOf({ NOREN_SMTP_URL: address, NOREN_MAIL_FROM: from });
    expect([address, fault]).toEqual([address, expect.stringContaining("NOREN_SMTP_URL should be")]);
    expect(fault).not.toContain("secret");
  }
  for (const sender of [
    "nobody",
    "a@b.test\r\nBcc: c@d.test",
    "A, B <a@b.test>",
    "a@b.test, c@d.test",
    "<a@b.test",
  ])
    expect(faultOf({ NOREN_SMTP_URL: "smtp://mail.example.com", NOREN_MAIL_FROM: sender })).toContain(
      "NOREN_MAIL_FROM should be",
    );
});
