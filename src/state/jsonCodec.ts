import type * as z from "zod/mini";
import type { Codec } from "./storedAtom.ts";

/** Keeps a value as JSON, checked by its schema when read; what does not match is the empty value. */
export function jsonCodec<Schema extends z.ZodMiniType>(
  schema: Schema,
  empty: z.output<Schema>,
  merge?: Codec<z.output<Schema>>["merge"],
): Codec<z.output<Schema>> {
  return {
    read: (text) => {
      if (text === null) return empty;
      try {
        const parsed = schema.safeParse(JSON.parse(text));
        return parsed.success ? parsed.data : empty;
      } catch {
        return empty;
      }
    },
    write: (value) => (value === null ? null : JSON.stringify(value)),
    ...(merge ? { merge } : {}),
  };
}
