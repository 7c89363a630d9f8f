import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createInstance, type TFunction, type TypeOptions } from "i18next";
import type { WireLanguage } from "#contract/scalars.ts";
import { localeOfWire, LOCALES } from "#domain/values/localeCodes.ts";

/** A file of `locales/<code>/provider/`, by its path without the ending. */
type Namespace = Extract<keyof TypeOptions["resources"], `provider/${string}`>;

const folder = fileURLToPath(new URL("../../locales", import.meta.url));
const files = ["errors", ...globSync("provider/*.json", { cwd: `${folder}/ja` })].map((file) =>
  file.replaceAll("\\", "/").replace(/\.json$/, ""),
);

function read(locale: string, file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`${folder}/${locale}/${file}.json`, "utf8"));
}

const texts = createInstance();
void texts.init({
  resources: Object.fromEntries(
    LOCALES.map((locale) => [locale, Object.fromEntries(files.map((file) => [file, read(locale, file)]))]),
  ),
  lowerCaseLng: true,
  fallbackLng: "en",
  initAsync: false,
  ns: files,
  interpolation: { escapeValue: false },
  returnNull: false,
});

/** What the provider says, in a language of the wire: its pages, mails, notices and messages. */
export function textsIn<Name extends Namespace>(language: WireLanguage, namespace: Name): TFunction<Name> {
  return texts.getFixedT(localeOfWire(language), namespace);
}

/** The message of a code, or of one of its reasons, as the file has it; undefined where there is none. */
export function errorText(language: WireLanguage, key: string): string | undefined {
  const text: unknown = texts.getResource(localeOfWire(language), "errors", key);
  return typeof text === "string" ? text : undefined;
}

/** Yen as on a price tag, in every language alike: ¥1,280. */
export const yen = (amount: number): string =>
  `${amount < 0 ? "-" : ""}¥${Math.abs(amount).toLocaleString("en-US")}`;
