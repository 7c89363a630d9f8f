import { randomUUID } from "node:crypto";
import type { Database } from "#provider/db/database.ts";
import { endLease, type Lease, takeLease } from "#provider/db/lease.ts";

/** Longer than a gateway may take for one message; it is prolonged as they go out. */
const SPAN = 15_000;
const PROLONG_EVERY = 3_000;

/** The turn of one process, among those of one database, to send what was left to be sent; its couriers share it. */
export interface Turn {
  /** Takes it, unless it is had already; false while another process has it. Who has taken it leaves it. */
  take(): Promise<boolean>;
  /** The same by a statement that asks for something else as well, and tells whether the lease is taken. */
  takeBy<Asked extends { readonly isOurs: boolean }>(
    statement: (lease: Lease) => Promise<Asked>,
  ): Promise<Asked>;
  /** Prolongs it from time to time; who was held up for longer than it lasts may find another sending. */
  isKept(): Promise<boolean>;
  /** Ends it, once all who took it have left. */
  leave(): Promise<void>;
}

export function createTurn(db: Database): Turn {
  const lease = { name: "messages", holder: randomUUID(), span: SPAN };
  let users = 0;
  let prolonged = -Infinity;
  let last: Promise<unknown> = Promise.resolve();

  /** What is done with the lease is done one after the other: none is ended that was just taken. */
  function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  const isFresh = () => users > 0 && performance.now() - prolonged < PROLONG_EVERY;

  async function isProlonged(): Promise<boolean> {
    const at = performance.now();
    if (!(await takeLease(db, lease))) return false;
    prolonged = at;
    return true;
  }

  return {
    take: () =>
      inOrder(async () => {
        const isOurs = isFresh() || (await isProlonged());
        if (isOurs) users += 1;
        return isOurs;
      }),
    takeBy: (statement) =>
      inOrder(async () => {
        const at = performance.now();
        const asked = await statement(lease);
        if (asked.isOurs) [users, prolonged] = [users + 1, at];
        return asked;
      }),
    isKept: () => inOrder(async () => isFresh() || (await isProlonged())),
    leave: () =>
      inOrder(async () => {
        users -= 1;
        if (users === 0) await endLease(db, lease);
      }),
  };
}
