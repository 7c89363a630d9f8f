import { randomUUID } from "node:crypto";
import type { Database } from "./db/database.ts";
import { endLease, takeLease } from "./db/lease.ts";
import type { Log } from "./log.ts";

/** Pauses after failures, in milliseconds: doubled from the first to the last. */
const FIRST_PAUSE = 500;
const LAST_PAUSE = 30_000;
/** How often to look for what another process left behind. */
const LOOK_EVERY = 5_000;
/** Longer than a gateway may take for one message; it is prolonged as they go out. */
const LEASE = 15_000;
const PROLONG_EVERY = 3_000;

/** Sends what committed transactions left, in the background. */
export interface Courier {
  /** Sends what is there, soon. */
  wake(): void;
  /** Sends what is there now; resolves when nothing more can be sent at the moment. */
  drain(): Promise<void>;
  /** Stops, after the message that is being sent. */
  close(): Promise<void>;
}

interface Round {
  /** To be asked before each message: whether to go on. */
  readonly mayGoOn: () => Promise<boolean>;
}

interface CourierOptions {
  /** What its lease and its lines in the log are called by. */
  readonly name: string;
  readonly db: Database;
  readonly log: Log;
  /** Sends what is due, at least once: "all" when nothing is left, "some" when something could not be sent. */
  readonly sendDue: (round: Round) => Promise<"all" | "some">;
}

/** Of several processes one sends, by a lease; what was not sent when the process ended is sent by the next. */
export function createCourier({ name, db, log, sendDue }: CourierOptions): Courier {
  const lease = { name, holder: randomUUID(), span: LEASE };
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;
  let prolonged = 0;
  let pause = FIRST_PAUSE;
  let timer: NodeJS.Timeout | undefined;

  async function send(): Promise<"all" | "some" | "not ours"> {
    let result: "all" | "some" = "all";
    do {
      isAskedAgain = false;
      prolonged = performance.now();
      if (!(await takeLease(db, lease))) return "not ours";
      result = await sendDue({ mayGoOn });
    } while (isAskedAgain && !isClosed);
    await endLease(db, lease);
    return result;
  }

  /** Prolongs the lease from time to time; who was held up for longer than it lasts may find another sending. */
  async function mayGoOn(): Promise<boolean> {
    if (isClosed) return false;
    if (performance.now() - prolonged < PROLONG_EVERY) return true;
    prolonged = performance.now();
    return takeLease(db, lease);
  }

  function later(milliseconds: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(wake, milliseconds).unref();
  }

  async function run(): Promise<void> {
    try {
      const result = await send();
      pause = result === "some" ? Math.min(pause * 2, LAST_PAUSE) : FIRST_PAUSE;
      later(result === "all" ? LOOK_EVERY : pause);
    } catch (error) {
      pause = Math.min(pause * 2, LAST_PAUSE);
      if (!isClosed) log.warn(`${name} not read`, { error });
      later(pause);
    } finally {
      running = null;
    }
  }

  function drain(): Promise<void> {
    if (isClosed) return running ?? Promise.resolve();
    isAskedAgain = true;
    running ??= run();
    return running;
  }

  function wake(): void {
    void drain();
  }

  return {
    wake,
    drain,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
