import type { Plugin } from "vite";

/** Which modules went into each JavaScript file of the build, by paths from the repository's root. */
export type ChunkModules = Readonly<Record<string, readonly string[]>>;

/** Writes `.vite/modules.json` beside Vite's manifest, so that a check can tell what a file is made of. */
export function chunkModules(): Plugin {
  let root = "";
  return {
    name: "noren:chunk-modules",
    apply: "build",
    configResolved: (config) => {
      root = `${config.root}/`;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const modules = chunks.map((chunk) => [
        chunk.fileName,
        chunk.moduleIds.map((id) => id.replace(root, "")),
      ]);
      this.emitFile({
        type: "asset",
        fileName: ".vite/modules.json",
        source: JSON.stringify(Object.fromEntries(modules)),
      });
    },
  };
}
