import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const files = new Map<string, string>();

/**
 * A style's class as the page has it: its name in its file, and four characters for the file. Vite's own adds the line,
 * which tells nothing apart and weighs some hundred bytes in each script.
 * @throws when two files have the same four characters
 */
export function scopedName(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, ""));
  const sign = Number.parseInt(createHash("sha256").update(path).digest("hex").slice(0, 10), 16)
    .toString(36)
    .slice(-4);
  const other = files.get(sign) ?? path;
  if (other !== path)
    throw new Error(`${other} and ${path} have classes with the same ending, ${sign}: rename one`);
  files.set(sign, path);
  return `${name}_${sign}`;
}
