import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Listening } from "#contract/member.ts";
import { type Delivery, inbox } from "#net/listen/inbox.ts";
import { pauseAfter } from "#net/listen/pauses.ts";

/** Who listens, and to what. */
export interface Ear {
  readonly base: string;
  readonly channels: readonly string[];
  readonly listening: Pick<Listening, "subscribe_key" | "token" | "user_id">;
}

/** What the listeners of a rush did, counted together. */
export interface Tally {
  /** When each request was sent, by the clock of this process. */
  readonly requests: number[];
  /** Answers and connections that failed. */
  failures: number;
}

export interface Listener {
  /** Its present request is held: everything from now on is heard at once. */
  readonly isLive: () => boolean;
  /** When each signal was heard. */
  readonly heard: readonly number[];
  readonly stop: () => void;
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/**
 * Listens as PubNub's SDK does under `startListening`: a first request for the present token, the history since the last
 * message, then one held request after another; after a failure it pauses as the client pauses, and begins anew.
 */
export function listen({ base, channels, listening }: Ear, tally: Tally): Listener {
  const { subscribe_key, token, user_id } = listening;
  const stopping = new AbortController();
  const heard: number[] = [];
  const box = inbox({
    onMessage: () => undefined,
    onMoved: () => undefined,
    onSignal: () => heard.push(performance.now()),
  });
  let isLive = false;
  const ask = async (path: string, query: Readonly<Record<string, string>>) => {
    tally.requests.push(performance.now());
    const asked = new URLSearchParams({ uuid: user_id, auth: token, ...query });
    return await getJson(`${base}${path}?${asked}`, stopping.signal);
  };
  const subscribe = async (tt: string) =>
    (await ask(`/v2/subscribe/${subscribe_key}/${channels.join(",")}/0`, { tt, tr: "1" })) as Batch;

  async function once(): Promise<void> {
    const { t: present } = await subscribe("0");
    const since = box.newest();
    const history = (await ask(
      `/v3/history/sub-key/${subscribe_key}/channel/${channels.join(",")}`,
      since === null ? { max: "10" } : { max: "25", end: since },
    )) as History;
    box.take(missedOf(history), since !== null);
    box.begin(present.t);
    failures = 0;
    for (let tt = box.newest() ?? present.t; ; ) {
      const asked = subscribe(tt);
      isLive = true;
      const { t, m } = await asked.finally(() => {
        isLive = false;
      });
      box.take(
        m.map(({ c: channel, d: payload, p }) => ({ channel, timetoken: p.t, payload })),
        true,
      );
      tt = t.t;
    }
  }

  let failures = 0;
  const go = async () => {
    while (!stopping.signal.aborted) {
      await once().catch(() => undefined);
      if (stopping.signal.aborted) return;
      tally.failures += 1;
      await wait(pauseAfter(failures), undefined, { signal: stopping.signal }).catch(() => undefined);
      failures += 1;
    }
  };
  void go();
  return { isLive: () => isLive, heard, stop: () => stopping.abort() };
}

interface Batch {
  readonly t: { readonly t: string };
  readonly m: readonly { readonly c: string; readonly d: unknown; readonly p: { readonly t: string } }[];
}

interface History {
  readonly channels: Readonly<
    Record<string, readonly { readonly message: unknown; readonly timetoken: string }[]>
  >;
}

const missedOf = ({ channels }: History): Delivery[] =>
  Object.entries(channels).flatMap(([channel, messages]) =>
    messages.map(({ message, timetoken }) => ({ channel, timetoken, payload: message })),
  );

/** @throws when the answer is no success, or none comes */
function getJson(address: string, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, signal }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
      });
      response.on("error", reject);
      response.on("end", () =>
        response.statusCode === 200
          ? resolve(JSON.parse(text))
          : reject(new Error(`Answered by ${response.statusCode}`)),
      );
    });
    request.on("error", reject);
  });
}
