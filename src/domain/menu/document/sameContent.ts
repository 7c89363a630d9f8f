/** A value as text that is the same for the same content, whatever the order in which its fields stand. */
export function contentText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(contentText).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${contentText(each)}`).join(",")}}`;
}

/** Whether two values have the same content. */
export function isSameContent(one: unknown, other: unknown): boolean {
  return contentText(one) === contentText(other);
}
