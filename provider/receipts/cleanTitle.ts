/**
 * A receipt's title on one line: whatever is no letter, mark or sign that one can see (line breaks, characters that
 * turn the direction of writing) becomes a space, and spaces become one.
 */
export function cleanTitle(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
}
