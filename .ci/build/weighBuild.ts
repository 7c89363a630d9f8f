import { LANGUAGES } from "#contract/languages.ts";
import type { ChunkModules } from "./journeyFiles.ts";
import { journeyOf } from "./journeys.ts";
import { filesNeededBy, type Manifest } from "./manifest.ts";

export interface Budgets {
  /** The first is what other screens are weighed against: what whoever scanned a table's code has already. */
  readonly firstLoads: readonly FirstLoad[];
  /** What a journey's code may weigh, with all that it imports, beyond the first of the first loads. */
  readonly journeys: Readonly<Record<string, number>>;
  /** How many JavaScript files there may be beside those of the languages. */
  readonly scripts: number;
  /** Packages whose code comes by one module alone, however much else is loaded. */
  readonly onlyBy: readonly { readonly module: string; readonly packages: readonly string[] }[];
  /** Folders that serve development alone. */
  readonly notShipped: readonly string[];
}

interface FirstLoad {
  readonly name: string;
  /** The modules that the browser asks for before the first screen can be used. */
  readonly modules: readonly string[];
  readonly maximum: number;
  /** Packages that the first screen must not bring. */
  readonly without: readonly string[];
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

export interface Weighing {
  readonly weights: readonly Weight[];
  /** The JavaScript files of the first load. */
  readonly firstLoad: readonly string[];
  /** What breaks a promise, in words. */
  readonly faults: readonly string[];
}

/** Its texts, and its legal texts. */
export const FILES_OF_A_LANGUAGE = 2;

/**
 * Holds a build against its budgets.
 * @throws when a module that the budgets name is not in the build: a budget of something gone promises nothing; and when
 * they name no first load
 */
export function weighBuild(build: Build, budgets: Budgets): Weighing {
  const { firstLoads, journeys, scripts, onlyBy, notShipped } = budgets;
  const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + build.weigh(file), 0);

  const filesOf = ({ modules }: FirstLoad) =>
    new Set([...filesNeededBy(build.manifest, modules), ...build.html]);
  const [menu] = firstLoads;
  if (menu === undefined) throw new Error("The budgets name no first load");
  const first = filesOf(menu);
  const starts = new Map<string, string[]>();
  for (const [module, { isDynamicEntry }] of Object.entries(build.manifest)) {
    const isFirst = firstLoads.some(({ modules }) => modules.includes(module));
    const journey = isDynamicEntry === true && !isFirst ? journeyOf(module) : null;
    if (journey !== null) starts.set(journey, [...(starts.get(journey) ?? []), module]);
  }
  const budgeted = new Set([
    "language",
    "legal",
    ...[...starts.keys()].map((name) => budgetOf(name, journeys)),
  ]);
  const dead = Object.keys(journeys).find((name) => !budgeted.has(name));
  if (dead !== undefined) throw new Error(`Nothing in the build begins the journey ${dead}`);
  const added = [...starts]
    .flatMap(([name, modules]) => {
      const files = [...filesNeededBy(build.manifest, modules)].filter((file) => !first.has(file));
      const maximum = journeys[budgetOf(name, journeys)];
      return maximum === undefined ? [] : [{ name, bytes: total(files), maximum }];
    })
    .toSorted((a, b) => b.bytes - a.bytes);
  const free = [...starts.keys()]
    .filter((name) => !(budgetOf(name, journeys) in journeys))
    .map((name) => `the journey ${name} has no budget`);
  const weights = [
    ...firstLoads.map((load) => ({
      name: `first load of ${load.name}`,
      bytes: total(filesOf(load)),
      maximum: load.maximum,
    })),
    ...added,
  ];

  const tooHeavy = weights
    .filter(({ bytes, maximum }) => bytes > maximum)
    .map(({ name, bytes, maximum }) => `${name} takes ${bytes} bytes of at most ${maximum}`);
  const modulesOf = (files: Iterable<string>) =>
    [...files].flatMap((file) => Object.keys(build.modules[file] ?? {}));
  const unwanted = firstLoads.flatMap((load) => {
    const modules = modulesOf(filesOf(load));
    return load.without
      .filter((name) => modules.some((module) => module.includes(`node_modules/${name}/`)))
      .map((name) => `the first load of ${load.name} brings ${name}`);
  });
  const strays = onlyBy.flatMap(({ module, packages }) => {
    // Also says that the module is still there.
    filesNeededBy(build.manifest, [module]);
    const others = Object.keys(build.manifest).filter(
      (name) => name !== module && isEntry(build.manifest, name),
    );
    const elsewhere = modulesOf(filesNeededBy(build.manifest, others));
    return packages
      .filter((name) => elsewhere.some((each) => each.includes(`node_modules/${name}/`)))
      .map((name) => `${name} comes with more than ${module}`);
  });
  const shipped = notShipped
    .filter((folder) => modulesOf(Object.keys(build.modules)).some((module) => module.startsWith(folder)))
    .map((folder) => `${folder} is in the production build`);
  const count = Object.keys(build.modules).length;
  const languages = [...starts.keys()].filter((name) => Object.hasOwn(LANGUAGES, name));
  const most = scripts + languages.length * FILES_OF_A_LANGUAGE;
  const tooMany = count > most ? [`the build has ${count} JavaScript files of at most ${most}`] : [];
  const faults = [...tooHeavy, ...tooMany, ...free, ...unwanted, ...strays, ...shipped];
  return { weights, firstLoad: [...first], faults };
}

/** Whether a browser may ask for it by itself, and not as a part of something else. */
function isEntry(manifest: Manifest, name: string): boolean {
  return manifest[name]?.isDynamicEntry === true || manifest[name]?.isEntry === true;
}

/** The name of a journey's budget: a language and its legal texts that have none of their own take the common one. */
function budgetOf(journey: string, budgets: Budgets["journeys"]): string {
  if (Object.hasOwn(budgets, journey)) return journey;
  if (Object.hasOwn(LANGUAGES, journey)) return "language";
  return journey.startsWith("legal-") ? "legal" : journey;
}
