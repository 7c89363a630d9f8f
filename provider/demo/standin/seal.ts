import type * as z from "zod/mini";
import { isSigned, sign } from "#provider/server/signing.ts";

/** Puts something into a token of the stand-ins, which only they read. */
export function seal(key: string, purpose: string, content: object): string {
  const text = Buffer.from(JSON.stringify(content)).toString("base64url");
  return `${text}.${sign(key, `stand-in ${purpose}`, text)}`;
}

/** What is in a token; null when it is none of ours, or for another purpose. */
export function unseal<Schema extends z.ZodMiniType>(
  key: string,
  purpose: string,
  { token, schema }: { readonly token: string; readonly schema: Schema },
): z.output<Schema> | null {
  const [text = "", signature = "", ...rest] = token.split(".");
  // One token has one spelling: what is spent once is known by it.
  if (rest.length > 0 || !isSigned(key, `stand-in ${purpose}`, text, signature)) return null;
  return schema.safeParse(JSON.parse(Buffer.from(text, "base64url").toString())).data ?? null;
}
