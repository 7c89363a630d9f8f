import { LANGUAGES } from "#contract/languages.ts";
import { type Locale, LOCALES } from "#domain/values/localeCodes.ts";
import { type EntryPoints, permanentLink } from "#domain/share/shareCard.ts";
import { deepLinks } from "#routes/deepLinks.ts";
import { type Bounds, menuLayouts, type MenuSize } from "./menuLayout.ts";
import { ENTRIES, type Entry, menuWords } from "./menuWords.ts";

interface Area {
  readonly bounds: Bounds;
  readonly action:
    | { readonly type: "uri"; readonly label: string; readonly uri: string }
    | {
        readonly type: "richmenuswitch";
        readonly label: string;
        readonly richMenuAliasId: string;
        readonly data: string;
      };
}

/** A rich menu as the Messaging API takes it; its name is the tool's to give. */
export interface MenuDefinition {
  readonly size: { readonly width: number; readonly height: number };
  /** Open when the chat is opened. */
  readonly selected: true;
  readonly chatBarText: string;
  readonly areas: readonly Area[];
}

interface Where {
  readonly entryPoints: EntryPoints;
  /** The store that "order here" means; null: the list of stores. */
  readonly storeId: string | null;
}

/** The alias by which the other languages' menus lead to this one, whatever its id is at the time. */
export function menuAlias(locale: Locale): string {
  return `noren-${locale}`;
}

function addressOf(entry: Entry, storeId: string | null): string {
  if (entry === "order") return storeId === null ? deepLinks.stores() : deepLinks.menu(storeId);
  return deepLinks[entry]();
}

/**
 * The menu in one language: five ways into the app, and a cloth of the curtain for each other language. So whoever is in
 * the chat chooses the language there, signed in or not.
 */
export function menuDefinition(
  locale: Locale,
  size: MenuSize,
  { entryPoints, storeId }: Where,
): MenuDefinition {
  const { width, height, language, entry: place } = menuLayouts[size];
  return {
    size: { width, height },
    selected: true,
    chatBarText: menuWords(locale).chatBar,
    areas: [
      ...LOCALES.filter((other) => other !== locale).map((other) => ({
        bounds: language(other),
        action: {
          type: "richmenuswitch" as const,
          label: LANGUAGES[other].name,
          richMenuAliasId: menuAlias(other),
          data: menuAlias(other),
        },
      })),
      ...ENTRIES.map((entry) => ({
        bounds: place(entry),
        action: {
          type: "uri" as const,
          label: menuWords(locale)[entry],
          uri: permanentLink(addressOf(entry, storeId), entryPoints),
        },
      })),
    ],
  };
}
