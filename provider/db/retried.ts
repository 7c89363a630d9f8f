import { setTimeout as wait } from "node:timers/promises";
import { sqlState } from "./sqlState.ts";

const TRIES = 4;
/** Serialization failure and deadlock: PostgreSQL asks to begin such a transaction again. */
const AGAIN: readonly unknown[] = ["40001", "40P01"];

/** Runs a transaction, and again, three times at most, when it lost to another one. */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !AGAIN.includes(sqlState(error))) throw error;
      await wait(5 + Math.random() * 20 * attempt);
    }
  }
}
