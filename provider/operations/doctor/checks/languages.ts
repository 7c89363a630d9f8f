import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Locale, LOCALES } from "#domain/values/localeCodes.ts";
import { type Check, type Finding, findingsOf } from "#provider/operations/doctor/check.ts";

const { ok, warning, fault } = findingsOf("languages");

/** Whether each language has every text that Japanese has. */
export const languages: Check = async ({ root }) => {
  const folder = join(root, "locales");
  const read = await Promise.all(
    LOCALES.map(async (locale) => [locale, await keysOf(folder, locale)] as const),
  );
  const wanted = read.find(([locale]) => locale === "ja")?.[1];
  if (wanted === undefined || typeof wanted === "string")
    return [fault(`Japanese texts cannot be read: ${wanted}`, "Bring locales/ja back from the repository.")];
  const faults = read.flatMap(([locale, keys]): Finding[] => {
    if (typeof keys === "string")
      return [fault(`Texts in ${locale} cannot be read: ${keys}`, `Correct the file in locales/${locale}.`)];
    const missing = [...wanted].filter((key) => !keys.has(key));
    if (missing.length === 0) return [];
    const some = missing.slice(0, 3).join(", ");
    return [
      warning(
        `${locale} lacks ${missing.length} of ${wanted.size} texts: ${some}${missing.length > 3 ? ", …" : ""}.`,
        `Add them to locales/${locale}, then build anew.`,
      ),
    ];
  });
  return faults.length > 0
    ? faults
    : [ok(`All ${wanted.size} texts are there in ${LOCALES.length} languages.`)];
};

/** Paths of all texts of a language, without the plural form that Japanese does not write; a text: why there are none. */
async function keysOf(folder: string, locale: Locale): Promise<Set<string> | string> {
  const found = new Set<string>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === "string") {
      if (value.trim() !== "") found.add(path.replace(/_(zero|one|two|few|many|other)$/, ""));
    } else for (const [key, each] of Object.entries(value ?? {})) walk(each, `${path}.${key}`);
  };
  let file: string = locale;
  try {
    const names = await readdir(join(folder, locale), { recursive: true });
    for (const name of names.filter((one) => one.endsWith(".json"))) {
      file = name;
      walk(JSON.parse(await readFile(join(folder, locale, name), "utf8")), name.replace(/\.json$/, ""));
    }
    return found;
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
