import receiptline from "receiptline";
import type { PaperColumns } from "#contract/calls/desk/printers.ts";
import type { WireLanguage } from "#contract/scalars.ts";

/** Command sets of printers, by the media types that Star names them by; Epson's is ESC/POS. */
const COMMANDS = {
  "application/vnd.star.starprnt": { single: "starmbcs", others: "starmbcs2" },
  "application/vnd.star.line": { single: "starlinembcs", others: "starlinembcs2" },
  escpos: { single: "epson", others: "epson" },
} as const;
export type Media = keyof typeof COMMANDS;
/** The media types that a Star printer may choose among, the better one first. */
export const STAR_MEDIA = [
  "application/vnd.star.starprnt",
  "application/vnd.star.line",
] as const satisfies readonly Media[];

type Encoding = "shiftjis" | "gb18030" | "big5" | "ksc5601";
const ENCODINGS: { readonly [Language in WireLanguage]?: Encoding } = {
  zh: "gb18030",
  tw: "big5",
  ko: "ksc5601",
};

/** What printers for a language have characters for; those for Japanese have the Latin ones, too. */
const encodingOf = (language: WireLanguage): Encoding => ENCODINGS[language] ?? "shiftjis";

interface Paper {
  readonly language: WireLanguage;
  readonly columns: PaperColumns;
}

/** A source as a printer's own commands, cut at its end. */
export function renderCommands(
  source: string,
  media: Media,
  { columns, language }: Paper,
): Uint8Array<ArrayBuffer> {
  const set = COMMANDS[media];
  const encoding = encodingOf(language);
  const command = encoding === "shiftjis" ? set.single : set.others;
  const commands = receiptline.transform(source, {
    cpl: columns,
    encoding,
    command,
    spacing: true,
    cutting: true,
  });
  return new Uint8Array(Buffer.from(commands, "latin1"));
}

/** Around what is printed, in the picture's units: 12 are as wide as a letter. */
const MARGIN = 24;

/** The same as a picture for a browser, on white paper; it holds nothing from elsewhere. */
export function renderPicture(source: string, { columns, language }: Paper): string {
  const picture = receiptline.transform(source, {
    cpl: columns,
    encoding: encodingOf(language),
    command: "svg",
    spacing: true,
  });
  const [head = "", width, height] =
    /^<svg width="(\d+)px" height="(\d+)px" viewBox="[^"]*"/.exec(picture) ?? [];
  const [wide, high] = [Number(width) + 2 * MARGIN, Number(height) + 2 * MARGIN];
  const at = `${-MARGIN} ${-MARGIN} ${wide} ${high}`;
  const paper = `<rect x="${-MARGIN}" y="${-MARGIN}" width="${wide}" height="${high}" fill="#fff"/>`;
  return picture
    .replace(head, `<svg width="${wide}px" height="${high}px" viewBox="${at}"`)
    .replaceAll(/<style[^]*?<\/style>/g, "")
    .replace(">", `>${paper}`);
}
