import type { WireLanguage } from "#contract/scalars.ts";
import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import { type ListedText, TEXT_FILES, TextsInFile } from "#contract/calls/desk/languages.ts";
import type { MenuLanguage } from "#contract/menuDocument.ts";
import { isMenuLanguage } from "#domain/menu/document/menuTexts.ts";
import { LOCALES, nameOfWire, wireLanguage } from "#domain/values/localeCodes.ts";
import { speech } from "#provider/desk/speech.ts";
import { whoLooks } from "#provider/desk/stores/ownStore.ts";
import { readDraft } from "#provider/menu/document/draft.ts";
import type { Parts } from "#provider/server/context.ts";
import { type TableFile, tableFile } from "#provider/server/formats/tableFile.ts";
import type { Cell } from "#provider/server/formats/xlsx.ts";
import { textsIn } from "#provider/server/texts.ts";
import { listedTexts } from "./ownTexts.ts";

export const COLUMNS = ["id", "kind", "original", "translation"] as const;
export type TextColumn = (typeof COLUMNS)[number];

/** A column's title, in the reader's language; that of the translations says which language they are in. */
function titleOf(column: TextColumn, reader: WireLanguage, language: MenuLanguage): string {
  const title = textsIn(reader, "provider/textFile")(`column.${column}`);
  return column === "translation" ? `${title} (${nameOfWire(language)})` : title;
}

const READERS: readonly WireLanguage[] = LOCALES.map(wireLanguage);
/** The languages of a menu, which brackets may name. */
const NAMED: readonly MenuLanguage[] = READERS.filter(isMenuLanguage);
const BRACKETS = /^(.*?)\s*[(（]([^()（）]*)[)）]$/u;
const plain = (title: string) => title.normalize("NFKC").trim().toLowerCase();

/** Which column a title is of, whatever language it is in, and which language its brackets name; null: of none of ours. */
export function columnOf(
  title: string,
): { readonly column: TextColumn; readonly language: MenuLanguage | null } | null {
  const [, bare = title, named = ""] = BRACKETS.exec(title) ?? [];
  const column = COLUMNS.find((each) =>
    [each, ...READERS.map((reader) => textsIn(reader, "provider/textFile")(`column.${each}`))].some(
      (known) => plain(known) === plain(bare),
    ),
  );
  if (column === undefined) return null;
  return { column, language: NAMED.find((one) => plain(nameOfWire(one)) === plain(named)) ?? null };
}

/** Texts beside their translations, in the order of the menu, to be filled in by a program for spreadsheets. */
function textFile(
  kind: "csv" | "xlsx",
  texts: readonly ListedText[],
  { language, reader }: { readonly language: MenuLanguage; readonly reader: WireLanguage },
): TableFile {
  const head = COLUMNS.map((column) => titleOf(column, reader, language));
  return tableFile(kind, head, rowsOf(texts, reader));
}

async function* rowsOf(texts: readonly ListedText[], reader: WireLanguage): AsyncGenerator<readonly Cell[]> {
  const t = textsIn(reader, "provider/textFile");
  for (const { key, kind, original, text } of texts) yield [key, t(`kind.${kind}`), original.text, text];
}

/** A store's texts as a file: what is missing in a language, or all of it. */
export function textFileRoutes(parts: Parts): Hono {
  const routes = new Hono();
  const send = async (context: Context, kind: "csv" | "xlsx") => {
    const asked = TextsInFile.safeParse(context.req.query());
    if (!asked.success) return context.text("Bad Request", 400);
    const { language, store_id, which } = asked.data;
    const who = await whoLooks(context, parts, store_id, "store");
    if (who === null) return context.text("Forbidden", 403);
    const { menu } = await readDraft(parts.db, store_id);
    const all = listedTexts(who.store, menu, language);
    const texts = which === "all" ? all : all.filter(({ text }) => text === "");
    const file = textFile(kind, texts, { language, reader: speech(context).language });
    context.header("content-type", file.type);
    context.header("content-disposition", `attachment; filename="texts-${language}.${kind}"`);
    return stream(context, async (out) => {
      for await (const part of file.parts) {
        if (out.aborted) return;
        await out.write(part);
      }
    });
  };
  for (const kind of ["csv", "xlsx"] as const)
    routes.get(TEXT_FILES[kind].replace("/desk", ""), (context) => send(context, kind));
  return routes;
}
