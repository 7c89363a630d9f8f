/** A module of the build, as far as it matters for which file it goes into. */
export interface Dealt {
  /** Its weight before minifying. */
  readonly bytes: number;
  /** What must have run before it. */
  readonly imports: readonly string[];
  /** The journeys that need it at once. */
  readonly journeys: readonly string[];
}

/** Modules that the same journeys need; they stay together. */
interface Share {
  /** Its journeys, joined by "+". */
  readonly name: string;
  readonly isOwn: boolean;
  readonly bytes: number;
  /** A bit for each journey. */
  readonly needs: number;
  /** Shares that it imports, by their numbers. */
  readonly imports: ReadonlySet<number>;
}

/** The number of each share's file: that of one of the shares in it. */
type Deal = readonly number[];

/** What a deal comes to: all by the number of the file. */
interface Outcome {
  /** Bytes times visits. */
  readonly cost: number;
  readonly bytes: ReadonlyMap<number, number>;
  readonly needs: ReadonlyMap<number, number>;
}

/** Pairs of files that are tried at each step, those first that look best: each width ends in another deal. */
const WIDTHS = [1, 4, 8, 15, 30, 60];

/**
 * Deals modules out to files: what one journey alone needs goes into its own, and what several need into at most so many
 * more, such that all visits together load few bytes. Whoever loads a file loads what it imports; files never import each
 * other in a circle. It joins two files at a time, those that cost least, in several ways, of which the best counts.
 * @param kept where shares were dealt to before: they stay there, so that code which moves does not move files
 * @returns each module's file: the name of one of its journeys, or of several joined by "+"
 */
export function dealOut(
  modules: ReadonlyMap<string, Dealt>,
  visits: (journey: string) => number,
  most: number,
  kept: Kept = {},
): ReadonlyMap<string, string> {
  const { shares, weigh } = sharesOf(modules, visits);
  const start = withoutCircles(shares, startOf(shares, kept), weigh);
  const isKept = start.some((file, number) => file !== number);
  const deals = (isKept ? [Math.max(...WIDTHS)] : WIDTHS).map((width) => {
    let deal: Deal = isKept ? start : shares.map((_, number) => number);
    for (;;) {
      const files = new Set(deal.filter((file) => shares[file]?.isOwn === false));
      if (files.size <= most) break;
      const next = joinTwo(shares, deal, weigh, width);
      if (next === null) break;
      deal = next;
    }
    if (!isKept) deal = moveOn(shares, deal, weigh);
    return { deal, cost: outcomeOf(shares, deal, weigh)?.cost ?? Infinity };
  });
  const { deal } = deals.reduce((best, each) => (each.cost < best.cost ? each : best));
  const names = new Map(
    shares.map(({ name }, number) => [name, shares[deal[number] ?? number]?.name ?? name]),
  );
  return new Map(
    Array.from(modules, ([id, { journeys }]) => [id, names.get(shareOf(journeys)) ?? shareOf(journeys)]),
  );
}

/** Where each share was dealt to before: its name, and that of the share that names the file. */
export type Kept = Readonly<Record<string, string>>;

/** Each share in its file of before; one that is new, or whose file is gone, in a file of its own. */
function startOf(shares: readonly Share[], kept: Kept): Deal {
  const namedBy = new Map<string, number>();
  shares.forEach(({ name }, number) => {
    const file = kept[name];
    if (file !== undefined && (!namedBy.has(file) || file === name)) namedBy.set(file, number);
  });
  const own = new Map(shares.flatMap(({ isOwn, name }, number) => (isOwn ? [[name, number] as const] : [])));
  return shares.map(({ isOwn, name }, number) => {
    const file = kept[name];
    return isOwn || file === undefined ? number : (own.get(file) ?? namedBy.get(file) ?? number);
  });
}

/** As much of a deal as there is without circles: a share that would close one has a file of its own, the small ones first. */
function withoutCircles(shares: readonly Share[], wanted: Deal, weigh: (needs: number) => number): Deal {
  if (outcomeOf(shares, wanted, weigh) !== null) return wanted;
  let deal: Deal = shares.map((_, number) => number);
  let left = [...wanted.keys()].toSorted(
    (one, other) => (shares[other]?.bytes ?? 0) - (shares[one]?.bytes ?? 0),
  );
  for (let before = Infinity; left.length < before; ) {
    before = left.length;
    left = left.filter((number) => {
      const moved = deal.with(number, wanted[number] ?? number);
      const isCircle = outcomeOf(shares, moved, weigh) === null;
      if (!isCircle) deal = moved;
      return isCircle;
    });
  }
  return deal;
}

/** The name of what these journeys share. */
export const shareOf = (journeys: readonly string[]) => journeys.toSorted().join("+");

function sharesOf(modules: ReadonlyMap<string, Dealt>, visits: (journey: string) => number) {
  const names = [...new Set(Array.from(modules.values(), ({ journeys }) => shareOf(journeys)))].toSorted();
  const numbers = new Map(names.map((name, number) => [name, number]));
  const sharing = [...new Set(names.filter((name) => name.includes("+")).flatMap((name) => name.split("+")))];
  if (sharing.length > 31) throw new Error("Numbers have bits for 31 journeys that share code");
  const bytes = names.map(() => 0);
  const imports = names.map(() => new Set<number>());
  for (const module of modules.values()) {
    const number = numbers.get(shareOf(module.journeys)) ?? 0;
    bytes[number] = (bytes[number] ?? 0) + module.bytes;
    for (const id of module.imports) {
      const imported = modules.get(id);
      const to = imported && numbers.get(shareOf(imported.journeys));
      if (to !== undefined && to !== number) imports[number]?.add(to);
    }
  }
  const shares = names.map((name, number): Share => {
    const bits = name.split("+").map((journey) => sharing.indexOf(journey));
    return {
      name,
      isOwn: !name.includes("+"),
      bytes: bytes[number] ?? 0,
      needs: bits.reduce((sum, bit) => (bit < 0 ? sum : sum | (1 << bit)), 0),
      imports: imports[number] ?? new Set(),
    };
  });
  const known = new Map<number, number>();
  /** Visits of the journeys whose bits are set. */
  const weigh = (needs: number): number => {
    const found = known.get(needs);
    if (found !== undefined) return found;
    const sum = sharing.reduce((all, journey, bit) => (needs & (1 << bit) ? all + visits(journey) : all), 0);
    known.set(needs, sum);
    return sum;
  };
  return { shares, weigh };
}

/** The deal with two files made one, at the least cost; null where no two can be. */
function joinTwo(
  shares: readonly Share[],
  deal: Deal,
  weigh: (needs: number) => number,
  width: number,
): Deal | null {
  const now = outcomeOf(shares, deal, weigh);
  if (now === null) throw new Error("Files import each other in a circle");
  const files = [...now.bytes.keys()];
  const pairs = files.flatMap((one, at) =>
    files.slice(0, at).flatMap((other) => {
      const [into, from] = shares[one]?.isOwn ? [one, other] : [other, one];
      if (shares[from]?.isOwn || shares[into]?.needs === 0) return [];
      const [needs, others] = [now.needs.get(into) ?? 0, now.needs.get(from) ?? 0];
      const inVain =
        (now.bytes.get(into) ?? 0) * weigh(others & ~needs) +
        (now.bytes.get(from) ?? 0) * weigh(needs & ~others);
      return [{ into, from, inVain }];
    }),
  );
  pairs.sort((one, other) => one.inVain - other.inVain);
  let best: { deal: Deal; cost: number } | null = null;
  for (const [tried, { into, from }] of pairs.entries()) {
    if (tried >= width && best) break;
    const joined = deal.map((file) => (file === from ? into : file));
    const cost = outcomeOf(shares, joined, weigh)?.cost;
    if (cost !== undefined && (best === null || cost < best.cost)) best = { deal: joined, cost };
  }
  return best?.deal ?? null;
}

/** The deal with single shares moved to other files, as long as that costs less. */
function moveOn(shares: readonly Share[], before: Deal, weigh: (needs: number) => number): Deal {
  let deal = before;
  let cost = outcomeOf(shares, deal, weigh)?.cost ?? Infinity;
  for (let last = Infinity; cost < last; ) {
    last = cost;
    shares.forEach((share, number) => {
      // A file's name is that of one of its shares, which stays.
      if (share.isOwn || deal[number] === number) return;
      for (const file of new Set(deal)) {
        if (shares[file]?.needs === 0) continue;
        const moved = deal.map((each, at) => (at === number ? file : each));
        const then = outcomeOf(shares, moved, weigh)?.cost ?? Infinity;
        if (then < cost) [deal, cost] = [moved, then];
      }
    });
  }
  return deal;
}

/** Null where files import each other in a circle. */
function outcomeOf(shares: readonly Share[], deal: Deal, weigh: (needs: number) => number): Outcome | null {
  const bytes = new Map<number, number>();
  const needs = new Map<number, number>();
  const imports = new Map<number, Set<number>>();
  shares.forEach((share, number) => {
    const file = deal[number] ?? number;
    bytes.set(file, (bytes.get(file) ?? 0) + share.bytes);
    needs.set(file, (needs.get(file) ?? 0) | share.needs);
    const others = imports.get(file) ?? new Set<number>();
    for (const each of share.imports) if (deal[each] !== file) others.add(deal[each] ?? each);
    imports.set(file, others);
  });
  const order = importersFirst(imports);
  if (order === null) return null;
  let cost = 0;
  for (const file of order) {
    const own = needs.get(file) ?? 0;
    cost += (bytes.get(file) ?? 0) * weigh(own);
    for (const other of imports.get(file) ?? []) needs.set(other, (needs.get(other) ?? 0) | own);
  }
  return { cost, bytes, needs };
}

/** Files, each before what it imports; null where there is a circle. */
function importersFirst(imports: ReadonlyMap<number, ReadonlySet<number>>): readonly number[] | null {
  const done: number[] = [];
  const state = new Map<number, "under way" | "done">();
  const visit = (file: number): boolean => {
    const found = state.get(file);
    if (found) return found === "done";
    state.set(file, "under way");
    for (const other of imports.get(file) ?? []) if (!visit(other)) return false;
    state.set(file, "done");
    done.push(file);
    return true;
  };
  for (const file of imports.keys()) if (!visit(file)) return null;
  return done.toReversed();
}
