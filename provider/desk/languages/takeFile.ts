import type { WireLanguage } from "#contract/scalars.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import {
  type FileRow,
  type ListedText,
  MOST_FILE_BYTES,
  ROWS_TOLD,
  takeTextFile,
} from "#contract/calls/desk/languages.ts";
import type { MenuLanguage } from "#contract/menuDocument.ts";
import { nameOfWire } from "#domain/values/localeCodes.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { stampOf } from "#provider/menu/document/draft.ts";
import { RefusedFile } from "#provider/menu/files/finding.ts";
import { importWords } from "#provider/menu/files/words.ts";
import { textsIn } from "#provider/server/texts.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { listedTexts, overtakenTexts } from "./ownTexts.ts";
import { OtherLanguage, plain, readTextFile, type TextRow } from "./readTextFile.ts";
import { lockTexts, saveTranslations } from "./saveTranslations.ts";

type Taken = DeskResponse<typeof takeTextFile>;

/** What becomes of a row; `unchanged` says nothing new, or nothing. */
type State = FileRow["state"] | "unchanged";
interface Planned {
  readonly row: TextRow;
  readonly text: ListedText | undefined;
  readonly state: State;
  readonly reason:
    | ""
    | "unknown"
    | "other_original"
    | "published"
    | "too_long"
    | "double"
    | "formula"
    | "error_value";
}

/** What rows would do to texts as they are; `overtaken`: keys of those that were published otherwise. */
function plan(
  rows: readonly TextRow[],
  texts: readonly ListedText[],
  overtaken: ReadonlySet<string>,
): Planned[] {
  const byKey = new Map(texts.map((text) => [text.key, text]));
  const said = new Map<string, string>();
  return rows.map((row): Planned => {
    const { fault, key, original, translation } = row;
    const text = byKey.get(key);
    const as = (state: State, reason: Planned["reason"] = "") => ({ row, text, state, reason });
    if (fault !== null) return as("refused", fault);
    if (translation === "") return as("unchanged");
    if (text === undefined) return as("left_out", "unknown");
    // It translates what the text is not any more.
    if (original !== "" && original !== plain(text.original.text)) return as("left_out", "other_original");
    if (overtaken.has(key)) return as("left_out", "published");
    const before = said.get(key);
    if (before !== undefined && before !== translation) return as("refused", "double");
    said.set(key, translation);
    if (translation.length > text.most) return as("refused", "too_long");
    if (translation === plain(text.text)) return as("unchanged");
    return as(text.text === "" ? "new" : "changed");
  });
}

const WORST: readonly State[] = ["refused", "left_out", "changed", "new"];

function toldRows(planned: readonly Planned[], reader: WireLanguage): FileRow[] {
  const t = textsIn(reader, "provider/textFile");
  const told = planned.flatMap(({ reason, row, state, text }): FileRow[] =>
    state === "unchanged"
      ? []
      : [
          {
            row: row.row,
            state,
            original: text?.original.text ?? row.original,
            before: text?.text ?? "",
            after: row.translation.slice(0, 2_000),
            reason: reason === "" ? "" : t(`reason.${reason}`, { count: text?.most ?? 0 }),
          },
        ],
  );
  return told
    .toSorted((one, other) => WORST.indexOf(one.state) - WORST.indexOf(other.state) || one.row - other.row)
    .slice(0, ROWS_TOLD);
}

const NOTHING = { new: 0, changed: 0, unchanged: 0, left_out: 0, refused: 0 };

const refusal = (refused: string): Taken => ({
  refused,
  is_done: false,
  stamp: "",
  counts: NOTHING,
  rows: [],
});

/** A file's rows, or why it is not read, in words. */
function rowsOf(file: string, language: MenuLanguage, reader: WireLanguage): readonly TextRow[] | string {
  const bytes = Buffer.from(file, "base64");
  try {
    if (bytes.length > MOST_FILE_BYTES) throw new RefusedFile("too_large");
    return readTextFile(bytes, language);
  } catch (error) {
    if (error instanceof RefusedFile) return importWords(reader).refusedFile(error);
    if (!(error instanceof OtherLanguage)) throw error;
    const languages = { file: nameOfWire(error.language), wanted: nameOfWire(language) };
    return textsIn(reader, "provider/textFile")("otherLanguage", languages);
  }
}

/** Takes a file that was filled in, once somebody has looked at what it changes: all of its rows but those left out, or none. */
export const take = answerDesk(takeTextFile, async ({ file, language, seen, store_id }, context) => {
  await ownStore(context, store_id);
  const rows = rowsOf(file, language, context.language);
  if (typeof rows === "string") return refusal(rows);
  return context.write(async (writing) => {
    const { draft, store } = await lockTexts(writing.db, store_id);
    const texts = listedTexts(store, draft.menu, language);
    const planned = plan(rows, texts, overtakenTexts(store, draft));
    const wanted = planned.flatMap(({ row, state, text }) =>
      text === undefined || (state !== "new" && state !== "changed")
        ? []
        : [
            {
              key: text.key,
              text: row.translation,
              seen: { original: text.original.text, text: text.text },
            },
          ],
    );
    const counts = { ...NOTHING };
    for (const { state } of planned) counts[state] += 1;
    const stamp = stampOf([language, wanted]) ?? "";
    const isWanted = seen === stamp && counts.refused === 0;
    if (isWanted) await saveTranslations(context, writing, { language, store_id, texts: wanted });
    return { refused: null, is_done: isWanted, stamp, counts, rows: toldRows(planned, context.language) };
  });
});
