import { LANGUAGES } from "#contract/languages.ts";
import type { ChunkModules, Manifest } from "./journeyFiles.ts";
import { journeyOf } from "./journeys.ts";

export interface Budgets {
  /** The first is what other screens are weighed against: what whoever scanned a table's code has already. */
  readonly firstLoads: readonly {
    readonly name: string;
    /** The modules that the browser asks for before the first screen can be used. */
    readonly modules: readonly string[];
    readonly maximum: number;
    /** Packages that the first screen must not bring. */
    readonly without: readonly string[];
  }[];
  /** What a journey's code may weigh, with all that it imports, beyond the first of the first loads. */
  readonly journeys: Readonly<Record<string, number>>;
  /** How many JavaScript files there may be beside those of the languages. */
  readonly scripts: number;
  /** Packages whose code comes by one module alone, however much else is loaded. */
  readonly onlyBy: readonly { readonly module: string; readonly packages: readonly string[] }[];
  /** Folders that serve development alone. */
  readonly notShipped: readonly string[];
}

export interface Build {
  readonly manifest: Manifest;
  readonly modules: ChunkModules;
  /** The JavaScript files that index.html itself names. */
  readonly html: readonly string[];
  /** Brotli bytes of a JavaScript file. */
  readonly weigh: (file: string) => number;
}

export interface Weight {
  readonly name: string;
  readonly bytes: number;
  readonly maximum: number;
}

/** Its texts, and its legal texts. */
export const FILES_OF_A_LANGUAGE = 2;

/**
 * Holds a build against its budgets.
 * @returns what was weighed, and in words what breaks a promise
 * @throws when a module or a journey that the budgets name is not in the build: a budget of something gone promises nothing
 */
export function weighBuild(
  { manifest, modules, html, weigh }: Build,
  { firstLoads, journeys, scripts, onlyBy, notShipped }: Budgets,
): { readonly weights: readonly Weight[]; readonly faults: readonly string[] } {
  const total = (files: ReadonlySet<string>) => [...files].reduce((sum, file) => sum + weigh(file), 0);
  const brings = (files: Iterable<string>, folder: string) =>
    [...files].some((file) => modules[file]?.some((module) => module.includes(folder)));
  const faults: string[] = [];

  const loads = firstLoads.map((load) => {
    const files = new Set([...filesNeededBy(manifest, load.modules), ...html]);
    for (const name of load.without)
      if (brings(files, `node_modules/${name}/`))
        faults.push(`the first load of ${load.name} brings ${name}`);
    return { name: `first load of ${load.name}`, files, maximum: load.maximum };
  });
  const first = loads[0]?.files ?? new Set();

  const starts = Object.keys(manifest).filter(
    (module) => manifest[module]?.isDynamicEntry && !firstLoads.some((load) => load.modules.includes(module)),
  );
  const byJourney = Map.groupBy(starts, journeyOf);
  byJourney.delete(undefined);
  const added = Array.from(byJourney, ([name = "", begins]) => {
    const maximum = journeys[budgetOf(name, journeys)];
    if (maximum === undefined) faults.push(`the journey ${name} has no budget`);
    const files = new Set([...filesNeededBy(manifest, begins)].filter((file) => !first.has(file)));
    return { name, files, maximum: maximum ?? Infinity };
  });
  const budgeted = new Set(["language", "legal", ...added.map(({ name }) => budgetOf(name, journeys))]);
  const dead = Object.keys(journeys).find((name) => !budgeted.has(name));
  if (dead !== undefined) throw new Error(`Nothing in the build begins the journey ${dead}`);

  const weights = [...loads, ...added].map(({ name, files, maximum }) => ({
    name,
    bytes: total(files),
    maximum,
  }));
  for (const { name, bytes, maximum } of weights)
    if (bytes > maximum) faults.push(`${name} takes ${bytes} bytes of at most ${maximum}`);

  for (const { module, packages } of onlyBy) {
    // Also says that the module is still there.
    filesNeededBy(manifest, [module]);
    const others = Object.entries(manifest)
      .filter(([name, { isEntry, isDynamicEntry }]) => name !== module && (isEntry || isDynamicEntry))
      .map(([name]) => name);
    for (const name of packages)
      if (brings(filesNeededBy(manifest, others), `node_modules/${name}/`))
        faults.push(`${name} comes with more than ${module}`);
  }
  for (const folder of notShipped)
    if (brings(Object.keys(modules), folder)) faults.push(`${folder} is in the production build`);

  const count = Object.keys(modules).length;
  const languages = added.filter(({ name }) => Object.hasOwn(LANGUAGES, name));
  const most = scripts + languages.length * FILES_OF_A_LANGUAGE;
  if (count > most) faults.push(`the build has ${count} JavaScript files of at most ${most}`);
  return { weights, faults };
}

/**
 * The JavaScript files that must have come before these modules can run: their own, and those of what they import
 * statically, all the way down.
 * @throws when the build has no file for one of them
 */
function filesNeededBy(manifest: Manifest, modules: readonly string[]): Set<string> {
  const needed = new Set(modules);
  const files = new Set<string>();
  for (const module of needed) {
    const entry = manifest[module];
    if (entry === undefined) throw new Error(`The build has no file of its own for ${module}`);
    if (entry.file.endsWith(".js")) files.add(entry.file);
    for (const imported of entry.imports ?? []) needed.add(imported);
  }
  return files;
}

/** The name of a journey's budget: a language and its legal texts that have none of their own take the common one. */
function budgetOf(journey: string, budgets: Budgets["journeys"]): string {
  if (Object.hasOwn(budgets, journey)) return journey;
  if (Object.hasOwn(LANGUAGES, journey)) return "language";
  return journey.startsWith("legal-") ? "legal" : journey;
}
