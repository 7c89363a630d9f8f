/**
 * Texts as they are searched: NFKC, lower case, without accents, katakana as hiragana, white space as one blank.
 * Goods keep their names so, and a keyword is turned so before it is compared.
 */
export function searchText(...texts: readonly string[]): string {
  return texts
    .join(" ")
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[\u30a1-\u30f6\u30fd\u30fe]/g, (kana) =>
      String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60),
    )
    .replace(/\s+/g, " ")
    .trim();
}
