/** Full-width digits, letters and signs, as a Japanese keyboard types them, as half-width ones; all else as it is. */
export function foldWidth(text: string): string {
  return text
    .replaceAll(/[！-～]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll("\u3000", " ");
}
