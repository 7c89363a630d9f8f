import type * as z from "zod/mini";
import { parseJson } from "#domain/values/untrusted.ts";
import { sessionStore } from "./storage.ts";

/** A value that this tab keeps as JSON under a key, checked by its schema when read. */
export function sessionValue<Schema extends z.ZodMiniType>(key: string, schema: Schema) {
  return {
    /** Null where nothing is kept, or nothing that matches. */
    read: (): z.output<Schema> | null => schema.safeParse(parseJson(sessionStore.get(key))).data ?? null,
    keep: (value: z.output<Schema> | null) => keepInSession(key, value),
  };
}

/** Keeps a value as JSON in this tab; null forgets it. */
export function keepInSession(key: string, value: unknown): void {
  if (value === null) sessionStore.remove(key);
  else sessionStore.set(key, JSON.stringify(value));
}
