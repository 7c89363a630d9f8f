/** A gift's code as it is printed, in groups of four, however it was typed: in full width, without dashes, in small letters. */
export function giftCode(typed: string): string {
  const signs = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "");
  return (signs.match(/.{1,4}/g) ?? []).join("-");
}
