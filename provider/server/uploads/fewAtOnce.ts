interface Waiting {
  /** Whose it is, from the widest to the narrowest: a network address, a member. */
  readonly keys: readonly string[];
  readonly begin: () => void;
}

/**
 * Lets `most` works run at once; the others wait for their turn. Turns go round by key: whoever has the fewest running
 * comes next, then whoever was served the longest ago, first among addresses, then among members of one. So who sends
 * forty pictures waits for their own, and somebody else's one picture for no more than one of them.
 */
export function fewAtOnce(
  most: number,
): <Result>(keys: readonly string[], work: () => Promise<Result>) => Promise<Result> {
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  const served = new Map<string, number>();
  let atWork = 0;
  let turn = 0;

  const count = (keys: readonly string[], by: 1 | -1) => {
    for (const key of pathsOf(keys)) {
      const left = (running.get(key) ?? 0) + by;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    }
  };

  /** Less comes first. */
  function compare(one: Waiting, other: Waiting): number {
    const [ones, others] = [pathsOf(one.keys), pathsOf(other.keys)];
    for (const [level, key] of ones.entries()) {
      const otherKey = others[level] ?? "";
      const difference =
        (running.get(key) ?? 0) - (running.get(otherKey) ?? 0) ||
        (served.get(key) ?? 0) - (served.get(otherKey) ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  function next(): void {
    if (atWork >= most) return;
    // Equal ones in the order in which they came: sorting keeps it.
    const [chosen] = waiting.toSorted(compare);
    if (chosen === undefined) {
      // Nobody waits: nobody has to be remembered.
      if (atWork === 0) served.clear();
      return;
    }
    waiting.splice(waiting.indexOf(chosen), 1);
    atWork += 1;
    turn += 1;
    count(chosen.keys, 1);
    for (const key of pathsOf(chosen.keys)) served.set(key, turn);
    chosen.begin();
  }

  return async (keys, work) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push({ keys, begin: resolve });
    next();
    await promise;
    try {
      return await work();
    } finally {
      atWork -= 1;
      count(keys, -1);
      next();
    }
  };
}

/** Each key with those before it: members of different addresses are different, whatever they are called. */
function pathsOf(keys: readonly string[]): string[] {
  return keys.map((_, level) => JSON.stringify(keys.slice(0, level + 1)));
}
