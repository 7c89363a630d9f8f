import type { Context } from "hono";

/** The text of a form's field, trimmed, `most` characters of it at most; empty when there is none. */
export async function formField(context: Context, name: string, most = 200): Promise<string> {
  const field = await formFields(context);
  return [...field(name)].slice(0, most).join("");
}

/** Gives the texts of a form's fields, trimmed and however long; empty where there is none. */
async function formFields(context: Context): Promise<(name: string) => string> {
  const form = await context.req.parseBody();
  return (name) => {
    const value = form[name];
    return typeof value === "string" ? value.trim() : "";
  };
}
