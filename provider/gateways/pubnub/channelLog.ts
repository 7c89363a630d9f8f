import { and, asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { channelMessages } from "#provider/db/tables/messages.ts";
import type { ToPublish } from "./pubnubMessages.ts";

export interface ChannelMessage {
  readonly channel: string;
  readonly timetoken: bigint;
  readonly payload: unknown;
}

/** What someone waits for: messages of one channel after a time token. */
export interface Awaited {
  readonly channel: string;
  readonly after: bigint;
}

/** Key of the lock under which time tokens are given out; any number, the same in every process. */
const LOCK = 7_013_402;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds that messages are kept. */
const KEPT = 30 * DAY;

/** The history of all channels, in the database, so that it is the same for every process and after a restart. */
export function channelLog(db: Database, clock: () => Date) {
  let prunedAt = 0;

  async function newest(on: Database): Promise<bigint | null> {
    const [message] = await on
      .select({ timetoken: channelMessages.timetoken })
      .from(channelMessages)
      .orderBy(desc(channelMessages.timetoken))
      .limit(1);
    return message?.timetoken ?? null;
  }

  async function prune(now: Date): Promise<void> {
    if (now.getTime() - prunedAt < HOUR) return;
    prunedAt = now.getTime();
    const limit = timetokenOf(new Date(now.getTime() - KEPT));
    await db.delete(channelMessages).where(lt(channelMessages.timetoken, limit));
  }

  return {
    newest: () => newest(db),

    /**
     * Keeps messages, in their order. Tokens are given out one by one and committed in their order, whatever the
     * processes' clocks say: otherwise a listener that has seen one would never see an earlier one that was committed
     * later.
     */
    async append(messages: readonly ToPublish[]): Promise<void> {
      if (messages.length === 0) return;
      const now = clock();
      await db.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
        const last = await newest(transaction);
        const time = timetokenOf(now);
        const first = last !== null && last >= time ? last + 1n : time;
        await transaction.insert(channelMessages).values(
          messages.map(({ channel, payload }, place) => ({
            timetoken: first + BigInt(place),
            channel,
            payload,
          })),
        );
      });
      await prune(now);
    },

    /** The token to begin listening with: everything that is published from now on comes after it. */
    async present(): Promise<bigint> {
      return (await newest(db)) ?? timetokenOf(new Date(clock().getTime() - DAY));
    },

    /** The oldest messages that someone waits for, at most `limit`, oldest first. */
    async arrived(awaited: readonly Awaited[], limit: number): Promise<ChannelMessage[]> {
      const names = sql.param(awaited.map(({ channel }) => channel));
      const tokens = sql.param(awaited.map(({ after }) => after.toString()));
      return await db
        .select()
        .from(channelMessages)
        .innerJoin(
          sql`unnest(${names}::text[], ${tokens}::bigint[]) as awaited(name, after)`,
          and(
            eq(channelMessages.channel, sql`awaited.name`),
            sql`${channelMessages.timetoken} > awaited.after`,
          ),
        )
        .orderBy(asc(channelMessages.timetoken))
        .limit(limit)
        .then((rows) => rows.map(({ channel_messages }) => channel_messages));
    },

    /** The newest messages of a channel before one token and from another on, at most `limit`, oldest first. */
    async history(
      channel: string,
      range: { readonly before: bigint | null; readonly from: bigint | null; readonly limit: number },
    ): Promise<ChannelMessage[]> {
      const { before, from, limit } = range;
      const messages = await db
        .select()
        .from(channelMessages)
        .where(
          and(
            eq(channelMessages.channel, channel),
            before === null ? undefined : lt(channelMessages.timetoken, before),
            from === null ? undefined : gte(channelMessages.timetoken, from),
          ),
        )
        .orderBy(desc(channelMessages.timetoken))
        .limit(limit);
      return messages.toReversed();
    },
  };
}

export type ChannelLog = ReturnType<typeof channelLog>;

/** PubNub's measure of time: units of 100 ns since 1970, 17 digits in our days. */
export function timetokenOf(instant: Date): bigint {
  return BigInt(instant.getTime()) * 10_000n;
}
