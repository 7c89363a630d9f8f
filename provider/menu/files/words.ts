import { IMPORT_FIELDS, type ImportedRow } from "#contract/calls/desk/menuFile.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { UploadFault } from "#contract/upload.ts";
import { textsIn } from "#provider/server/texts.ts";
import type { Finding, Place, RefusedFile, RowNote } from "./finding.ts";
import type { MatchedPicture } from "./pictures/matchPictures.ts";
import type { PictureRow } from "./pictures/takePictures.ts";
import type { ImportRow } from "./plan/draft.ts";

const isUploadFault = (reason: string): reason is UploadFault => UploadFault.safeParse(reason).success;

/** What a person reads of an import, in a language. */
export function importWords(language: WireLanguage) {
  const t = textsIn(language, "provider/menuFiles");
  const withAbout = (text: string, about: string) => (about === "" ? text : `${text} (${about})`);
  const place = ({ row, sheet }: Place) => (sheet === "" ? t("row", { row }) : t("rowOf", { row, sheet }));
  const cell = ({ column, title }: Pick<Finding, "column" | "title">) =>
    [column, title].filter((part) => part !== "").join(" ");
  const fault = ({ about, reason }: Pick<Finding, "about" | "reason">) =>
    withAbout(t(`fault.${reason}`), about);
  const finding = (each: Finding) => {
    const { at } = each;
    const named = cell(each);
    const where = named === "" ? place(at) : t("cell", { place: place(at), column: named });
    return `${where}: ${fault(each)}`;
  };
  return {
    place,
    /** Why a picture is not taken: for whose it is, or for what it is. */
    pictureFault: (reason: NonNullable<PictureRow["reason"]>) =>
      isUploadFault(reason) ? textsIn(language, "provider/uploads")(reason) : t(`fault.${reason}`),
    /** The column of a cell that is at fault: its letter and its title. */
    cell,
    fault,
    note: (note: RowNote) => t(`note.${note}`),
    refusedFile: ({ about, reason }: Pick<RefusedFile, "about" | "reason">) =>
      withAbout(t(`file.${reason}`), about),
    /** What becomes of a row, in a line; of a refused one a line for each thing that is wrong with it. */
    row: ({ at, fields, findings, name, notes, state, what }: ImportRow): readonly string[] => {
      if (state === "refused") return findings.map(finding);
      const changed = fields.length === 0 ? "" : ` (${fields.join(", ")})`;
      const told = notes.map((note) => ` ${t(`note.${note}`)}`).join("");
      return [
        `${place(at)}: ${t(`state.${state}`)}, ${what === undefined ? "" : t(`what.${what}`)} ${name}${changed}.${told}`,
      ];
    },
    picture: ({ dish_id, file, reason }: MatchedPicture, dish: string) =>
      reason === null ? `${file}: ${dish} (${dish_id ?? ""})` : `${file}: ${t(`fault.${reason}`)}`,
  };
}

/** A picture of an import as the desk shows it. */
export function pictureRow({ dish, file, reason, state }: PictureRow, language: WireLanguage): ImportedRow {
  return {
    place: file,
    what: "picture",
    name: dish,
    state,
    fields: state === "changed" ? ["picture"] : [],
    said: reason === null ? [] : [{ cell: "", text: importWords(language).pictureFault(reason) }],
  };
}

/** Rows of an import as the desk shows them, with their words in a language. */
export function importedRows(rows: readonly ImportRow[], language: WireLanguage): ImportedRow[] {
  const { cell, fault, note, place } = importWords(language);
  return rows.map(({ at, fields, findings, name, notes, state, what }) => ({
    place: place(at),
    what: what ?? null,
    name,
    state,
    fields: IMPORT_FIELDS.filter((field) => fields.includes(field)),
    said: [
      ...findings.map((each) => ({ cell: cell(each), text: fault(each) })),
      ...notes.map((each) => ({ cell: "", text: note(each) })),
    ],
  }));
}
