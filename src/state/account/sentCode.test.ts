import { beforeEach, describe, expect, it } from "vitest";
import { sessionStore } from "#state/storage/storage.ts";
import { forgetSentCode, keepSentCode, readSentCode, type SentCode } from "./sentCode.ts";

const NOW = Date.parse("2026-11-21T12:00:00+09:00");
const sent: SentCode = {
  purpose: "register",
  phone: "09012345678",
  length: 4,
  expiresAt: NOW + 300_000,
  resendAt: NOW + 60_000,
};

beforeEach(forgetSentCode);

describe("a code on its way", () => {
  it("is remembered for its purpose alone", () => {
    keepSentCode(sent);
    expect(readSentCode("register", NOW)).toEqual(sent);
    expect(readSentCode("log_in", NOW)).toBeNull();
  });

  it("is forgotten with its phone once it is no longer taken", () => {
    keepSentCode(sent);
    expect(readSentCode("register", NOW + 300_000)).toBeNull();
    expect(sessionStore.get("noren.code")).toBeNull();
  });

  it.each(["", "{", "null", '{"purpose":"register"}', "[1]"])("is none in %j", (text) => {
    sessionStore.set("noren.code", text);
    expect(readSentCode("register", NOW)).toBeNull();
  });
});
