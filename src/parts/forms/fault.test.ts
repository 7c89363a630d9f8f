import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as Code from "#contract/codes.ts";
import type { FailureData } from "#contract/failureData.ts";
import type { Failure } from "#net/answer.ts";
import { refusal } from "./fault.ts";

const NOW = Date.parse("2026-11-21T12:00:00+09:00");
const code = (
  number: typeof Code.passwordMismatch | typeof Code.registrationFailed | typeof Code.tooManyRequests,
  data: FailureData = {},
): Failure => ({ ok: false, kind: "code", code: number, message: `Code ${number}`, data });

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

describe("what a form says of a failure", () => {
  it("is the provider's message, at the field that the code is about", () => {
    const fault = { kind: "message", code: Code.passwordMismatch, text: "Code 108" };
    expect(refusal(code(Code.passwordMismatch), { [Code.passwordMismatch]: "password" })).toEqual({
      field: "password",
      fault,
    });
    expect(refusal(code(Code.passwordMismatch), {})).toEqual({ field: null, fault });
  });

  it.each([
    [{ seconds: 840 }, 840],
    [{}, 60],
  ])("is how long to wait, given %j", (data, seconds) => {
    expect(refusal(code(Code.tooManyRequests, data), {}).fault).toEqual({
      kind: "wait",
      until: NOW + seconds * 1_000,
    });
  });

  it.each([
    ["common", { kind: "key", key: "password_common" }],
    ["short", { kind: "key", key: "password_short" }],
    ["unheard of", { kind: "message", code: Code.registrationFailed, text: "Code 111" }],
  ])("is why a password was refused: %s", (reason, fault) => {
    expect(
      refusal(code(Code.registrationFailed, { reason }), { [Code.registrationFailed]: "password" }).fault,
    ).toEqual(fault);
  });

  it("is what is wrong with the network, at the whole form", () => {
    expect(refusal({ ok: false, kind: "timeout" }, { [Code.passwordMismatch]: "password" })).toEqual({
      field: null,
      fault: { kind: "trouble", trouble: "timeout" },
    });
  });
});
