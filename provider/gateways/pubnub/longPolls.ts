import type { Awaited, ChannelLog, ChannelMessage } from "./channelLog.ts";

interface Poll {
  readonly uid: string;
  readonly awaited: readonly Awaited[];
  readonly end: (messages: readonly ChannelMessage[]) => void;
  readonly fail: (error: unknown) => void;
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
const BATCH = 100;
/** Messages that one look reads at most. */
const LOOK = 1_000;
/** Polls of one listener at most (tabs, and connections that died unnoticed); the oldest gives way. */
const MOST_OF_ONE = 8;

/**
 * Requests that wait for messages. One look at the database serves all of them, and only while there are any: it reads
 * what is new since the last one, and for those that have come since then what they missed before. A poll is registered
 * before it is looked for, so that nothing slips between that look and the next.
 */
export function longPolls(log: ChannelLog, options: LongPollsOptions) {
  const polls = new Set<Poll>();
  const ofOne = new Map<string, Set<Poll>>();
  /** Those that no look has begun for yet. */
  const newcomers = new Set<Poll>();
  /** What the last look saw: the newest token, and the one up to which everything was handed on; null: not known. */
  let seen: bigint | null = null;
  let handedOn: bigint | null = null;
  let looking: Promise<void> | null = null;
  let isWoken = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    if (polls.size === 0) return;
    const come = [...newcomers];
    newcomers.clear();
    try {
      const { newest, settled } = await log.settle();
      await handOnMissed(come);
      // The newest token is of the moment before settling waited: only what was read after it counts as handed on.
      if (handedOn === null) handedOn = settled;
      else if (newest !== seen) {
        await handOnSince(handedOn);
        handedOn = settled;
      }
      // Where nobody waits nothing is handed on: much may be new when somebody comes.
      if (polls.size === 0) handedOn = null;
      seen = newest;
    } catch (error) {
      // Who was there before goes on waiting: the next look finds the database again.
      for (const poll of come) poll.fail(error);
      throw error;
    }
  }

  /** What is new, to all who were there. */
  async function handOnSince(from: bigint): Promise<void> {
    for (let goOn: bigint | null = from; goOn !== null; ) {
      const messages = await log.since(goOn, LOOK);
      // Who has just come may have missed older ones, and is told those first.
      const told = [...polls].filter((poll) => !newcomers.has(poll));
      handOn(messages, told);
      const last = messages.at(-1)?.timetoken;
      goOn = messages.length === LOOK && last !== undefined ? last + 1n : null;
    }
  }

  /** What some polls missed before they came. Each look that is full ends some of them, and so comes to an end. */
  async function handOnMissed(come: readonly Poll[]): Promise<void> {
    for (let isFull = true; isFull; ) {
      const waiting = come.filter((poll) => polls.has(poll));
      if (waiting.length === 0) return;
      const messages = await log.arrived(awaitedByAny(waiting), LOOK);
      handOn(messages, waiting);
      isFull = messages.length === LOOK;
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

  function hold(poll: Pick<Poll, "uid" | "awaited">, ends: { signal: AbortSignal; within: number }) {
    return new Promise<readonly ChannelMessage[]>((resolve, reject) => {
      const leave = () => {
        polls.delete(held);
        if (polls.size === 0) handedOn = null;
        newcomers.delete(held);
        forget(held);
        clearTimeout(limit);
        ends.signal.removeEventListener("abort", giveUp);
      };
      const end = (messages: readonly ChannelMessage[]) => {
        leave();
        resolve(messages);
      };
      const giveUp = () => end([]);
      const limit = setTimeout(giveUp, Math.min(options.holdFor, ends.within));
      const fail = (error: unknown) => {
        leave();
        reject(error);
      };
      const held: Poll = { ...poll, end, fail };
      ends.signal.addEventListener("abort", giveUp);
      polls.add(held);
      newcomers.add(held);
      makeRoom(held);
      if (ends.signal.aborted) return giveUp();
      wake();
    });
  }

  function makeRoom(poll: Poll): void {
    const own = ofOne.get(poll.uid) ?? new Set();
    ofOne.set(poll.uid, own.add(poll));
    const [oldest] = own;
    if (own.size > MOST_OF_ONE) oldest?.end([]);
  }

  function forget(poll: Poll): void {
    const own = ofOne.get(poll.uid);
    own?.delete(poll);
    if (own?.size === 0) ofOne.delete(poll.uid);
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

/** Ends each poll that waits for some of these messages. */
function handOn(messages: readonly ChannelMessage[], polls: Iterable<Poll>): void {
  if (messages.length === 0) return;
  const byChannel = Map.groupBy(messages, ({ channel }) => channel);
  for (const poll of polls) {
    const own = poll.awaited
      .flatMap(({ channel, after }) =>
        (byChannel.get(channel) ?? []).filter(({ timetoken }) => timetoken > after),
      )
      .toSorted((a, b) => (a.timetoken < b.timetoken ? -1 : 1))
      .slice(0, BATCH);
    if (own.length > 0) poll.end(own);
  }
}
