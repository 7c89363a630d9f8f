import type { Plugin } from "vite";
import { root } from "../node/runtime.mjs";
import kept from "./deal.json" with { type: "json" };
import { type Deal, type Dealt, dealOut, shareOf } from "./dealOut.ts";
import { journeyOf, SHARED_FILES } from "./journeys.ts";

/** What Vite's manifest says of one module that has a file of its own, as far as it matters here. */
export interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

/** Vite's manifest: a module's path from the repository's root (or a name, for what several share) to its file. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Of each JavaScript file of the build: its modules, by paths from the repository's root. */
export type ChunkModules = Readonly<Record<string, readonly string[]>>;

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
  let plan: ReturnType<typeof planFiles>;
  const groups = [
    {
      name: (id: string) => plan.files.get(id) ?? null,
      debugName: "journeys",
      includeDependenciesRecursively: false,
    },
  ];
  return {
    name: "noren:journey-files",
    apply: "build",
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()];
      const modules = ids.map((id) => [id, this.getModuleInfo(id)] as const);
      plan = planFiles(new Map(modules.flatMap(([id, info]) => (info ? [[id, info]] : []))));
    },
    generateBundle: {
      // After Vite has made its manifest.
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const made = Object.fromEntries(
          chunks.map(({ fileName, modules }) => [fileName, Object.keys(modules).map(pathOf)]),
        );
        this.emitFile({ type: "asset", fileName: ".vite/modules.json", source: JSON.stringify(made) });
        const deal = `${JSON.stringify(plan.deal, null, 2)}\n`;
        this.emitFile({ type: "asset", fileName: ".vite/deal.json", source: deal });
        const manifest = bundle[".vite/manifest.json"];
        if (manifest?.type !== "asset") throw new Error("Vite made no manifest");
        const ids = [...this.getModuleIds()];
        const late = ids.filter((id) => this.getModuleInfo(id)?.dynamicImporters.length);
        const named = withStarts(JSON.parse(String(manifest.source)), made, late.map(pathOf));
        manifest.source = JSON.stringify(named);
      },
    },
  };
}

/** A manifest that also names each module which is loaded when it is asked for, with the file that it is in. */
export function withStarts(manifest: Manifest, made: ChunkModules, starts: readonly string[]): Manifest {
  const entries = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  const named = Object.entries(made).flatMap(([file, modules]) => {
    const entry = entries.get(file);
    const inside = entry ? starts.filter((start) => modules.includes(start)) : [];
    return inside.map((start) => [start, { ...entry, src: start, isDynamicEntry: true }]);
  });
  return { ...manifest, ...Object.fromEntries(named) };
}

/** Where visits begin that see no menu: what they do not need is not of the start. */
const FIRST = ["home", "mall"];
/** The file of what the menu shares with other journeys, but not with those. */
const MENUS = "menus";

/**
 * The file of each module. What the start needs is of two, for packages change less often than our own code; with it comes
 * what the menu shares with home and mall, since most visits begin there, and what it shares with others is a file of its
 * own. What was dealt out before stays where `deal.json` has it: after a build `dist/client/.vite/deal.json` has what is
 * new as well, to be put in its place. Dealt from nothing, the first loads come out heavier than those that were weighed
 * share by share.
 */
export function planFiles(modules: ReadonlyMap<string, ModuleOf>): {
  readonly files: ReadonlyMap<string, string>;
  readonly deal: Deal;
} {
  const used = new Map(Array.from(modules.keys(), (id) => [id, new Set<string>()]));
  for (const [id, { isEntry, dynamicImporters }] of modules) {
    if (!isEntry && dynamicImporters.length === 0) continue;
    const journey = journeyOf(pathOf(id));
    if (journey === undefined)
      throw new Error(`.ci/build/journeys.ts has no journey that begins with ${pathOf(id)}`);
    const needed = new Set([id]);
    for (const each of needed) {
      used.get(each)?.add(journey);
      for (const next of modules.get(each)?.importedIds ?? []) needed.add(next);
    }
  }
  const files = new Map<string, string>();
  const dealt = new Map<string, Dealt>();
  for (const [id, { code, importedIds }] of modules) {
    const journeys = [...(used.get(id) ?? [])];
    const isOfMenu = journeys.includes("menu") && journeys.length > 1;
    if (journeys.includes("start") || (isOfMenu && FIRST.some((journey) => journeys.includes(journey))))
      files.set(id, pathOf(id).startsWith("node_modules/") ? "shell" : "start");
    else if (isOfMenu) files.set(id, MENUS);
    else if (journeys.length > 0) dealt.set(id, { bytes: code?.length ?? 0, imports: importedIds, journeys });
  }
  const deal: Record<string, string> = {};
  for (const [id, file] of dealOut(dealt, kept, SHARED_FILES)) {
    files.set(id, file);
    const share = shareOf(dealt.get(id)?.journeys ?? []);
    if (share.includes("+")) deal[share] = file;
  }
  const sorted = Object.entries(deal).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { files, deal: Object.fromEntries(sorted) };
}

/** From the repository's root; of a package from `node_modules`, wherever that is. */
function pathOf(id: string): string {
  const at = id.lastIndexOf("/node_modules/");
  return at >= 0 ? id.slice(at + 1) : id.replace(root.replaceAll("\\", "/"), "");
}
