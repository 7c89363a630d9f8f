import type { StoreVersions } from "#provider/stores/storeVersions.ts";

/** By what something that was made once stands: the version of a store, of null those of all, and a time. */
export interface Standing {
  readonly store_id: string | null;
  /** Milliseconds since 1970; left out: as long as the version stands. */
  readonly until?: number;
}

interface Held<Value> {
  readonly value: Value;
  readonly version: string;
  readonly until: number;
  readonly bytes: number;
}

/** What is made once and given to whoever asks for the same, while the store's version stands. */
export interface Kept<Value> {
  /** The kept value of a key, else what `make` makes of the database now; a failure is nobody else's, and is not kept. */
  get<Made extends Value>(key: string, standing: Standing, make: () => Promise<Made>): Promise<Made>;
}

interface KeptOptions<Value> {
  readonly versions: StoreVersions;
  readonly clock: () => Date;
  /** Bytes that all of it may take; what was not asked for longest goes first. */
  readonly most: number;
  /** Bytes of one; null: it is given to who waits for it, and not kept. */
  readonly bytesOf: (value: Value) => number | null;
}

/** A place for such values, bounded in bytes. Those who ask for the same at once wait for one making. */
export function createKept<Value>({ versions, clock, most, bytesOf }: KeptOptions<Value>): Kept<Value> {
  /** In the order in which they were last asked for. */
  const held = new Map<string, Held<Value>>();
  const making = new Map<string, Promise<Value>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= held.get(key)?.bytes ?? 0;
    held.delete(key);
  }

  function keep(key: string, one: Held<Value>): void {
    drop(key);
    if (one.bytes > most) return;
    held.set(key, one);
    bytes += one.bytes;
    for (const oldest of held.keys()) {
      if (bytes <= most) break;
      drop(oldest);
    }
  }

  return {
    async get<Made extends Value>(
      key: string,
      { store_id, until = Infinity }: Standing,
      make: () => Promise<Made>,
    ): Promise<Made> {
      // Read before the database is: what changes while it is read is of the next version.
      const version = await versions.of(store_id);
      if (version === null) return make();
      const known = held.get(key);
      if (known?.version === version && clock().getTime() < known.until) {
        held.delete(key);
        held.set(key, known);
        // A key is of one kind of value.
        return known.value as Made;
      }
      const name = `${version} ${until} ${key}`;
      const begun = making.get(name);
      if (begun !== undefined) return begun as Promise<Made>;
      const made = make();
      making.set(name, made);
      try {
        const value = await made;
        const size = bytesOf(value);
        if (size !== null) keep(key, { value, version, until, bytes: size + key.length * 2 });
        return value;
      } finally {
        making.delete(name);
      }
    },
  };
}

/** Milliseconds that what depends on the clock is kept: hours begin and end at full minutes. */
const WINDOW = 10_000;

/** The end of the present ten seconds, or of so many milliseconds of them. */
export const endOfWindow = (now: Date, span = WINDOW): number =>
  (Math.floor(now.getTime() / span) + 1) * span;
