import type { Context } from "hono";
import { html, raw } from "hono/html";
import * as z from "zod/mini";
import { foldWidth } from "#domain/values/typedText.ts";
import type { SettingsView } from "#provider/desk/settings/settingsView.ts";
import { type Fault, ja } from "#provider/desk/settings/words/ja.ts";

/** The text of a form's field, trimmed, `most` characters of it at most; empty when there is none. */
export async function formField(context: Context, name: string, most = 200): Promise<string> {
  const field = await formFields(context);
  return [...field(name)].slice(0, most).join("");
}

/** Gives the texts of a form's fields, trimmed and however long; empty where there is none. */
export async function formFields(context: Context): Promise<(name: string) => string> {
  const form = await context.req.parseBody();
  return (name) => {
    const value = form[name];
    return typeof value === "string" ? value.trim() : "";
  };
}

/** A form as it was sent, its text by field. */
export type Fields = Readonly<Record<string, string>>;

/** A form that could not be saved, to be shown as it was filled in. */
export interface Filled {
  readonly form: string;
  readonly fields: Fields;
  /** What is wrong, by the field that it is wrong with. */
  readonly faults: Readonly<Record<string, Fault>>;
}

/** What a form says, or what is wrong with it by field. */
export type Draft<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: Filled["faults"] };

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

interface Field {
  readonly form: string;
  readonly name: string;
  readonly label: string;
  /** As it is saved. */
  readonly value: string;
  readonly type?: "text" | "date" | "datetime-local";
  readonly isNumber?: boolean;
}

/** A field of a form, with what is wrong with it under it; as it was filled in where it could not be saved. */
export function fieldView({ form, name, label, value, type = "text", isNumber }: Field, view: SettingsView) {
  const filled = view.filled?.form === form ? view.filled : null;
  const fault = filled?.faults[name];
  const id = `${form}-${name}-fault`;
  return html`<label>${label}
      <input name="${name}" type="${type}" value="${filled?.fields[name] ?? value}" maxlength="2000" autocomplete="off"
        ${isNumber ? raw('inputmode="numeric"') : ""} ${fault ? html`aria-invalid="true" aria-describedby="${id}"` : ""} /></label>
    ${fault ? html`<p class="warn fault" id="${id}">${view.words.faults[fault]}</p>` : ""}`;
}
