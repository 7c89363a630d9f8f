import { searchText } from "#domain/values/searchText.ts";

/** Names as they are compared: as searched, without blanks and signs, the small ヶ of place names as the large. */
export function foldName(name: string): string {
  // Most of a hundred thousand towns are plain kanji, which stay as they are.
  if (/^[\u4e00-\u9fff]*$/.test(name)) return name;
  return searchText(name)
    .replaceAll("ゖ", "け")
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]/gu, "");
}
