import { isDeepStrictEqual } from "node:util";
import type { MenuText } from "#contract/menuDocument.ts";
import type { SaidText } from "../entry.ts";

/** A text with what a file says of it: languages of which it says nothing stay. */
export function mergedText(was: MenuText, said: SaidText | undefined): MenuText {
  return withSaid(was, said ?? {});
}

/** Fields with those that a file says; what it does not say stays. */
export function withSaid<T extends object>(
  was: T,
  said: { readonly [Key in keyof T]?: T[Key] | undefined },
): T {
  const merged = { ...was };
  for (const key in said) {
    const value = said[key];
    if (value !== undefined) Object.assign(merged, { [key]: value });
  }
  return merged;
}

/** The fields in which two differ, by their names. */
export function changedFields(was: object, is: object): readonly string[] {
  const former: ReadonlyMap<string, unknown> = new Map(Object.entries(was));
  return Object.entries(is).flatMap(([field, value]) =>
    isDeepStrictEqual(former.get(field), value) ? [] : [field],
  );
}

/** The name to find something by, and to show: the first language that there is. */
export const shownName = (name: SaidText): string =>
  name.ja || name.en || name.zh || name.tw || name.ko || "";

/** Names are compared without width, case and space. */
export const nameKey = (name: SaidText): string =>
  shownName(name).normalize("NFKC").toLowerCase().replaceAll(/\s+/g, "");
