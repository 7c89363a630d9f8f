import type { Awaited, ChannelLog, ChannelMessage } from "./channelLog.ts";

interface Poll {
  readonly uid: string;
  readonly awaited: readonly Awaited[];
  readonly end: (messages: readonly ChannelMessage[]) => void;
}

export interface LongPollsOptions {
  /** Milliseconds between looks at the database for what other processes published. */
  readonly lookEvery: number;
  /** Milliseconds that a poll is held at most. */
  readonly holdFor: number;
  /** Polls held at most; those beyond are refused. */
  readonly most: number;
}

/** Messages in one answer at most, as at PubNub. */
export const BATCH = 100;
/** Messages that one look reads at most. */
const LOOK = 1_000;
/** Polls of one listener at most (tabs, and connections that died unnoticed); the oldest gives way. */
const MOST_OF_ONE = 8;

/**
 * Requests that wait for messages. One look at the database serves all of them, and only while there are any.
 * A poll is registered before it first looks for itself, so that nothing slips between that look and the next.
 */
export function longPolls(log: ChannelLog, options: LongPollsOptions) {
  const polls = new Set<Poll>();
  let seen: bigint | null = null;
  let looking: Promise<void> | null = null;
  let isWoken = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    if (polls.size === 0) return;
    const upTo = await log.settle();
    if (upTo === seen) return;
    const messages = await log.arrived(awaitedByAny(polls), LOOK);
    // Where one look did not read everything, the next must not think that nothing is new.
    seen = messages.length < LOOK ? upTo : null;
    for (const poll of polls) {
      const own = forPoll(poll, messages);
      if (own.length > 0) poll.end(own);
    }
  }

  async function lookUntilQuiet(): Promise<void> {
    do {
      isWoken = false;
      await look();
    } while (isWoken);
  }

  /** Looks now, or once more after the look that is under way. */
  function wake(): void {
    isWoken = true;
    looking ??= lookUntilQuiet()
      // The database is out of reach: the polls run out, or the next look finds it again.
      .catch(() => undefined)
      .finally(() => {
        looking = null;
        schedule();
      });
  }

  function schedule(): void {
    clearTimeout(timer);
    if (polls.size > 0 && !isClosed) timer = setTimeout(wake, options.lookEvery).unref();
  }

  function hold(poll: Omit<Poll, "end">, ends: { signal: AbortSignal; within: number }) {
    return new Promise<readonly ChannelMessage[]>((resolve, reject) => {
      const end = (messages: readonly ChannelMessage[]) => {
        polls.delete(held);
        clearTimeout(limit);
        ends.signal.removeEventListener("abort", giveUp);
        resolve(messages);
      };
      const giveUp = () => end([]);
      const limit = setTimeout(giveUp, Math.min(options.holdFor, ends.within));
      const held: Poll = { ...poll, end };
      ends.signal.addEventListener("abort", giveUp);
      polls.add(held);
      makeRoom(held);
      if (ends.signal.aborted) return giveUp();
      const first = log.settle().then(() => log.arrived(poll.awaited, BATCH));
      first.then(
        (messages) => (messages.length > 0 ? end(messages) : schedule()),
        (error: unknown) => {
          giveUp();
          reject(error);
        },
      );
    });
  }

  function makeRoom({ uid }: Poll): void {
    const own = [...polls].filter((poll) => poll.uid === uid);
    if (own.length > MOST_OF_ONE) own[0]?.end([]);
  }

  return {
    wake,

    /**
     * Waits for messages on some channels after a token. Answers with none when the time is up (`within`
     * milliseconds at most), the client is gone or the process stops; null when it can take no more.
     */
    wait(
      poll: { readonly uid: string; readonly awaited: readonly Awaited[] },
      ends: { readonly signal: AbortSignal; readonly within: number },
    ): Promise<readonly ChannelMessage[]> | null {
      return isClosed || polls.size >= options.most ? null : hold(poll, ends);
    },

    /** Ends every poll, so that the server can close without cutting anyone off. */
    close(): void {
      isClosed = true;
      clearTimeout(timer);
      for (const poll of polls) poll.end([]);
    },
  };
}

/** Each channel that a poll waits for, once, from where the one furthest behind stands. */
function awaitedByAny(polls: Iterable<Poll>): Awaited[] {
  const earliest = new Map<string, bigint>();
  for (const { awaited } of polls) {
    for (const { channel, after } of awaited) {
      const known = earliest.get(channel);
      if (known === undefined || after < known) earliest.set(channel, after);
    }
  }
  return [...earliest].map(([channel, after]) => ({ channel, after }));
}

function forPoll({ awaited }: Poll, messages: readonly ChannelMessage[]): ChannelMessage[] {
  return messages
    .filter(({ channel, timetoken }) =>
      awaited.some((wanted) => wanted.channel === channel && timetoken > wanted.after),
    )
    .slice(0, BATCH);
}
