import PubNub from "pubnub";
import type { Database } from "#provider/db/database.ts";
import { embeddedMessages } from "#provider/gateways/pubnub/embeddedMessages.ts";
import type { LongPollsOptions } from "#provider/gateways/pubnub/longPolls.ts";
import { listenOn } from "./listenOn.ts";

export const MEMBER = "member-1";
export const CHANNEL = "ch-member-1";

/** One provider process's messaging service on a port, and clients of it by PubNub's own SDK. */
export async function embeddedService(db: Database, options: Partial<LongPollsOptions> = {}, port = 0) {
  let time = Date.now();
  const embedded = embeddedMessages({
    db,
    signingKey: "a key of the provider",
    clock: () => new Date(time),
    options: { lookEvery: 50, holdFor: 1_000, ...options },
  });
  const server = await listenOn(embedded.routes, port);
  const clients: PubNub[] = [];
  const grant = (channels: readonly string[], uid = MEMBER) =>
    embedded.gateway.listen({ uid, signIn: null, channels, origin: server.origin, now: new Date(time) });

  return {
    ...embedded,
    origin: server.origin,
    grant,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },

    /** A client with a token for these channels; it does not try again by itself. */
    async client(channels: readonly string[] = [CHANNEL], userId = MEMBER) {
      const { subscribe_key, token } = await grant(channels);
      const pubnub = new PubNub({
        subscribeKey: subscribe_key,
        publishKey: "pub-c-any",
        userId,
        origin: server.host,
        ssl: false,
        retryConfiguration: PubNub.NoneRetryPolicy(),
      });
      pubnub.setToken(token);
      clients.push(pubnub);
      return pubnub;
    },

    /** A long poll as the SDK opens it, on a channel where nothing happens. */
    async poll(signal?: AbortSignal) {
      const { subscribe_key, token } = await grant(["ch-quiet"]);
      const query = new URLSearchParams({ tt: "17000000000000000", tr: "1", uuid: MEMBER, auth: token });
      const address = `${server.origin}/v2/subscribe/${subscribe_key}/ch-quiet/0?${query}`;
      const response = await fetch(address, signal ? { signal } : {});
      return { status: response.status, body: await response.json() };
    },

    async stop() {
      for (const pubnub of clients) pubnub.destroy();
      embedded.close();
      await server.close();
    },
  };
}

export type EmbeddedService = Awaited<ReturnType<typeof embeddedService>>;

/** Subscribes, and keeps what is heard: messages, their time tokens and statuses. */
export function ear(pubnub: PubNub, channels: string[]) {
  const messages: unknown[] = [];
  const tokens: string[] = [];
  const statuses: string[] = [];
  const { promise: connected, resolve: connect } = Promise.withResolvers<void>();
  pubnub.addListener({
    message: ({ message, timetoken }) => {
      messages.push(message);
      tokens.push(timetoken);
    },
    status: ({ category }) => {
      statuses.push(String(category));
      if (category === PubNub.CATEGORIES.PNConnectedCategory) connect();
    },
  });
  pubnub.subscribe({ channels });
  return { messages, tokens, statuses, connected };
}
