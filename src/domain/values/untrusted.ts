/** Whether a value is an object with fields, and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a text says in JSON; null for no text, and for what is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** The fields of the object that a text holds as JSON; none where it holds another thing. */
export function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  const value = parseJson(text);
  return isRecord(value) ? value : {};
}

/** The address that a text holds; null where it holds none. Safari before 18 does not have `URL.parse`. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Text as HTML holds it, inside of an element or of a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
