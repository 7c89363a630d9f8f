import { randomUUID } from "node:crypto";
import { asc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { endLease, takeLease } from "#provider/db/lease.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Parts } from "./context.ts";

const AT_ONCE = 100;
/** A message that cannot be sent holds up its own channel alone; so many such channels mean that none can be reached. */
const BLOCKED_CHANNELS = 3;

/** Sends the messages that committed transactions left: in their order for each channel, at least once. */
export function createOutbox(parts: Pick<Parts, "db" | "messages" | "clock">, log: Log): Courier {
  const { db, messages } = parts;

  /** False where they have to go one by one: the service takes no more at a time, or one of them cannot be sent. */
  async function sentTogether(due: readonly (typeof outbox.$inferSelect)[]): Promise<boolean> {
    if (messages.publishAll === undefined) return false;
    try {
      await messages.publishAll(due);
    } catch {
      return false;
    }
    const ids = due.map(({ id }) => id);
    await db.update(outbox).set({ sent_at: parts.clock() }).where(inArray(outbox.id, ids));
    return true;
  }

  return createCourier({
    name: "outbox",
    db,
    log,
    async sendDue({ mayGoOn }) {
      for (;;) {
        const due = await db
          .select()
          .from(outbox)
          .where(isNull(outbox.sent_at))
          .orderBy(asc(outbox.id))
          .limit(AT_ONCE);
        if (due.length > 0 && (await sentTogether(due))) {
          if (due.length < AT_ONCE) return "all";
          if (!(await mayGoOn())) return "some";
          continue;
        }
        const blocked = new Set<string>();
        for (const { id, channel, payload } of due) {
          if (blocked.size === BLOCKED_CHANNELS) return "some";
          if (blocked.has(channel)) continue;
          if (!(await mayGoOn())) return "some";
          try {
            await messages.publish(channel, payload);
          } catch (error) {
            blocked.add(channel);
            log.warn("message not sent", { outbox_id: id, error });
            continue;
          }
          await db.update(outbox).set({ sent_at: parts.clock() }).where(eq(outbox.id, id));
        }
        if (blocked.size > 0) return "some";
        if (due.length < AT_ONCE) return "all";
      }
    },
  });
}

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

/** How a message that is sent after its transaction stands: given up once it is not tried again. */
export function outboxState(message: {
  readonly sent_at: Date | null;
  readonly due_at: Date | null;
}): "waiting" | "sent" | "given_up" {
  if (message.sent_at !== null) return "sent";
  return message.due_at === null ? "given_up" : "waiting";
}
