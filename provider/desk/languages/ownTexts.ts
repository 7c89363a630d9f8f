import type { ListedText, TextKind } from "#contract/calls/desk/languages.ts";
import type { MenuDocument, MenuText } from "#contract/menuDocument.ts";
import type { MenuLanguage } from "#contract/menuDocument.ts";
import { type MenuTextAt, originalIn, textsOf } from "#domain/menu/document/textsOf.ts";
import { asWritten } from "#provider/db/tables/columns.ts";
import type { MenuDraft } from "#provider/menu/document/draft.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";

/** Texts of a store's own: its column, and most characters in each language, as the form of its facts takes them. */
export const STORE_TEXTS = [
  { key: "store/name", kind: "store_name", column: "name", most: 60 },
  { key: "store/about", kind: "store_about", column: "about", most: 600 },
  { key: "store/address", kind: "store_address", column: "address", most: 200 },
  { key: "store/notes", kind: "store_notes", column: "notes", most: 600 },
] as const;

/** A text of a store or its menu, in the languages in which it was written. */
interface OwnText {
  readonly key: string;
  readonly kind: TextKind;
  readonly words: Readonly<Partial<MenuText>>;
  readonly most: number;
  readonly within: MenuTextAt["within"];
  /** What of the menu's draft changes with it; null: it is the store's own. */
  readonly part: Pick<MenuTextAt, "id" | "part"> | null;
}

/** All texts of a store and its menu. */
export function ownTexts(store: StoreRow, menu: MenuDocument): OwnText[] {
  return [
    ...STORE_TEXTS.map(
      ({ column, key, kind, most }): OwnText => ({
        key,
        kind,
        words: asWritten(store[column]),
        most,
        within: null,
        part: null,
      }),
    ),
    ...textsOf(menu).map(({ id, part, ...text }): OwnText => ({ ...text, part: { id, part } })),
  ];
}

/** A text beside its translation into a language; null where it is not written in another, or is no translation there. */
export function listedText(
  { key, kind, most, part, within, words }: OwnText,
  language: MenuLanguage,
): ListedText | null {
  // What a store says in Japanese stands in all languages that it was not written in: it has to be there.
  if (part === null && language === "ja") return null;
  const original = originalIn(words, language);
  if (original === null) return null;
  const about = within === null ? "" : within[original] || within[originalIn(within, original) ?? original];
  return {
    key,
    kind,
    within: about,
    original: { language: original, text: words[original] ?? "" },
    text: words[language] ?? "",
    most,
  };
}

/** The texts of a store and its menu that can be translated into a language. */
export function listedTexts(store: StoreRow, menu: MenuDocument, language: MenuLanguage): ListedText[] {
  return ownTexts(store, menu).flatMap((text) => listedText(text, language) ?? []);
}

/** Keys of texts of which the menu was published otherwise since the draft of their part was begun. */
export function overtakenTexts(store: StoreRow, { menu, overtaken }: MenuDraft): ReadonlySet<string> {
  const parts = new Set(overtaken.map(({ id, kind }) => `${kind} ${id}`));
  const texts = ownTexts(store, menu).filter(
    ({ part }) => part !== null && parts.has(`${part.part} ${part.id}`),
  );
  return new Set(texts.map(({ key }) => key));
}
