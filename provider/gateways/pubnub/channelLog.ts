import { and, asc, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { channelMessages } from "#provider/db/tables/messages.ts";
import { oneAtATime } from "#provider/server/oneAtATime.ts";
import type { ToPublish } from "./pubnubMessages.ts";

export interface ChannelMessage {
  readonly channel: string;
  readonly timetoken: bigint;
  readonly payload: unknown;
}

/** How far the log goes. */
export interface Reach {
  /** The newest token before settling waited for those who publish; null while there is none. */
  readonly newest: bigint | null;
  /** Everything with a token below this one can be read, and nothing more will be given such a token. */
  readonly settled: bigint;
}

/** What someone waits for: messages of one channel after a time token. */
export interface Awaited {
  readonly channel: string;
  readonly after: bigint;
}

/**
 * Key of the lock that all who publish share while they do, and that who reads has alone for a moment: what began before
 * is committed then. Any number, the same in every process.
 */
const LOCK = 7_013_402;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds that messages are kept. */
const KEPT = 30 * DAY;

/** The history of all channels, in the database, so that it is the same for every process and after a restart. */
export function channelLog(db: Database, clock: () => Date) {
  let prunedAt = 0;
  /** Every message with a token below this one is committed; who publishes from now on is given no such token. */
  let settled = 0n;

  const settling = oneAtATime(async (): Promise<Reach> => {
    const [row] = await db
      .with(held(db, sql`pg_advisory_xact_lock(${LOCK})`))
      .select({ next: nextToken, newest: newestToken })
      .from(sql`held`);
    if (row === undefined) throw new Error("Settling answers with a row");
    settled = BigInt(row.next);
    return { newest: row.newest === null ? null : BigInt(row.newest), settled };
  });

  async function prune(now: Date): Promise<void> {
    if (now.getTime() - prunedAt < HOUR) return;
    prunedAt = now.getTime();
    const limit = timetokenOf(new Date(now.getTime() - KEPT));
    await db.delete(channelMessages).where(lt(channelMessages.timetoken, limit));
  }

  return {
    /** Lets everything be read that was published until now. */
    settle: settling.run,

    /**
     * Keeps messages, in their order, in one statement. Who publishes waits for nobody else who does, so that tokens, which
     * the database's clock gives, may be committed in another order than they were given: `settle` waits for that.
     */
    async append(messages: readonly ToPublish[]): Promise<void> {
      if (messages.length === 0) return;
      const channels = sql.param(messages.map(({ channel }) => channel));
      const payloads = sql.param(messages.map(({ payload }) => JSON.stringify(payload)));
      await db
        .with(held(db, sql`pg_advisory_xact_lock_shared(${LOCK})`))
        .insert(channelMessages)
        .select(
          sql`select begun.token + place - 1, channel, payload::jsonb
            from (select ${nextToken} as token from held) begun,
              unnest(${channels}::text[], ${payloads}::text[])
                with ordinality as published(channel, payload, place)`,
        );
      await prune(clock());
    },

    /** The token to begin listening with: everything that is published from now on comes after it. */
    async present(): Promise<bigint> {
      await settling.run();
      return settled - 1n;
    },

    /** The oldest settled messages that someone waits for, at most `limit`, oldest first. */
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
            lt(channelMessages.timetoken, settled),
          ),
        )
        .orderBy(asc(channelMessages.timetoken))
        .limit(limit)
        .then((rows) => rows.map(({ channel_messages }) => channel_messages));
    },

    /** The oldest settled messages of all channels from a token on, at most `limit`, oldest first. */
    async since(from: bigint, limit: number): Promise<ChannelMessage[]> {
      const { timetoken } = channelMessages;
      const those = and(gte(timetoken, from), lt(timetoken, settled));
      return await db.select().from(channelMessages).where(those).orderBy(asc(timetoken)).limit(limit);
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

/** Has the lock until its statement ends, before anything that is read from it. */
const held = (db: Database, lock: SQL) =>
  db.$with("held").as(db.select({ lock: sql`${lock}`.as("lock") }).from(sql`(select 1) as one`));

/** The newest token that can be seen. */
const newestToken = sql<
  string | null
>`(select max(${channelMessages.timetoken}) from ${channelMessages})::text`;

/** A token of now by the database's clock, which all processes share; a later one where that has been put back. */
const nextToken = sql<string>`greatest((extract(epoch from clock_timestamp()) * 10000000)::bigint,
  (select max(${channelMessages.timetoken}) + 1 from ${channelMessages}))`;

/** PubNub's measure of time: units of 100 ns since 1970, 17 digits in our days. */
export function timetokenOf(instant: Date): bigint {
  return BigInt(instant.getTime()) * 10_000n;
}
