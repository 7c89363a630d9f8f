import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import type { printers } from "#provider/db/tables/printing.ts";
import { textsIn } from "#provider/server/texts.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { printAtTill } from "./makeJobs.ts";
import { said } from "./ticketSource.ts";

type PrinterRow = typeof printers.$inferSelect;

/** What lets a party's phones order at their table. */
interface Slip {
  readonly table_name: string;
  /** The address that its code holds. */
  readonly link: string;
  /** Null: the visit has none. */
  readonly digits: string | null;
}

/** Leaves the slip of a visit to the store's printer of bills, in that printer's language; whether there is one. */
export function printSlip(
  db: Database,
  store: Pick<StoreRow, "id" | "name">,
  slip: Slip,
  again: Parameters<typeof printAtTill>[2],
): Promise<boolean> {
  return printAtTill(db, { store_id: store.id, kind: "slip" }, again, ({ printer }) =>
    slipSource(slip, store.name[printer.language], printer),
  );
}

/** A slip as `receiptline` reads it: in the printer's language, and in English for guests who do not read that. */
export function slipSource(
  { digits, link, table_name }: Slip,
  store_name: string,
  { columns, language }: Pick<PrinterRow, "columns" | "language">,
): string {
  const languages: WireLanguage[] = language === "en" ? ["en"] : [language, "en"];
  return [
    said(store_name),
    `^^^${said(textsIn(language, "provider/printing")("table", { name: table_name }))}`,
    "",
    // Of our own making, an address holds nothing that ends a property.
    `{code:${link};option:qrcode,6,m}`,
    "",
    ...(digits === null ? [] : [`^^^${said(digits)}`]),
    ...languages.flatMap((each) =>
      inLines(textsIn(each, "provider/tableCard")("visit"), columns).map((line) => `|${said(line)}`),
    ),
  ].join("\n");
}

/** A text in lines of so many characters that end between its words: printers break them anywhere. */
function inLines(text: string, columns: number): string[] {
  return text.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    return widthOf(longer) <= columns ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}

/** Columns that a text takes: two for each letter that is none of Latin script. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((width, letter) => width + (letter < "\u1100" ? 1 : 2), 0);
