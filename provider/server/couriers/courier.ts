import type { Database } from "#provider/db/database.ts";
import type { Log } from "#provider/operations/log.ts";
import { createTurn, type Turn } from "./turn.ts";

/** Pauses after failures, in milliseconds: doubled from the first to the last. */
const FIRST_PAUSE = 500;
const LAST_PAUSE = 30_000;
/** How often to look for what another process left behind. */
const LOOK_EVERY = 5_000;

/** Sends what committed transactions left, in the background. */
export interface Courier {
  readonly turn: Turn;
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

/** Of several processes one sends, in its turn; what was not sent when the process ended is sent by the next. */
export function createCourier({ name, db, log, sendDue }: CourierOptions): Courier {
  const turn = createTurn(db, name);
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;
  let pause = FIRST_PAUSE;
  let timer: NodeJS.Timeout | undefined;

  const mayGoOn = async () => !isClosed && (await turn.isKept());

  async function send(): Promise<"all" | "some" | "not ours"> {
    if (!(await turn.take())) return "not ours";
    try {
      let result: "all" | "some";
      do {
        isAskedAgain = false;
        result = await sendDue({ mayGoOn });
      } while (isAskedAgain && (await mayGoOn()));
      return result;
    } finally {
      await turn.leave();
    }
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
    turn,
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
