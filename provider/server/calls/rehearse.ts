import type { AnyCode } from "#contract/codes.ts";
import * as Code from "#contract/codes.ts";
import type { FailureData } from "#contract/failureData.ts";
import { isRecord } from "#domain/values/untrusted.ts";
import type { Settings } from "#provider/operations/settings.ts";
import { CallFailed } from "#provider/server/context.ts";

/** Codes that nothing in a demo's stores comes to by itself, or nothing that a page lets its guests type. */
const REHEARSED = [
  Code.codeNotSent,
  Code.passwordMissing,
  Code.dishMissing,
  Code.couponClaimFailed,
  Code.multiSpecGoodsRemoved,
  Code.backToTableMenu,
] as const satisfies readonly AnyCode[];

/** As a whole text: "rehearse 305", "rehearse-305" in addresses, "rehearse105" in passwords. */
const WORD = /^rehearse[ -]?(\d+)$/i;
/** A phone has no letters: to this one no code can be sent (103). */
const PHONE = /^(?:0|\+81)8010000103$/;
/** Deeper than any request is. */
const DEPTH = 6;

/**
 * In a demo, answers a request of which some text is the word for a code by that code, as a test card does of payments:
 * so that its reaction can be seen. docs/testing.md names the words; without the demo they are texts like any other.
 * @throws CallFailed the code; 1000 with the lines of the request that have options
 */
export function rehearse(body: unknown, { hasDemo }: Pick<Settings, "hasDemo">): void {
  if (!hasDemo || !isRecord(body)) return;
  const { phone, purpose } = body;
  const isCodeWanted = typeof phone === "string" && purpose !== undefined;
  if (isCodeWanted && PHONE.test(phone)) throw new CallFailed(Code.codeNotSent);
  const code = codeIn(body, DEPTH);
  if (code === Code.multiSpecGoodsRemoved) throw new CallFailed(code, namedIn(body));
  if (code !== null) throw new CallFailed(code);
}

/** The code of a word among the texts of a value, so many levels deep. */
function codeIn(value: unknown, depth: number): (typeof REHEARSED)[number] | null {
  if (typeof value === "string") {
    const wanted = Number(WORD.exec(value.trim())?.[1]);
    return REHEARSED.find((code) => code === wanted) ?? null;
  }
  if (typeof value !== "object" || value === null || depth === 0) return null;
  for (const part of Object.values(value)) {
    const code = codeIn(part, depth - 1);
    if (code !== null) return code;
  }
  return null;
}

function namedIn({ lines }: Readonly<Record<string, unknown>>): FailureData {
  const named = Array.isArray(lines) ? lines : [];
  return {
    lines: named.filter(isRecord).flatMap(({ goods_id, option_value }) => {
      const options = Array.isArray(option_value) ? option_value.filter((id) => typeof id === "string") : [];
      return typeof goods_id === "string" && options.length > 0 ? [{ goods_id, option_value: options }] : [];
    }),
  };
}
