const THOUSAND = 1_000;

/** So many bytes as people read them, in kilobytes or megabytes of a thousand each: "340 kB", "1.2 MB". */
export function shownBytes(bytes: number, tag: string): string {
  const inKilobytes = bytes < THOUSAND * THOUSAND;
  const value = inKilobytes ? bytes / THOUSAND : bytes / THOUSAND / THOUSAND;
  return new Intl.NumberFormat(tag, {
    style: "unit",
    unit: inKilobytes ? "kilobyte" : "megabyte",
    maximumFractionDigits: inKilobytes ? 0 : 1,
  }).format(value);
}
