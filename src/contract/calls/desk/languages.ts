import * as z from "zod/mini";
import { MOST_ABOUT } from "#contract/menuDocument.ts";
import { MenuLanguage } from "#contract/menuDocument.ts";
import { Cursor, Id, Text } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

/** What a text is: of the store itself, or of its menu. */
export const TEXT_KINDS = [
  "store_name",
  "store_about",
  "store_address",
  "store_notes",
  "category",
  "dish",
  "about",
  "group",
  "option",
] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** Names a text among all of a store's. */
const Key = z.string().check(z.minLength(1), z.maxLength(400));

/** Of a store as its owner keeps it, a text beside its translation. */
const ListedText = z.object({
  key: Key,
  kind: z.literal(TEXT_KINDS),
  /** What it is part of, in the original's language; empty: of nothing. */
  within: z.string(),
  /** The first of the other languages in which it is written. */
  original: z.object({ language: MenuLanguage, text: z.string() }),
  /** Empty: it is missing. */
  text: z.string(),
  most: z.int(),
});
export type ListedText = z.infer<typeof ListedText>;

/** Texts of a page, and those that a service is asked for at once. */
export const TEXTS_A_PAGE = 50;

export const textCounts = deskCall({
  path: "/desk/api/languages",
  about: "How many texts of a store and its menu are missing in each language, of how many.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    languages: z.array(z.object({ language: MenuLanguage, missing: z.int(), all: z.int() })),
    /** The service that can be asked for translations, by its name; null: there is none. */
    service: z.nullable(z.string()),
  }),
  faults: [],
});

export const listTexts = deskCall({
  path: "/desk/api/languages/texts",
  about: "Texts of a store and its menu beside their translations into a language, page by page.",
  access: "store",
  effect: "read",
  request: z.object({
    store_id: Id,
    language: MenuLanguage,
    missing_only: z.boolean(),
    /** What is looked for in the original, the translation and what the text is part of. */
    words: z.optional(Text(100)),
    cursor: z.optional(Cursor),
  }),
  response: z.object({ items: z.array(ListedText), next_cursor: z.nullable(Cursor) }),
  faults: ["cursor"],
});

/** Why a translation was not taken, and how its text is now. */
const Unsaved = z.object({
  key: Key,
  /**
   * changed: somebody has translated it meanwhile, or its original is another now. published: the menu was published
   * otherwise since this part of the draft was begun, which is looked at in the editor first. gone: there is no such text.
   */
  why: z.literal(["changed", "published", "gone"]),
  original: z.string(),
  text: z.string(),
  /** Who changed it; null: nobody whose name is known. */
  by: z.nullable(z.string()),
});
export type Unsaved = z.infer<typeof Unsaved>;

export const saveTexts = deskCall({
  path: "/desk/api/languages/save",
  about: "Keeps translations: those of the menu in its draft, those of the store at once.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    language: MenuLanguage,
    texts: z
      .array(
        z.object({
          key: Key,
          /** Empty: it is not translated any more. */
          text: Text(MOST_ABOUT),
          /** What was seen when it was written. */
          seen: z.object({ original: z.string(), text: z.string() }),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  /** All but these were kept. */
  response: z.object({ unsaved: z.array(Unsaved) }),
  faults: [],
});

/** Why a service proposed nothing. */
export const SERVICE_TROUBLES = ["no_service", "wrong_key", "quota", "too_many", "unreachable"] as const;
export type ServiceTrouble = (typeof SERVICE_TROUBLES)[number];

export const proposeTexts = deskCall({
  path: "/desk/api/languages/propose",
  about: "Has a service propose translations; none of them is kept before somebody saves it.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    language: MenuLanguage,
    keys: z.array(Key).check(z.minLength(1), z.maxLength(TEXTS_A_PAGE)),
  }),
  response: z.object({
    proposals: z.array(z.object({ key: Key, text: z.string() })),
    /** Null: all that were asked for are here, but those that are gone. */
    trouble: z.nullable(z.literal(SERVICE_TROUBLES)),
  }),
  faults: [],
});

/** Where files of texts are, by their kind. */
export const TEXT_FILES = {
  csv: "/desk/api/languages/file.csv",
  xlsx: "/desk/api/languages/file.xlsx",
} as const;

/** What a file of texts is asked for with. */
export const TextsInFile = z.object({
  store_id: Id,
  language: MenuLanguage,
  which: z.literal(["missing", "all"]),
});

/** Most bytes of a file that comes back filled in. */
export const MOST_FILE_BYTES = 4 * 1_024 * 1_024;

/** Rows of a file that are told of; how many there are is told as well. */
export const ROWS_TOLD = 300;

const FileRow = z.object({
  /** As a spreadsheet counts: from 1. */
  row: z.int(),
  state: z.literal(["new", "changed", "left_out", "refused"]),
  original: z.string(),
  before: z.string(),
  after: z.string(),
  /** In the reader's language; empty: it is taken. */
  reason: z.string(),
});
export type FileRow = z.infer<typeof FileRow>;

export const takeTextFile = deskCall({
  path: "/desk/api/languages/take",
  about: "Takes translations out of a file, all of them or none; first looked at, then done as it was seen.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    language: MenuLanguage,
    /** Its bytes in Base64. */
    file: z.string().check(z.minLength(1), z.maxLength(Math.ceil(MOST_FILE_BYTES / 3) * 4)),
    /** The stamp of what was looked at; null: nothing is done yet. */
    seen: z.nullable(z.string().check(z.maxLength(64))),
  }),
  response: z.object({
    /** Why the file is not read at all, in the reader's language; null: it is. */
    refused: z.nullable(z.string()),
    /** False: it was to be looked at, or has changed since it was, and is to be looked at again. */
    is_done: z.boolean(),
    stamp: z.string(),
    counts: z.object({
      new: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      left_out: z.int(),
      refused: z.int(),
    }),
    /** What is not unchanged, refused ones first. */
    rows: z.array(FileRow),
  }),
  faults: [],
});
