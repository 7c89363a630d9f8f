import PubNub from "pubnub";
import * as z from "zod/mini";

export interface ToPublish {
  readonly channel: string;
  readonly payload: unknown;
}

/** Real-time messages: PubNub, or the embedded service that speaks the part of its protocol that the SDK uses. */
export interface MessagesGateway {
  /** Whether it lets nobody listen for a sign-in that has ended; else the member is given another channel then. */
  readonly knowsSignIns: boolean;
  /** Publishes to a channel; resolves when it has been taken, rejects when it may not have been. */
  publish(channel: string, payload: unknown): Promise<void>;
  /** Publishes several in their order, all or none of them; not there where the service takes one at a time. */
  publishAll?(messages: readonly ToPublish[]): Promise<void>;
  /** What a client needs to listen to these channels alone, as `uid`. */
  listen(listener: {
    uid: string;
    /** The sign-in that it ends with, as far as the service can; null for what everybody may hear. */
    signIn: string | null;
    channels: readonly string[];
    /** The origin that the client used, for a service on the same host. */
    origin: string;
    now: Date;
  }): Promise<{
    subscribe_key: string;
    /** Origin of the service, scheme and port included; null: PubNub's own. */
    origin: string | null;
    /** Whom the token was made for: the client listens under this id, or is refused. */
    user_id: string;
    token: string;
    /** Seconds that the token lives, an hour at most. */
    expires_in: number;
  }>;
}

/**
 * Minutes that a token lives. PubNub knows nothing of our sign-ins: one goes on until its end, and hears nothing more,
 * because with the end of a sign-in the member is given another channel, which no token of before names.
 */
const TOKEN_LIFE = 10;
/** Seconds until a request to PubNub is given up; what was to be published is tried again by the outbox. */
const TIME_LIMIT = 10;
/** Our id among PubNub's users. */
const PUBLISHER = "noren";

/** What is published is flat: notices and signals. */
const Message = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

interface PubNubKeys {
  readonly publishKey: string;
  readonly subscribeKey: string;
  /** Stays here: clients get tokens. */
  readonly secretKey: string;
  /** Another address of PubNub's service, as one with a custom domain has. */
  readonly origin?: string;
}

/** PubNub's keys, of settings that name some. */
export function pubnubKeys({ pubnub }: { readonly pubnub: PubNubKeys | null }): PubNubKeys {
  if (pubnub === null) throw new Error("Without PubNub's keys there is the embedded service");
  return pubnub;
}

/**
 * PubNub with the operator's keys. The key set needs Access Manager and Message Persistence switched on. Tokens let
 * one user read exact channels, history included; nobody but the provider publishes.
 */
export function pubnubMessages({ origin, ...keys }: PubNubKeys): MessagesGateway {
  const pubnub = new PubNub({
    ...keys,
    ...(origin !== undefined && { origin: new URL(origin).host, ssl: origin.startsWith("https:") }),
    userId: PUBLISHER,
    transactionalRequestTimeout: TIME_LIMIT,
  });

  return {
    knowsSignIns: false,
    async publish(channel, payload) {
      await pubnub.publish({ channel, message: Message.parse(payload), storeInHistory: true });
    },
    async listen({ uid, channels }) {
      const token = await pubnub.grantToken({
        ttl: TOKEN_LIFE,
        authorized_uuid: uid,
        resources: { channels: Object.fromEntries(channels.map((channel) => [channel, { read: true }])) },
      });
      return {
        subscribe_key: keys.subscribeKey,
        origin: origin ?? null,
        user_id: uid,
        token,
        expires_in: TOKEN_LIFE * 60,
      };
    },
  };
}
