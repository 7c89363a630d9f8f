import { openSignIns, type SignIn } from "#provider/server/calls/session.ts";
import type { Database } from "#provider/db/database.ts";
import {
  admit,
  badRequest,
  type Claim,
  forbidden,
  overloaded,
  type Refusal,
  SUBSCRIBE_KEY,
  type Visit,
} from "./admit.ts";
import type { ChannelLog, ChannelMessage } from "./channelLog.ts";
import { inBatches } from "./inBatches.ts";
import type { longPolls } from "./longPolls.ts";

/** Sign-ins that one look at the database asks after at most. */
const MOST_SIGN_INS = 500;
const REGION = 1;
/** Who publishes everything: clients cannot. */
export const PUBLISHER = "noren";

/** Who is let in: whoever holds a token, as long as the sign-in that it came of has not ended. */
export interface Guard {
  /** Whether a sign-in is open. A message to all guests of a store has every one of them asked after. */
  readonly isSignInOpen: (claim: SignIn) => Promise<boolean>;
  readonly enter: (visit: Visit) => Promise<Claim | Refusal>;
}

/** Lets those in who hold a token made with this key. */
export function guardOf(db: Database, signingKey: string, clock: () => Date): Guard {
  const isSignInOpen = inBatches(MOST_SIGN_INS, (asked: readonly SignIn[]) => openSignIns(db, asked));
  return {
    isSignInOpen,
    async enter(visit) {
      const admitted = admit(visit, signingKey, clock());
      if ("status" in admitted || (await isSignInOpen(admitted))) return admitted;
      return forbidden(visit.channels);
    },
  };
}

/** Path of a request that is held, and its full address. */
const PATH = /^\/v2\/subscribe\/([^/]+)\/([^/]+)\/0$/;
export const SUBSCRIBING = /^[a-z]+:\/\/[^/]+\/v2\/subscribe\//;

interface Service {
  readonly log: ChannelLog;
  readonly polls: ReturnType<typeof longPolls>;
  readonly guard: Guard;
  readonly clock: () => Date;
}

/**
 * Answers requests that wait for messages, past all routes: thousands are held at once, and each layer that a request
 * has come through would be held with it.
 */
export function subscribing({ log, polls, guard, clock }: Service): (request: Request) => Promise<Response> {
  async function entered(request: Request): Promise<Entered | Refusal> {
    const { channels, tt, visit } = visitOf(request.url);
    const claim = await guard.enter(visit);
    if ("status" in claim) return claim;
    const after = tokenIn(tt);
    return after === undefined ? badRequest("Invalid Timetoken") : { claim, channels, after };
  }

  async function answer(request: Request): Promise<Response> {
    const subscriber = await entered(request);
    if ("status" in subscriber) return refusal(subscriber);
    const { after, channels, claim } = subscriber;
    if (after === null || after === 0n) return json(batch(await log.present(), []));
    const messages = await polls.wait(
      { uid: claim.uid, awaited: channels.map((channel) => ({ channel, after })) },
      { signal: request.signal, within: claim.expires - clock().getTime() },
    );
    if (messages === null) return refusal(overloaded);
    // Signed out while they waited.
    if (messages.length > 0 && !(await guard.isSignInOpen(claim))) return refusal(forbidden(channels));
    return json(batch(messages.at(-1)?.timetoken ?? after, messages));
  }

  return (request) => answer(request).catch(() => refusal(overloaded));
}

interface Entered {
  readonly claim: Claim;
  readonly channels: readonly string[];
  /** Null: none was named. */
  readonly after: bigint | null;
}

function visitOf(address: string) {
  const { pathname, searchParams } = new URL(address);
  const [, subscribeKey, names] = PATH.exec(pathname) ?? [];
  const channels = namesIn(names === undefined ? names : decoded(names));
  const said = (name: string) => searchParams.get(name) ?? undefined;
  return {
    channels,
    tt: said("tt"),
    visit: { subscribeKey, channels, token: said("auth"), uuid: said("uuid") },
  };
}

/** As it stands where it cannot be decoded: no channel is called that. */
function decoded(names: string): string {
  try {
    return decodeURIComponent(names);
  } catch {
    return names;
  }
}

/** Channels of an address, each once. */
export const namesIn = (channels: string | undefined) => [
  ...new Set((channels ?? "").split(",").filter((name) => name !== "")),
];

/** A time token of a query: null when there is none, undefined when it is not one. */
export function tokenIn(text: string | undefined): bigint | null | undefined {
  if (text === undefined || text === "") return null;
  return /^\d{1,18}$/.test(text) ? BigInt(text) : undefined;
}

/** A refusal as PubNub's SDK reads it. */
export const refusal = ({ body, status }: Refusal): Response => json(body, status);

function json(body: object, status = 200): Response {
  return Response.json(body, {
    status,
    headers: {
      "access-control-allow-origin": "*",
      "cache-control": "no-cache",
      ...(status === 503 && { "retry-after": "5" }),
    },
  });
}

/** Messages as a subscription receives them, with the token to go on from. */
function batch(goOn: bigint, messages: readonly ChannelMessage[]) {
  return {
    t: { t: goOn.toString(), r: REGION },
    m: messages.map(({ channel, timetoken, payload }) => ({
      a: "1",
      f: 0,
      i: PUBLISHER,
      p: { t: timetoken.toString(), r: REGION },
      k: SUBSCRIBE_KEY,
      c: channel,
      b: channel,
      d: payload,
    })),
  };
}
