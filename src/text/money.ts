/** Yen with one glyph in every language and thousands separators: ¥1,280 (specification, section 9). */
export function money(yen: number): string {
  const digits = Math.abs(yen).toLocaleString("en-US");
  return yen < 0 ? `−¥${digits}` : `¥${digits}`;
}
