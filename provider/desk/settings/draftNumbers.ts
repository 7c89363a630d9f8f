import * as z from "zod/mini";
import { foldWidth } from "#domain/values/typedText.ts";
import type { Draft, Fields } from "./filled.ts";
import { type Fault, ja } from "./words/ja.ts";

const digits = (text: string) => foldWidth(text).replaceAll(/[\s,]/g, "");

/** A field as a whole number that is not negative; NaN for what is none. */
export function wholeNumber(text: string): number {
  const written = digits(text);
  return /^\d{1,9}$/.test(written) ? Number(written) : Number.NaN;
}

/** As `wholeNumber`; what an empty field stands for otherwise. */
export function wholeOr<Empty>(text: string, empty: Empty): number | Empty {
  return digits(text) === "" ? empty : wholeNumber(text);
}

const isFault = (field: string): field is Fault => Object.hasOwn(ja.faults, field);

/** A value that a schema has checked, or the fields that it refuses, each the name of its own fault. */
export function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): Draft<z.output<Schema>> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const fields = parsed.error.issues.map(({ path }) => String(path[0])).filter(isFault);
  return { ok: false, faults: Object.fromEntries(fields.map((field) => [field, field])) };
}

/** The text of a field; empty where there is none. */
export function textOf(fields: Fields, name: string): string {
  return fields[name]?.trim() ?? "";
}
