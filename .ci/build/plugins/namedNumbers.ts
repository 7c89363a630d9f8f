import type { Plugin } from "vite";
import * as Code from "#contract/codes.ts";
import * as enumerations from "#contract/enumerations.ts";

/**
 * Writes numbers in place of the names of the wire's enumerations and codes, and takes out imports that this leaves
 * without a use: names cost a page no bytes.
 */
export function namedNumbers(): Plugin {
  const values: ReadonlyMap<string, unknown> = new Map<string, unknown>(
    Object.entries({ ...enumerations, Code }).flatMap(([names, each]) =>
      Object.entries(each).map(([name, value]) => [`${names}.${name}`, value] as const),
    ),
  );
  const numbered = (name: string) => {
    const value = values.get(name);
    return typeof value === "number" ? String(value) : name;
  };
  return {
    name: "noren:named-numbers",
    apply: "build",
    transform: {
      filter: { code: /(?:enumerations|codes)\.ts"/ },
      handler: (source) => ({
        code: withoutUnused(source.replaceAll(/(?<![\w.$])[A-Z]\w+\.\w+\b/g, numbered)),
        map: null,
      }),
    },
  };
}

const IMPORT = /^import (?:\* as (\w+)|\{([^}]*)\}) from "[^"]*(?:enumerations|codes)\.ts";?$/gm;

function withoutUnused(code: string): string {
  const rest = code.replaceAll(IMPORT, "");
  const isUsed = (name: string) => new RegExp(String.raw`\b${name}\b`).test(rest);
  return code.replaceAll(IMPORT, (line: string, all: string | undefined, some = "") => {
    const names = all === undefined ? some.split(",").map((name: string) => name.trim()) : [all];
    return names.some(isUsed) ? line : "";
  });
}
