import type { Plugin } from "vite";
import kept from "./deal.json" with { type: "json" };
import { type Dealt, dealOut, type Kept, shareOf } from "./dealOut.ts";
import { journeyOf, journeys, SHARED_FILES } from "./journeys.ts";
import type { Manifest } from "./manifest.ts";

/** Of each JavaScript file of the build: its modules, by paths from the repository's root, and their bytes before minifying. */
export type ChunkModules = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What a bundler tells of a module, as far as it matters here. */
export interface ModuleOf {
  readonly code: string | null;
  readonly isEntry: boolean;
  readonly importedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/**
 * Deals the client's modules out by the table of journeys, and writes `.vite/modules.json` beside Vite's manifest, so that
 * a check can tell what a file is made of. The manifest then also names each module that is loaded when asked for.
 */
export function journeyFiles(): Plugin {
  let root = "";
  let files: ReadonlyMap<string, string> = new Map();
  let deal: Kept = {};
  return {
    name: "noren:journey-files",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: (id: string) => files.get(id) ?? null,
                  debugName: "journeys",
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    }),
    configResolved: (config) => {
      root = `${config.root}/`;
    },
    buildEnd(error) {
      if (error) return;
      const modules = new Map<string, ModuleOf>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info) modules.set(id, info);
      }
      ({ files, deal } = planFiles(modules, (id) => pathOf(id, root)));
    },
    generateBundle: {
      // After Vite has made its manifest.
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const made: ChunkModules = Object.fromEntries(
          chunks.map((chunk) => [chunk.fileName, modulesOf(chunk.modules, (id) => pathOf(id, root))]),
        );
        this.emitFile({ type: "asset", fileName: ".vite/modules.json", source: JSON.stringify(made) });
        this.emitFile({ type: "asset", fileName: ".vite/deal.json", source: JSON.stringify(deal, null, 2) });
        const manifest = bundle[".vite/manifest.json"];
        if (manifest?.type !== "asset") throw new Error("Vite made no manifest");
        const late = [...this.getModuleIds()].filter(
          (id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0,
        );
        const named = withStarts(
          JSON.parse(String(manifest.source)),
          made,
          late.map((id) => pathOf(id, root)),
        );
        manifest.source = JSON.stringify(named);
      },
    },
  };
}

/** A manifest that also names each module which is loaded when it is asked for, with the file that it is in. */
export function withStarts(manifest: Manifest, made: ChunkModules, starts: readonly string[]): Manifest {
  const entries = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  const files = new Map(
    Object.entries(made).flatMap(([file, modules]) => Object.keys(modules).map((module) => [module, file])),
  );
  const named = starts.flatMap((start) => {
    const entry = entries.get(files.get(start) ?? "");
    return entry ? [[start, { ...entry, src: start, isDynamicEntry: true }] as const] : [];
  });
  return { ...manifest, ...Object.fromEntries(named) };
}

/**
 * The file of each module. What the start needs is of two, for packages change less often than our own code; with it comes
 * what the menu shares with anything else, since most visits begin there. What was dealt out before stays where `deal.json`
 * has it; to deal all anew, empty that file to `{}`, build, and put `dist/client/.vite/deal.json` in its place.
 */
export function planFiles(
  modules: ReadonlyMap<string, ModuleOf>,
  path: (id: string) => string,
): { readonly files: ReadonlyMap<string, string>; readonly deal: Kept } {
  const used = new Map(Array.from(modules.keys(), (id) => [id, new Set<string>()]));
  for (const [id, { isEntry, dynamicImporters }] of modules) {
    if (!isEntry && dynamicImporters.length === 0) continue;
    const journey = journeyOf(path(id));
    if (journey === null)
      throw new Error(`.ci/build/journeys.ts has no journey that begins with ${path(id)}`);
    const needed = new Set([id]);
    for (const each of needed) {
      used.get(each)?.add(journey);
      for (const next of modules.get(each)?.importedIds ?? []) needed.add(next);
    }
  }
  const first = new Map<string, string>();
  const dealt = new Map<string, Dealt>();
  for (const [id, { code, importedIds }] of modules) {
    const own = used.get(id) ?? new Set();
    if (own.has("start") || (own.has("menu") && own.size > 1))
      first.set(id, path(id).startsWith("node_modules/") ? "shell" : "start");
    else if (own.size > 0)
      dealt.set(id, { bytes: code?.length ?? 0, imports: importedIds, journeys: [...own] });
  }
  const rest = dealOut(dealt, (journey) => journeys[journey]?.visits ?? 0, SHARED_FILES, kept);
  const shares = Array.from(dealt, ([id, module]) => [shareOf(module.journeys), rest.get(id) ?? ""] as const);
  const shared = shares
    .filter(([share]) => share.includes("+"))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { files: new Map([...first, ...rest]), deal: Object.fromEntries(shared) };
}

/** From the repository's root; of a package from `node_modules`, wherever that is. */
function pathOf(id: string, root: string): string {
  const at = id.lastIndexOf("/node_modules/");
  return at >= 0 ? id.slice(at + 1) : id.replace(root, "");
}

function modulesOf(
  modules: Readonly<Record<string, { renderedLength: number }>>,
  path: (id: string) => string,
) {
  return Object.fromEntries(
    Object.entries(modules).map(([id, { renderedLength }]) => [path(id), renderedLength]),
  );
}
