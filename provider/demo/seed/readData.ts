import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const inEnglish = { error: z.locales.en().localeError };
const folder = join(import.meta.dirname, "../data");

/** A file of the demo's data that is not as its schema says. */
export class DemoDataError extends Error {
  override name = "DemoDataError";
}

/**
 * A file of `provider/demo/data`, by its path without the ending, as its schema has it.
 * @throws DemoDataError with the file, and for each fault the place in it, as `stores[3].name.ko`
 */
export function readData<Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> {
  return checkData(`provider/demo/data/${name}.json`, read(join(folder, `${name}.json`)), schema);
}

/** What was read from a file, as its schema has it; see `readData`. */
export function checkData<Schema extends z.ZodMiniType>(
  file: string,
  value: unknown,
  schema: Schema,
): z.output<Schema> {
  const { data, error } = z.safeParse(schema, value, inEnglish);
  if (error === undefined) return data;
  const faults = error.issues.map(({ path, message }) => `  ${z.core.toDotPath(path)}: ${message}`);
  throw new DemoDataError([`${file} is not as it should be:`, ...faults].join("\n"));
}

function read(file: string): unknown {
  const text = readFileSync(file, "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DemoDataError(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
