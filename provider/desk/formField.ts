import type { Context } from "hono";
import { formFields } from "./formFields.ts";

/** The text of a form's field, trimmed, `most` characters of it at most; empty when there is none. */
export async function formField(context: Context, name: string, most = 200): Promise<string> {
  const field = await formFields(context);
  return [...field(name)].slice(0, most).join("");
}
