import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { isRecord } from "#domain/values/untrusted.ts";
import { isLocale } from "#domain/values/localeCodes.ts";

const folder = new URL("../../locales/", import.meta.url);

/**
 * Reads a namespace of texts.
 * @throws when there is none of that name
 */
export async function readTexts(
  locale: string,
  namespace: string,
): Promise<Readonly<Record<string, unknown>>> {
  if (!isLocale(locale) || !/^[\w-]+(\/[\w-]+)?$/.test(namespace))
    throw new Error(`No texts ${namespace} in ${locale}`);
  const texts: unknown = JSON.parse(
    await readFile(fileURLToPath(new URL(`${locale}/${namespace}.json`, folder)), "utf8"),
  );
  if (!isRecord(texts)) throw new Error(`${locale}/${namespace}.json holds no texts`);
  return texts;
}
