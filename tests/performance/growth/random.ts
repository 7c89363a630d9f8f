/** Numbers that look random, and are the same for the same seed on every machine. */
export interface Random {
  /** From 0 up to but not including 1. */
  readonly next: () => number;
  /** A whole number from 0 up to but not including `most`. */
  readonly below: (most: number) => number;
  readonly isOneIn: (chances: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** By mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    next,
    below,
    isOneIn: (chances) => next() * chances < 1,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("There is nothing to pick from");
      return item;
    },
  };
}

/** Picks an index, each as often as its weight has it. */
export function weighted(weights: readonly number[]): (random: Random) => number {
  let sum = 0;
  const sums = Float64Array.from(weights, (weight) => (sum += weight));
  return (random) => {
    const at = random.next() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
