import * as z from "zod/mini";
import * as Code from "#contract/codes.ts";
import type { Fail } from "#provider/server/context.ts";
import { isSigned, sign } from "#provider/server/signing.ts";

const PURPOSE = "cursor";

/** The place after which a list goes on, as an opaque text that only this provider makes. */
export function writeCursor(key: string, place: readonly (string | number)[]): string {
  const text = Buffer.from(JSON.stringify(place)).toString("base64url");
  return `${text}.${sign(key, PURPOSE, text)}`;
}

/** The place that a cursor stands for; null without one; 114 when it was made elsewhere or for another list. */
export function readCursor<Place extends z.ZodMiniType>(
  schema: Place,
  cursor: string | undefined,
  key: string,
  fail: Fail<typeof Code.missingParameter>,
): z.output<Place> | null {
  if (cursor === undefined) return null;
  const [text = "", signature = ""] = cursor.split(".");
  if (!isSigned(key, PURPOSE, text, signature)) return fail(Code.missingParameter);
  const place = schema.safeParse(JSON.parse(Buffer.from(text, "base64url").toString()));
  return place.success ? place.data : fail(Code.missingParameter);
}
