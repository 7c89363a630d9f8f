/** JSON for a script element: nothing in it ends the element or starts a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value ?? null)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
