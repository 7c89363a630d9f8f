import type { WireLanguage } from "#contract/scalars.ts";
import { textsIn } from "#provider/server/texts.ts";
import type { Finding, Place, RefusedFile } from "./finding.ts";
import type { MatchedPicture } from "./pictures/matchPictures.ts";
import type { ImportRow } from "./plan/draft.ts";

/** What a person reads of an import, in a language. */
export function importWords(language: WireLanguage) {
  const t = textsIn(language, "provider/menuFiles");
  const withAbout = (text: string, about: string) => (about === "" ? text : `${text} (${about})`);
  const place = ({ row, sheet }: Place) => (sheet === "" ? t("row", { row }) : t("rowOf", { row, sheet }));
  const finding = ({ about, at, column, reason, title }: Finding) => {
    const named = [column, title].filter((part) => part !== "").join(" ");
    const where = named === "" ? place(at) : t("cell", { place: place(at), column: named });
    return `${where}: ${withAbout(t(`fault.${reason}`), about)}`;
  };
  return {
    refusedFile: ({ about, reason }: RefusedFile) => withAbout(t(`file.${reason}`), about),
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
