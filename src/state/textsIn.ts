/** The texts in what was kept as JSON, by their names, whatever became of it meanwhile. */
export function textsIn(kept: string | null): Readonly<Partial<Record<string, string>>> {
  try {
    const found: unknown = JSON.parse(kept ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, text]) => typeof text === "string"));
  } catch {
    return {};
  }
}
