const MOST = 500;

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Character references of XML, and those of HTML that feeds use. */
export function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w{2,6}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : "";
  });
}

/** What a reader sees of a piece of HTML: no markup, at most 500 characters. */
export function plainText(html: string): string {
  const text = decodeReferences(
    html
      .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, "")
      .replace(/<br\b[^>]*>|<\/(?:p|div|li|h[1-6])\s*>/gi, "\n")
      .replace(/<\/?[a-z!][^>]*>/gi, ""),
  )
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*/g, "\n")
    .trim();
  const characters = [...text];
  return characters.length > MOST
    ? `${characters
        .slice(0, MOST - 1)
        .join("")
        .trimEnd()}…`
    : text;
}
