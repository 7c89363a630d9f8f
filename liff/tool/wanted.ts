import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { liff } from "@line/bot-sdk";
import { type Locale, LOCALES } from "#domain/values/localeCodes.ts";
import { menuAlias, type MenuDefinition, menuDefinition } from "#liff/richMenus/menuDefinition.ts";
import type { MenuSize } from "#liff/richMenus/menuLayout.ts";
import type { ToolSettings } from "./settings.ts";

export interface WantedMenu {
  readonly locale: Locale;
  readonly alias: string;
  /** Tells all that the menu is by a hash of it: what has the same name at LINE needs no change. */
  readonly name: string;
  readonly definition: MenuDefinition;
  readonly picture: Uint8Array<ArrayBuffer>;
}

/** The menu as the Messaging API takes it. */
export function requestOf({ name, definition }: WantedMenu) {
  return {
    ...definition,
    name,
    areas: definition.areas.map(({ bounds, action }) => ({ bounds: { ...bounds }, action: { ...action } })),
  };
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
        entryPoints: { liffId, origin },
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

const SCOPES = ["openid", "profile", "chat_message.write"] as const;

/** The LIFF app as the mini-app needs it. Its name is only the first one: the operator's own is left alone. */
export function wantedLiff(origin: string) {
  return {
    view: { type: "full", url: `${origin}/` },
    description: "Noren",
    features: { qrCode: true },
    permanentLinkPattern: "concat",
    scope: [...SCOPES],
    botPrompt: "normal",
  } satisfies liff.AddLiffAppRequest;
}

/** Whether an app opens this site. */
export function opens({ view }: liff.LiffApp, origin: string): boolean {
  return URL.parse(view?.url ?? "")?.href === `${origin}/`;
}

/** What has to change in an app, in words; scopes beyond those needed stay. */
export function liffDifferences(app: liff.LiffApp, origin: string): readonly string[] {
  const missing = SCOPES.filter((scope) => !app.scope?.includes(scope));
  return [
    ...(opens(app, origin) ? [] : [`endpoint ${app.view?.url ?? "none"} becomes ${origin}/`]),
    ...(app.view?.type === "full" ? [] : [`size ${app.view?.type ?? "none"} becomes full`]),
    ...(app.features?.qrCode === true ? [] : ["the code reader is turned on"]),
    ...(missing.length === 0 ? [] : [`scopes ${missing.join(", ")} are added`]),
  ];
}

/** The change that ends the differences. */
export function liffUpdate(app: liff.LiffApp, origin: string): liff.UpdateLiffAppRequest {
  const { view, features, permanentLinkPattern, scope } = wantedLiff(origin);
  return { view, features, permanentLinkPattern, scope: [...new Set([...scope, ...(app.scope ?? [])])] };
}

/** The folder of the rich menus' pictures. */
export const PICTURES = join(import.meta.dirname, "../richMenus/pictures");

export function pictureFile(locale: Locale, size: MenuSize): string {
  return join(PICTURES, `${locale}-${size}.png`);
}
