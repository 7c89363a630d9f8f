import type { Envelope } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { isRecord } from "#domain/values/untrusted.ts";
import { ANSWER_QUALITY, type Coded, codedOnce } from "#provider/server/formats/coded.ts";
import { errorText } from "../texts.ts";
import { namedFields } from "./fieldWords.ts";

/** A success's envelope; `code`: the call's own, where it has one. */
export function success(
  data: unknown,
  code: typeof Code.success | typeof Code.receiptConfirmed = Code.success,
): Envelope {
  return { code, message: "", data };
}

/** How most envelopes begin. */
const USUAL = JSON.stringify({ code: Code.success, message: "" }).slice(0, -1);
/** Answers that are given more than once, in their usual envelopes. */
const written = new WeakMap<object, { readonly bytes: Buffer<ArrayBuffer>; readonly coded: Coded | null }>();
/** Bytes from which an answer is worth a coding: fewer are one packet as they are. */
const WORTH_CODING = 1_400;

/** Writes the envelope of an answer that is kept, once; how many bytes it has. */
export function rememberBytes(data: unknown): number {
  const bytes = Buffer.from(`${USUAL},"data":${JSON.stringify(data ?? null)}}`);
  // It is the same for everybody: how long it is when compressed tells nothing of anyone.
  const coded = bytes.length < WORTH_CODING ? null : codedOnce(bytes, ANSWER_QUALITY);
  if (typeof data === "object" && data !== null) written.set(data, { bytes, coded });
  return bytes.length;
}

type Body = string | Uint8Array<ArrayBuffer>;

/** An envelope as it is sent; sets the headers that tell how. */
export function envelopeBody(
  envelope: Envelope,
  acceptEncoding: string | null = null,
  headers = new Headers(),
): Body | Promise<Body> {
  const { data, ...others } = envelope;
  const known = typeof data === "object" && data !== null ? written.get(data) : undefined;
  if (known === undefined) return JSON.stringify(envelope);
  const { bytes, coded } = known;
  const beginning = JSON.stringify(others).slice(0, -1);
  if (beginning !== USUAL) return Buffer.concat([Buffer.from(beginning), bytes.subarray(USUAL.length)]);
  return coded === null ? bytes : coded(acceptEncoding, headers);
}

/** A failure's envelope, its message in the language asked for; fields of `data` may appear in the message. */
export function failure(code: number, language: WireLanguage, data?: unknown): Envelope {
  const message = errorMessage(code, language, data);
  return data === undefined ? { code, message } : { code, message, data };
}

/**
 * What a code means to a customer and what to do about it, by the `reason` of its data, or of all lines that it names,
 * where there are words for that;
 * `{{name}}` stands for a field of `data`, `{{minutes}}` for its seconds, and a list there for fields of the request,
 * which are named as people call them.
 */
export function errorMessage(code: number, language: WireLanguage, data?: unknown): string {
  const about = isRecord(data) ? data : {};
  const text =
    errorText(language, `${code}_${String(about["reason"] ?? reasonOfAll(about["lines"]))}`) ??
    errorText(language, `${code}`) ??
    errorText(language, `${Code.unexpectedFailure}`) ??
    "";
  const minutes = Math.ceil(Number(about["seconds"]) / 60);
  const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    worded(name === "minutes" ? minutes : about[name], language),
  );
  // What was said in brackets, and is not known, leaves none behind.
  return filled.replace(/\s?(?:\(\)|（）)/, "");
}

function reasonOfAll(lines: unknown): unknown {
  const reasons = Array.isArray(lines) ? lines.map((line) => (isRecord(line) ? line["reason"] : null)) : [];
  return new Set(reasons).size === 1 ? reasons[0] : null;
}

function worded(value: unknown, language: WireLanguage): string {
  if (Array.isArray(value)) return namedFields(value, language);
  return typeof value === "number" || typeof value === "string" ? String(value) : "";
}

/** A flag as the wire has it: 1 yes, 0 no. */
export function flag(is: boolean): 0 | 1 {
  return is ? 1 : 0;
}
