/** What Vite's manifest says of one module that has a file of its own. */
export interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

/** Vite's manifest: a module's path from the repository's root (or a name, for what several share) to its file. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/**
 * The JavaScript files that must have come before these modules can run: their own, and those of what they import
 * statically, all the way down.
 * @throws when the build has no file for one of them
 */
export function filesNeededBy(manifest: Manifest, modules: readonly string[]): Set<string> {
  const visited = new Set<string>();
  const files = new Set<string>();
  const visit = (module: string) => {
    if (visited.has(module)) return;
    visited.add(module);
    const entry = manifest[module];
    if (entry === undefined) throw new Error(`The build has no file of its own for ${module}`);
    if (entry.file.endsWith(".js")) files.add(entry.file);
    entry.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}
