import { RefusedFile } from "../finding.ts";
import { namesIn } from "./archive.ts";
import type { Table } from "./table.ts";
import { textIn } from "./text.ts";
import { readWorkbook } from "./workbook.ts";

/** Most bytes of a file. */
const MOST_BYTES = 20 * 1_024 * 1_024;

/** How files begin that are taken for a table by mistake. */
const OTHERS = [
  { reason: "old_workbook", start: [0xd0, 0xcf, 0x11, 0xe0] },
  { reason: "pdf", start: [0x25, 0x50, 0x44, 0x46] },
  { reason: "picture", start: [0xff, 0xd8, 0xff] },
  { reason: "picture", start: [0x89, 0x50, 0x4e, 0x47] },
  { reason: "picture", start: [0x47, 0x49, 0x46, 0x38] },
  { reason: "picture", start: [0x52, 0x49, 0x46, 0x46] },
] as const;
const ARCHIVE = [0x50, 0x4b];

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** A file by what is in it, whatever it is called. */
type OpenedFile =
  | { readonly kind: "workbook"; readonly tables: readonly Table[] }
  | { readonly kind: "text"; readonly text: string };

/**
 * Opens a workbook or a file of text.
 * @throws RefusedFile for one that is neither, or cannot be read
 */
export function openFile(bytes: Uint8Array): OpenedFile {
  if (bytes.length === 0) throw new RefusedFile("empty");
  if (bytes.length > MOST_BYTES) throw new RefusedFile("too_large", `${MOST_BYTES / 1_024 / 1_024} MB`);
  const other = OTHERS.find(({ start }) => startsWith(bytes, start));
  if (other !== undefined) throw new RefusedFile(other.reason);
  if (!startsWith(bytes, ARCHIVE)) return { kind: "text", text: textIn(bytes) };
  if (!namesIn(bytes).includes("xl/workbook.xml")) throw new RefusedFile("other_kind");
  return { kind: "workbook", tables: readWorkbook(bytes) };
}
