import { RefusedFile } from "./finding.ts";
import { namesIn, unpacked } from "./read/archive.ts";

/** A file as it was given. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What files bring together. */
export interface Bundle {
  /** The table with the menu; null: pictures alone. */
  readonly menu: GivenFile | null;
  /** The archive with pictures; null: there is none. */
  readonly archive: GivenFile | null;
  /** The name that the menu has in the archive; null: it is not in there. */
  readonly inside: string | null;
}

const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
/** What systems put into archives beside the files. */
export const BESIDE = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/i;
/** How a table is called in an archive: what is in it, its content says. */
const TABLE = /\.(?:xlsx|csv|tsv|txt|ya?ml)$/i;
/** How a picture is called; whether it is one, its content says. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|heic|heif|bmp|tiff?)$/i;

/**
 * Which of some files is the menu, and which holds pictures, by their content; a menu may lie in the archive itself.
 * @throws RefusedFile where there is more than one of either
 */
export function bundleOf(files: readonly GivenFile[]): Bundle {
  const archives = files.filter(({ bytes }) => isArchive(bytes));
  const menus = files.filter((file) => !archives.includes(file));
  const [archive = null] = archives;
  if (archives.length > 1 || menus.length > 1) throw new RefusedFile("several_files");
  const [menu = null] = menus;
  if (archive === null) return { menu, archive, inside: null };
  const names = namesIn(archive.bytes).filter((name) => !BESIDE.test(name));
  const tables = names.filter((name) => TABLE.test(name));
  if (names.length === 0) throw new RefusedFile("empty");
  if (tables.length + menus.length > 1) throw new RefusedFile("several_files", tables.join(", "));
  const [inside = null] = tables;
  // A document of another program is an archive as well.
  if (inside === null && !names.some((name) => PICTURE.test(name))) throw new RefusedFile("other_kind");
  if (inside === null) return { menu, archive, inside };
  const bytes = unpacked(archive.bytes, (name) => name === inside).get(inside) ?? new Uint8Array();
  return { menu: { name: inside, bytes }, archive, inside };
}

/** Whether it is an archive, and no workbook, which is one as well. */
function isArchive(bytes: Uint8Array): boolean {
  return ARCHIVE.every((byte, place) => bytes[place] === byte) && !namesIn(bytes).includes("xl/workbook.xml");
}
