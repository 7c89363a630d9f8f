import type { StoreVersions } from "./storeVersions.ts";

/** How long a cached value is valid: until a store's version moves, or with null any store's, and until a time. */
export interface Validity {
  readonly store_id: string | null;
  /** Until the mark of a table of that store moves as well; left out: whatever becomes of its visits. */
  readonly table_id?: string;
  /** Milliseconds since 1970; left out: as long as the version stands. */
  readonly until?: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly version: string;
  readonly until: number;
  readonly bytes: number;
}

/** A value as it was just made. */
interface Made<Value> {
  readonly value: Value;
  /** Bytes; null: it is its asker's alone. */
  readonly size: number | null;
}

/** Values that are made once and given to whoever asks for the same, while they are valid. */
export interface Cache<Value> {
  /** The cached value of a key, else what `make` makes of the database now; failures are not cached. */
  get<Own extends Value>(key: string, validity: Validity, make: () => Promise<Own>): Promise<Own>;
}

interface CacheOptions<Value> {
  readonly versions: StoreVersions;
  readonly clock: () => Date;
  /** Bytes that all of it may take; what was not asked for longest goes first. */
  readonly most: number;
  /** Bytes of one; null: it is its asker's alone, neither cached nor given to anybody else. */
  readonly bytesOf: (value: Value) => number | null;
}

/** Values of which `alone` was said. */
const ownOnes = new WeakSet<object>();

/** Says of a value just made that it is its asker's alone, although it was asked for as one that others may be given. */
export function alone<Value extends object>(value: Value): Value {
  ownOnes.add(value);
  return value;
}

const isAlone = (value: unknown) => typeof value === "object" && value !== null && ownOnes.has(value);

/** A cache that is bounded in bytes. Those who ask for the same at once wait for one making. */
export function createCache<Value>({ versions, clock, most, bytesOf }: CacheOptions<Value>): Cache<Value> {
  /** In the order in which they were last asked for. */
  const entries = new Map<string, Entry<Value>>();
  const making = new Map<string, Promise<Made<Value>>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function store(key: string, entry: Entry<Value>): void {
    drop(key);
    if (entry.bytes > most) return;
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= most) break;
      drop(oldest);
    }
  }

  return {
    async get<Own extends Value>(
      key: string,
      { store_id, table_id, until = Infinity }: Validity,
      make: () => Promise<Own>,
    ): Promise<Own> {
      // Read before the database is: what changes while it is read is of the next version.
      const version = await versions.of(store_id, table_id);
      if (version === null) return make();
      const known = entries.get(key);
      if (known?.version === version && clock().getTime() < known.until) {
        entries.delete(key);
        entries.set(key, known);
        // A key is of one kind of value.
        return known.value as Own;
      }
      const name = `${version} ${until} ${key}`;
      const begun = making.get(name);
      if (begun !== undefined) {
        const { value, size } = await begun;
        return size === null ? make() : (value as Own);
      }
      const made = make().then((value) => ({ value, size: isAlone(value) ? null : bytesOf(value) }));
      making.set(name, made);
      try {
        const { value, size } = await made;
        if (size !== null) store(key, { value, version, until, bytes: size + key.length * 2 });
        return value;
      } finally {
        making.delete(name);
      }
    },
  };
}

/** Milliseconds that what depends on the clock is cached: opening hours begin and end at full minutes. */
const WINDOW = 10_000;

/** The end of the present ten seconds, or of so many milliseconds of them. */
export const endOfWindow = (now: Date, span = WINDOW): number =>
  (Math.floor(now.getTime() / span) + 1) * span;
