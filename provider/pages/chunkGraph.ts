import * as z from "zod";

/** Vite's list of what it built: a file of each module that is loaded by itself, and what it needs. */
export const Manifest = z.record(
  z.string(),
  z.looseObject({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);

/** Files that a page needs at once, as addresses: scripts in the order of their need, and style sheets. */
export interface NeededFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const ENTRY = "index.html";

/**
 * Reads Vite's manifest.
 * @returns what gives the files of the entry and of some source modules, with all that they import
 */
export function chunkGraph(manifest: unknown): (modules: readonly string[]) => NeededFiles {
  const chunks = Manifest.parse(manifest);
  const known = new Map<string, NeededFiles>();

  function needed(modules: readonly string[]): NeededFiles {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const seen = new Set<string>();
    const visit = (name: string) => {
      const chunk = chunks[name];
      if (chunk === undefined || seen.has(name)) return;
      seen.add(name);
      scripts.add(`/${chunk.file}`);
      // What is imported comes first, so that the importer's rules win.
      for (const imported of chunk.imports) visit(imported);
      for (const style of chunk.css) styles.add(`/${style}`);
    };
    for (const name of [ENTRY, ...modules]) visit(name);
    return { scripts: [...scripts], styles: [...styles] };
  }

  return (modules) => {
    const key = modules.join("\n");
    const files = known.get(key) ?? needed(modules);
    known.set(key, files);
    return files;
  };
}
