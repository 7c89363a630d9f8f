import type { Plugin } from "vite";

/** Of each JavaScript file of the build: its modules, by paths from the repository's root, and their bytes before minifying. */
export type ChunkModules = Readonly<Record<string, Readonly<Record<string, number>>>>;

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
      const modules = chunks.map((chunk) => [chunk.fileName, modulesOf(chunk.modules, root)]);
      this.emitFile({
        type: "asset",
        fileName: ".vite/modules.json",
        source: JSON.stringify(Object.fromEntries(modules)),
      });
    },
  };
}

function modulesOf(modules: Readonly<Record<string, { renderedLength: number }>>, root: string) {
  return Object.fromEntries(
    Object.entries(modules).map(([id, { renderedLength }]) => [id.replace(root, ""), renderedLength]),
  );
}
