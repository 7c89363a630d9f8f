/** A module of the build, as far as it matters for which file it goes into. */
export interface Dealt {
  /** Its weight before minifying. */
  readonly bytes: number;
  /** What must have run before it. */
  readonly imports: readonly string[];
  /** The journeys that need it at once. */
  readonly journeys: readonly string[];
}

/** The file of each share, by its name; a file is named after one of its journeys or shares. */
export type Deal = Readonly<Record<string, string>>;

/** Modules that the same journeys need; they stay together. */
interface Share {
  bytes: number;
  readonly journeys: readonly string[];
  /** The names of shares that must have run before it. */
  readonly imports: Set<string>;
}

type Shares = ReadonlyMap<string, Share>;
type Files = ReadonlyMap<string, string>;

/** The name of what these journeys share. */
export const shareOf = (journeys: readonly string[]) => journeys.toSorted().join("+");

const isShared = (name: string) => name.includes("+");

/**
 * Deals modules out to files: what one journey alone needs goes into its own, and what several need to where it was dealt
 * before, so that code which moves does not move files. What is new, the heaviest first, begins a file while there are
 * fewer than so many, and then goes where journeys load the fewest bytes that they do not need. Files never import each
 * other in a circle: a share that would close one has a file of its own.
 * @param kept where shares were dealt to before
 * @param most how many files there may be beside the journeys' own
 * @returns each module's file
 */
export function dealOut(modules: ReadonlyMap<string, Dealt>, kept: Deal, most: number): Files {
  const shares = sharesOf(modules);
  const heaviestFirst = [...shares].toSorted(([, a], [, b]) => b.bytes - a.bytes).map(([name]) => name);
  const files = new Map(heaviestFirst.map((name) => [name, kept[name] ?? name]));
  for (;;) {
    const circle = circleOf(shares, files);
    const lightest = heaviestFirst.findLast((name) => {
      const file = files.get(name) ?? name;
      return file !== name && circle.includes(file);
    });
    if (lightest === undefined) break;
    files.set(lightest, lightest);
  }
  const late = heaviestFirst.filter(
    (name) => isShared(name) && files.get(name) === name && kept[name] !== name,
  );
  for (const [at, name] of late.entries()) {
    const waiting = new Set(late.slice(at));
    const open = new Set([...files.values()].filter((file) => !waiting.has(file)));
    if ([...open].filter(isShared).length < most) continue;
    // A journey's own file is of that journey alone.
    const fitting = [...open].filter((file) => isShared(file) || shares.get(name)?.journeys.includes(file));
    const best = fitting
      .toSorted((a, b) => inVain(shares, files, name, a) - inVain(shares, files, name, b))
      .find((file) => circleOf(shares, new Map(files).set(name, file)).length === 0);
    if (best !== undefined) files.set(name, best);
  }
  return new Map(
    Array.from(modules, ([id, { journeys }]) => [id, files.get(shareOf(journeys)) ?? shareOf(journeys)]),
  );
}

function sharesOf(modules: ReadonlyMap<string, Dealt>): Shares {
  const shares = new Map<string, Share>();
  const names = [...new Set(Array.from(modules.values(), ({ journeys }) => shareOf(journeys)))].toSorted();
  for (const name of names) shares.set(name, { bytes: 0, journeys: name.split("+"), imports: new Set() });
  for (const { bytes, imports, journeys } of modules.values()) {
    const share = shares.get(shareOf(journeys));
    if (share === undefined) continue;
    share.bytes += bytes;
    for (const id of imports) {
      const imported = modules.get(id);
      if (imported) share.imports.add(shareOf(imported.journeys));
    }
  }
  return shares;
}

/** The bytes that journeys would load without need, were this share in this file. */
function inVain(shares: Shares, files: Files, name: string, file: string): number {
  const inside = [...shares].filter(([each]) => files.get(each) === file).map(([, share]) => share);
  const bytes = inside.reduce((sum, share) => sum + share.bytes, 0);
  const of = new Set(inside.flatMap(({ journeys }) => journeys));
  const own = new Set(shares.get(name)?.journeys);
  return (
    (shares.get(name)?.bytes ?? 0) * [...of].filter((journey) => !own.has(journey)).length +
    bytes * [...own].filter((journey) => !of.has(journey)).length
  );
}

/** Files that import each other in a circle; none where there is no circle. */
function circleOf(shares: Shares, files: Files): readonly string[] {
  const imports = new Map<string, Set<string>>();
  for (const [name, share] of shares) {
    const file = files.get(name) ?? name;
    const imported = [...share.imports].map((each) => files.get(each) ?? each);
    imports.set(file, new Set([...(imports.get(file) ?? []), ...imported.filter((each) => each !== file)]));
  }
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] => {
    if (path.includes(file)) return path.slice(path.indexOf(file));
    if (done.has(file)) return [];
    for (const other of imports.get(file) ?? []) {
      const circle = visit(other, [...path, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  return [...imports.keys()].map((file) => visit(file, [])).find((circle) => circle.length > 0) ?? [];
}
