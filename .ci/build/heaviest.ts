import type { ChunkModules } from "./journeyFiles.ts";

/** The packages, and the rooms and features of our own, that weigh most in some files of the build, heaviest first. */
export function heaviest(modules: ChunkModules, files: readonly string[], count: number): [string, number][] {
  const weights = new Map<string, number>();
  for (const [module, bytes] of files.flatMap((file) => Object.entries(modules[file] ?? {}))) {
    const owner = ownerOf(module);
    weights.set(owner, (weights.get(owner) ?? 0) + bytes);
  }
  return [...weights].toSorted(([, a], [, b]) => b - a).slice(0, count);
}

function ownerOf(module: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module);
  return inPackage?.[1] ?? /^(?:src\/features\/|src\/parts\/|src\/)?[^/]+/.exec(module)?.[0] ?? module;
}
