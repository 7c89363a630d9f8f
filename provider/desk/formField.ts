import type { Context } from "hono";

const MOST = 200;

/** The text of a form's field, trimmed, 200 characters of it at most; empty when there is none. */
export async function formField(context: Context, name: string): Promise<string> {
  const value = (await context.req.parseBody())[name];
  return typeof value === "string" ? [...value.trim()].slice(0, MOST).join("") : "";
}
