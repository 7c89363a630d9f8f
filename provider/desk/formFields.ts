import type { Context } from "hono";

/** Gives the texts of a form's fields, trimmed and however long; empty where there is none. */
export async function formFields(context: Context): Promise<(name: string) => string> {
  const form = await context.req.parseBody();
  return (name) => {
    const value = form[name];
    return typeof value === "string" ? value.trim() : "";
  };
}
