import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { LOCALES, type Locale } from "#domain/localeCodes.ts";
import { menuAlias, type MenuDefinition, menuDefinition } from "#liff/richMenus/menuDefinition.ts";
import { pictureFile } from "./pictureFile.ts";
import type { ToolSettings } from "./settings.ts";

export interface WantedMenu {
  readonly locale: Locale;
  readonly alias: string;
  /** Tells all that the menu is by a hash of it: what has the same name at LINE needs no change. */
  readonly name: string;
  readonly definition: MenuDefinition;
  readonly picture: Uint8Array<ArrayBuffer>;
}

/** Digits of the hash: enough that two versions of a menu never meet. */
const HASH_DIGITS = 12;

/** The rich menus as they should be at LINE, for one LIFF app. */
export function wantedMenus(settings: ToolSettings, liffId: string): Promise<readonly WantedMenu[]> {
  const { origin, menu } = settings;
  return Promise.all(
    LOCALES.map(async (locale) => {
      const picture = new Uint8Array(await readFile(pictureFile(locale, menu.size)));
      const definition = menuDefinition(locale, menu.size, {
        doors: { liffId, origin },
        storeId: menu.storeId,
      });
      const hash = createHash("sha256").update(JSON.stringify(definition)).update(picture).digest("hex");
      const name = `noren ${locale} ${menu.size} ${hash.slice(0, HASH_DIGITS)}`;
      return { locale, alias: menuAlias(locale), name, definition, picture };
    }),
  );
}

/** The language of one of our menus by its name; null: it is not ours, and is left alone. */
export function languageOfName(name: string): Locale | null {
  const [, locale] = /^noren (\S+) (?:large|compact) [0-9a-f]{12}$/.exec(name) ?? [];
  return LOCALES.find((known) => known === locale) ?? null;
}
