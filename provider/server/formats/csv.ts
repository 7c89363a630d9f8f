/** What a file of comma-separated values begins with: spreadsheets take it for UTF-8 by this mark. */
export const CSV_MARK = "\uFEFF";

/** A line of a CSV file (RFC 4180). Text that a spreadsheet would take for a formula is written as the text that it is. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(csvField).join(",")}\r\n`;
}

function csvField(text: string | number): string {
  if (typeof text === "number") return String(text);
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
