import { randomUUID } from "node:crypto";
import { asc, eq, isNull } from "drizzle-orm";
import { endLease, takeLease } from "./db/lease.ts";
import { outbox } from "./db/tables/messages.ts";
import type { Log } from "./log.ts";
import type { Parts } from "./parts.ts";

const AT_ONCE = 100;
/** A message that cannot be sent holds up its own channel alone; so many such channels mean that none can be reached. */
const BLOCKED_CHANNELS = 3;
/** Pauses after failures, in milliseconds: doubled from the first to the last. */
const FIRST_PAUSE = 500;
const LAST_PAUSE = 30_000;
/** How often to look for what another process left behind. */
const LOOK_EVERY = 5_000;
/** Longer than a gateway may take for one message; it is prolonged as they go out. */
const LEASE = 15_000;
const PROLONG_EVERY = 3_000;

export interface Outbox {
  /** Sends what is there, soon. */
  wake(): void;
  /** Sends what is there now; resolves when nothing more can be sent at the moment. */
  drain(): Promise<void>;
  /** Stops, after the message that is being sent. */
  close(): Promise<void>;
}

/**
 * Sends the messages that committed transactions left: in their order for each channel, at least once. What was not
 * sent when the process ended is sent by the next. Of several processes one sends, by a lease.
 */
export function createOutbox(parts: Pick<Parts, "db" | "messages" | "clock">, log: Log): Outbox {
  const { db, messages } = parts;
  const lease = { name: "outbox", holder: randomUUID(), span: LEASE };
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
      result = await sendBatches();
    } while (isAskedAgain && !isClosed);
    await endLease(db, lease);
    return result;
  }

  async function sendBatches(): Promise<"all" | "some"> {
    for (;;) {
      const due = await db
        .select()
        .from(outbox)
        .where(isNull(outbox.sent_at))
        .orderBy(asc(outbox.id))
        .limit(AT_ONCE);
      const blocked = new Set<string>();
      for (const { id, channel, payload } of due) {
        if (isClosed || blocked.size === BLOCKED_CHANNELS) return "some";
        if (blocked.has(channel)) continue;
        if (!(await isStillOurs())) return "some";
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
  }

  /** Prolongs the lease from time to time; who was held up for longer than it lasts may find another sending. */
  async function isStillOurs(): Promise<boolean> {
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
      if (!isClosed) log.warn("outbox not read", { error });
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
