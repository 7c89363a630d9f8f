import { RefusedFile } from "../finding.ts";

/**
 * The text of a file, its coding found out by its bytes: UTF-8 and UTF-16 by their mark, UTF-8 without one, else
 * Shift_JIS with the characters that Windows added to it (CP932). Text in Shift_JIS is hardly ever UTF-8 by chance.
 * @throws RefusedFile for what is none of them
 */
export function textIn(bytes: Uint8Array): string {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : undefined;
  const wideOther = bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : undefined;
  const marked = wide ?? wideOther;
  const codings = marked === undefined ? ["utf-8", "shift_jis"] : [marked];
  for (const coding of codings) {
    const text = decoded(bytes, coding);
    // A byte of 0 stands in no text: it is a program's own file.
    if (text !== undefined && !text.includes("\0")) return text;
  }
  throw new RefusedFile(bytes.includes(0) && marked === undefined ? "other_kind" : "unknown_coding");
}

function decoded(bytes: Uint8Array, coding: string): string | undefined {
  try {
    return new TextDecoder(coding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
