import type PubNub from "pubnub";
import type { Listening } from "#contract/member.ts";
import { type Delivery, fetchMissed, inbox, type Reader } from "./inbox.ts";
import { pauseAfter } from "./pauses.ts";

/** PubNub's code, 46 kB over the wire: loaded when someone listens, never before. */
const loadClient = () => import("./pubnubClient.ts");

export interface ListenOptions extends Reader {
  readonly channels: readonly string[];
  /** Asks for a token for these channels; again whenever it runs out. Rejects when there is none to be had now. */
  readonly getListening: () => Promise<Listening>;
  /** More may have been missed than can be told: what is on the screen must be read again. */
  readonly onGap: () => void;
  /** `down`: messages do not come at the moment, so ask for yourself, at least every 15 seconds. */
  readonly onState: (state: "live" | "down") => void;
  /** Tells when something may have been missed; the browser's own events unless given. */
  readonly wakes?: (wake: () => void) => () => void;
  /** Milliseconds before the first, second, … and every further try to connect again. */
  readonly pauses?: readonly number[];
}

const WAKE_PAUSE = 50;

/**
 * Listens to channels by PubNub's SDK until the returned function is called. Begins with the last ten messages; after
 * every interruption fetches what came meanwhile. Each message is told once.
 */
export function startListening(options: ListenOptions): () => void {
  const { channels, onGap, onState, wakes = browserWakes, pauses } = options;
  const box = inbox(options);
  let client: Awaited<ReturnType<typeof loadClient>> | null = null;
  let pubnub: PubNub | null = null;
  let state: "live" | "down" | null = null;
  let failures = 0;
  let hasRenewed = false;
  let isConnecting = false;
  let isStopped = false;
  /** What arrives while the history is being fetched. */
  let early: Delivery[] | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const token = tokenKeeper(options.getListening, (listening) => {
    if (pubnub === null) return subscribe(listening);
    // A guest is someone else with every token.
    pubnub.setUserId(listening.user_id);
    pubnub.setToken(listening.token);
  });

  function say(next: "live" | "down"): void {
    if (next === state || isStopped) return;
    state = next;
    onState(next);
  }

  function connectIn(pause: number): void {
    clearTimeout(retry);
    if (!isStopped) retry = setTimeout(() => void connect(), pause);
  }

  /** Tries again later, ever later. */
  function failed(): void {
    say("down");
    connectIn(pauseAfter(failures, pauses));
    failures += 1;
  }

  /** A token that was refused is renewed at once; a fresh one that is refused, only after a pause. */
  async function denied(): Promise<void> {
    const isFirst = !hasRenewed;
    hasRenewed = true;
    if (isFirst && (await token.renew())) reconnect();
    else failed();
  }

  async function connect(): Promise<void> {
    if (pubnub !== null) return !hasRenewed || (await token.renew()) ? reconnect() : failed();
    if (isConnecting) return;
    isConnecting = true;
    client ??= await loadClient().catch(() => null);
    const isBegun = client !== null && (await token.renew());
    isConnecting = false;
    if (!isBegun) failed();
  }

  function subscribe(listening: Listening): void {
    if (client === null || isStopped) return;
    const { pubnubClient, turnOf, presentOf } = client;
    pubnub = pubnubClient(listening);
    pubnub.addListener({
      message: ({ channel, timetoken, message }) => arrived({ channel, timetoken, payload: message }),
      status: (status) => {
        const turn = turnOf(status);
        if (turn === "connected") void catchUp(presentOf(status));
        if (turn === "denied") void denied();
        if (turn === "quiet") reconnect();
        if (turn === "broken") failed();
      },
    });
    pubnub.subscribe({ channels: [...channels] });
  }

  function reconnect(): void {
    clearTimeout(retry);
    if (isStopped) return;
    const timetoken = box.newest();
    pubnub?.disconnect();
    pubnub?.reconnect(timetoken === null ? {} : { timetoken });
  }

  function arrived(delivery: Delivery): void {
    if (isStopped) return;
    if (early === null) box.take([delivery], true);
    else early.push(delivery);
  }

  /** Fetches what came before the connection stood, whose first time token is `present`. */
  async function catchUp(present: string | null): Promise<void> {
    if (client === null || pubnub === null) return;
    early ??= [];
    const since = box.newest();
    const missed = await fetchMissed(pubnub, channels, since).catch((error: unknown) => ({ error }));
    const waiting = early ?? [];
    early = null;
    if (isStopped) return;
    const isFetched = !("error" in missed);
    if (isFetched) box.take(missed.deliveries, since !== null);
    box.take(waiting, true);
    if (!isFetched) return client.isDenied(missed.error) ? void denied() : failed();
    if (present !== null) box.begin(present);
    failures = 0;
    hasRenewed = false;
    say("live");
    if (!missed.isWhole) onGap();
  }

  // Several of the browser's events come together; the connection, which may have died unnoticed, is made anew once.
  const stopWakes = wakes(() => {
    failures = 0;
    connectIn(WAKE_PAUSE);
  });
  void connect();

  return () => {
    isStopped = true;
    clearTimeout(retry);
    token.stop();
    stopWakes();
    pubnub?.removeAllListeners();
    pubnub?.destroy();
  };
}

/** A token is renewed when this part of its life is over. */
const RENEW_AFTER = 0.8;

/** Keeps a token to listen with alive: `onToken` gets each new one, before the old one has run out. */
function tokenKeeper(
  getListening: () => Promise<Listening>,
  onToken: (listening: Listening) => void,
): { readonly renew: () => Promise<boolean>; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  /** Answers whether there is a new one. */
  async function renew(): Promise<boolean> {
    const listening = await getListening().catch(() => null);
    if (listening === null || isStopped) return false;
    clearTimeout(timer);
    // Should that fail, the service refuses the old token, and it is asked for again.
    timer = setTimeout(() => void renew(), listening.expires_in * RENEW_AFTER * 1_000);
    onToken(listening);
    return true;
  }

  return {
    renew,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Calls `wake` when the page may have missed something: it is looked at again, came back from the cache of pages, or
 * the network returned. Answers what ends it.
 */
function browserWakes(wake: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onVisible = () => document.visibilityState === "visible" && wake();
  document.addEventListener("visibilitychange", onVisible, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && wake(), { signal });
  window.addEventListener("online", wake, { signal });
  return () => listening.abort();
}
