import { AsyncLocalStorage } from "node:async_hooks";

const keeping = new AsyncLocalStorage<true>();

/**
 * Has the database read and plan each statement of `work` once for many times: that takes two thirds of what a statement takes
 * which goes by a key. Only for such statements: a list has one plan where a store is busy and another where it is not.
 */
export function withKeptPlans<Result>(work: () => Result): Result {
  return keeping.run(true, work);
}

/** Whether what is asked here and now is to have a kept plan. */
export const arePlansKept = (): boolean => keeping.getStore() === true;

/** Statements that have a kept plan, which takes some 50 kB of each connection; and how often one is asked before. */
const MOST = 150;
const AFTER = 3;
/** Statements whose askings are counted. */
const COUNTED = 1_000;

/** By which name a connection keeps the plan of a statement: null while it is asked too seldom, or where enough are kept. */
export function planNames(most = MOST): (statement: string) => string | null {
  const names = new Map<string, string>();
  const asked = new Map<string, number>();
  return (statement) => {
    const known = names.get(statement);
    if (known !== undefined) return known;
    if (names.size >= most) return null;
    const times = (asked.get(statement) ?? 0) + 1;
    if (times < AFTER) {
      if (asked.size >= COUNTED) asked.clear();
      asked.set(statement, times);
      return null;
    }
    asked.delete(statement);
    const name = `plan_${names.size + 1}`;
    names.set(statement, name);
    return name;
  };
}
