import { existsSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";

/** The version of eslint-module-utils' interface for resolvers that this file follows. */
export const interfaceVersion = 2;

/** Tells the linter which file an import means. Every import says its extension, and `#room/…` stands in package.json. */
export function resolve(source: string, importer: string): { found: boolean; path?: string | null } {
  if (isBuiltin(source)) return { found: true, path: null };
  try {
    const path = createRequire(importer).resolve(source);
    return existsSync(path) ? { found: true, path } : { found: false };
  } catch {
    return { found: false };
  }
}
