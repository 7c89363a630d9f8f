import { randomUUID } from "node:crypto";
import type { Database } from "#provider/db/database.ts";
import { endLease, type Lease, takeLease } from "#provider/db/lease.ts";

/** Longer than a gateway may take for one message; it is prolonged as they go out. */
const SPAN = 15_000;
const PROLONG_EVERY = 3_000;

/** The turn of one process, among those of one database, to send what was left to be sent of a kind. */
export interface Turn {
  readonly lease: Lease;
  /** Does something with the lease after whatever else is done with it here: none is ended that was just taken. */
  inOrder<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Within `inOrder`: the lease was taken by a statement that began at an instant of `performance.now()`. */
  took(at: number): void;
  /** Takes it, unless it is had already; false while another process has it. Who has taken it leaves it. */
  take(): Promise<boolean>;
  /** Prolongs it from time to time; who was held up for longer than it lasts may find another sending. */
  isKept(): Promise<boolean>;
  /** Ends it, once all who took it have left. Where the database is away it ends by itself, when its span is over. */
  leave(): Promise<void>;
}

export function createTurn(db: Database, name: string): Turn {
  const lease = { name, holder: randomUUID(), span: SPAN };
  let users = 0;
  let prolonged = -Infinity;
  let last: Promise<unknown> = Promise.resolve();

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
    lease,
    inOrder,
    took(at) {
      users += 1;
      prolonged = at;
    },
    take: () =>
      inOrder(async () => {
        const isOurs = isFresh() || (await isProlonged());
        if (isOurs) users += 1;
        return isOurs;
      }),
    isKept: () => inOrder(async () => isFresh() || (await isProlonged())),
    leave: () =>
      inOrder(async () => {
        users -= 1;
        if (users === 0) await endLease(db, lease).catch(() => undefined);
      }),
  };
}
