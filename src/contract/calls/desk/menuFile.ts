import * as z from "zod/mini";
import { GoodsShowType, Id, TaxClass } from "#contract/scalars.ts";

/**
 * POST address that takes a menu as files: a form (`multipart/form-data`) with `asked` (`ImportAsked` as JSON) and up to
 * three parts `file`: a table, an archive of pictures, or an archive of both. It answers lines of JSON, `ImportLine`,
 * the last of which is an end.
 */
export const IMPORT_PATH = "/desk/api/menu/file";
/** Bytes that the files may have together. */
export const IMPORT_BYTES = 120 * 1_024 * 1_024;
export const IMPORT_FILES = 3;

/** GET addresses of a store's menu as files, as it is to be. */
export const MENU_FILES = {
  xlsx: "/desk/api/menu/file.xlsx",
  csv: "/desk/api/menu/file.csv",
  yaml: "/desk/api/menu/file.yaml",
  zip: "/desk/api/menu/pictures.zip",
} as const;

/** Which menu is written: titles and words in Japanese or English. */
export const MenuInFile = z.object({ store_id: Id, titles: z._default(z.literal(["ja", "en"]), "ja") });

/** What a file does not say of items that are new. */
export const ImportChoices = z.object({
  tax_class: TaxClass,
  sold: z.array(GoodsShowType).check(z.minLength(1), z.maxLength(4)),
  /** Percent that are added to the file's prices, for those without tax; fractions of a yen are dropped. */
  added_tax: z.literal([0, 8, 10]),
});
export type ImportChoices = z.infer<typeof ImportChoices>;

export const ImportAsked = z.object({
  store_id: Id,
  choices: ImportChoices,
  /** Null: it is looked at alone. Else what was looked at, and whether it is published or kept in the draft. */
  take: z.nullable(z.object({ seen: z.string(), into: z.literal(["draft", "menu"]) })),
});
export type ImportAsked = z.input<typeof ImportAsked>;

/** The fields of what a menu holds. */
export const IMPORT_FIELDS = [
  "name",
  "reading",
  "about",
  "picture",
  "price",
  "discount_type",
  "discount",
  "tax_class",
  "sold",
  "when",
  "daily",
  "groups",
  "is_course",
  "course_time",
  "course_id",
  "tags",
  "allergens",
  "serving",
  "goes_with",
  "recommended",
  "category_id",
  "need",
  "most",
  "options",
  "is_default",
] as const;

export const IMPORT_STATES = ["refused", "new", "changed", "left_out", "unchanged"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What becomes of a row, or of a picture of an archive. */
export const ImportedRow = z.object({
  /** Where it stands, in words: the row, or the name of a picture's file. */
  place: z.string(),
  /** Null: it could not be read. */
  what: z.nullable(z.literal(["category", "group", "option", "dish", "picture"])),
  name: z.string(),
  state: z.literal(IMPORT_STATES),
  fields: z.array(z.literal(IMPORT_FIELDS)),
  /** What is wrong with it, or to be known of it, in words; with the cell, where one is meant. */
  said: z.array(z.object({ cell: z.string(), text: z.string() })),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

/** Most rows that are told of; how many there are is told by state. */
export const MOST_ROWS_TOLD = 12_000;

const Counts = z.record(z.literal(IMPORT_STATES), z.int());

export const ImportLine = z.discriminatedUnion("is", [
  /** What is being done. */
  z.object({ is: z.literal("step"), step: z.literal(["reading", "pictures", "writing"]) }),
  z.object({ is: z.literal("pictures"), done: z.int(), of: z.int() }),
  /** Ends: a file is not taken at all, and why, in words. */
  z.object({ is: z.literal("refused"), file: z.string(), text: z.string() }),
  z.object({
    is: z.literal("looked"),
    seen: z.string(),
    /** Whose file it is; null: pictures alone. */
    format: z.nullable(z.literal(["template", "yaml", "smaregi", "square", "loyverse"])),
    counts: Counts,
    rows: z.array(ImportedRow),
    /** Where it may go: a menu that has nothing is published at once; one with a draft keeps to that. */
    into: z.array(z.literal(["draft", "menu"])),
  }),
  z.object({
    is: z.literal("taken"),
    into: z.literal(["draft", "menu"]),
    counts: Counts,
    /** The version that was made; null: it is in the draft, or the menu was so already. */
    number: z.nullable(z.int()),
  }),
  /**
   * changed: the menu is not what it was when this was looked at. overtaken: something of the draft that the file changes
   * was published otherwise since. faulty: the menu has faults that are not the file's. busy: too many import at once.
   */
  z.object({
    is: z.literal("failed"),
    why: z.literal([
      "changed",
      "overtaken",
      "faulty",
      "forbidden",
      "malformed",
      "too_large",
      "busy",
      "unexpected",
    ]),
  }),
]);
export type ImportLine = z.infer<typeof ImportLine>;
export type ImportEnd = Exclude<ImportLine, { is: "step" | "pictures" }>;
