import type { Fault } from "./words/ja.ts";

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
