import type { Hono } from "hono";
import type { Database } from "#provider/db/database.ts";
import type { Held } from "#provider/server/app.ts";
import type { MessagesGateway, ToPublish } from "./pubnubMessages.ts";
import { signClaim, SUBSCRIBE_KEY } from "./admit.ts";
import { channelLog } from "./channelLog.ts";
import { embeddedRoutes } from "./embeddedRoutes.ts";
import { longPolls, type LongPollsOptions } from "./longPolls.ts";
import { guardOf, SUBSCRIBING, subscribing } from "./subscribe.ts";

/** Seconds that a token lives. */
const TOKEN_LIFE = 3_600;
/** Polls are held for less than proxies and mobile networks keep a silent connection. */
const usual: LongPollsOptions = { lookEvery: 400, holdFor: 45_000, most: 5_000 };

interface Surroundings {
  readonly db: Database;
  readonly signingKey: string;
  readonly clock: () => Date;
  readonly options?: Partial<LongPollsOptions>;
}

/**
 * The messaging service for a provider without PubNub keys: the SDK listens to `routes`, mounted at the root.
 * History is in the database, so several processes on one serve the same channels. `close` ends the long polls;
 * call it before the server stops.
 */
export function embeddedMessages({ db, signingKey, clock, options }: Surroundings): {
  readonly gateway: MessagesGateway;
  readonly routes: Hono;
  /** The requests that are held, which an app need not lead through routes. */
  readonly held: Held;
  readonly close: () => void;
} {
  const log = channelLog(db, clock);
  const polls = longPolls(log, { ...usual, ...options });
  const publishAll = async (messages: readonly ToPublish[]) => {
    await log.append(messages);
    polls.wake();
  };
  const gateway: MessagesGateway = {
    knowsSignIns: true,
    publish: (channel, payload) => publishAll([{ channel, payload }]),
    publishAll,
    async listen({ uid, signIn, channels, origin, now }) {
      const expires = now.getTime() + TOKEN_LIFE * 1_000;
      const token = signClaim({ uid, signIn, channels: [...channels], expires }, signingKey);
      return { subscribe_key: SUBSCRIBE_KEY, origin, user_id: uid, token, expires_in: TOKEN_LIFE };
    },
  };
  const guard = guardOf(db, signingKey, clock);
  const subscribe = subscribing({ log, polls, guard, clock });
  return {
    gateway,
    routes: embeddedRoutes({ log, guard, clock, subscribe }),
    held: { at: SUBSCRIBING, answer: subscribe },
    close: polls.close,
  };
}
