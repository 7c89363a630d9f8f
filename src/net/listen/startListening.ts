import type PubNub from "pubnub";
import type { Listening } from "#contract/member.ts";
import { browserWakes } from "./browserWakes.ts";
import { fetchMissed } from "./fetchMissed.ts";
import { type Delivery, inbox, type Reader } from "./inbox.ts";

/** PubNub's code, 47 kB over the wire: loaded when someone listens, never before. */
const loadClient = () => import("./pubnubClient.ts");

export interface ListenOptions extends Reader {
  readonly channels: readonly string[];
  /** Asks for a token for these channels; again whenever it runs out. Rejects when there is none to be had now. */
  readonly getListening: () => Promise<Listening>;
  /** More was missed than can be told: what is on the screen must be read again. */
  readonly onGap: () => void;
  /** `down`: messages do not come at the moment, so ask for yourself, at least every 15 seconds. */
  readonly onState: (state: "live" | "down") => void;
  /** Tells when something may have been missed; the browser's own events unless given. */
  readonly wakes?: (wake: () => void) => () => void;
  /** Milliseconds before the first, second, … and every further try to connect again. */
  readonly pauses?: readonly number[];
}

const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000];
const WAKE_PAUSE = 50;
/** A token is renewed when this part of its life is over. */
const RENEW_AFTER = 0.8;

/**
 * Listens to channels by PubNub's SDK until the returned function is called. Begins with the last ten messages; after
 * every interruption fetches what came meanwhile. Each message is told once.
 */
export function startListening(options: ListenOptions): () => void {
  const { channels, getListening, onGap, onState, wakes = browserWakes, pauses = PAUSES } = options;
  const box = inbox(options);
  let pubnub: PubNub | null = null;
  let state: "live" | "down" | null = null;
  let failures = 0;
  let hasRenewed = false;
  let isConnecting = false;
  let early: Delivery[] | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function say(next: "live" | "down"): void {
    if (next === state || isStopped) return;
    state = next;
    onState(next);
  }

  /** Tries again later, ever later. */
  function failed(): void {
    if (isStopped) return;
    say("down");
    const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
    failures += 1;
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), pause * (0.75 + Math.random() / 2));
  }

  /** A token that was refused is renewed at once; a fresh one that is refused, only after a pause. */
  function denied(): void {
    if (hasRenewed) return failed();
    hasRenewed = true;
    void renew().then((isRenewed) => (isRenewed ? reconnect() : failed()));
  }

  async function renew(): Promise<boolean> {
    try {
      const listening = await getListening();
      // A guest is someone else with every token.
      pubnub?.setUserId(listening.user_id);
      pubnub?.setToken(listening.token);
      renewIn(listening.expires_in);
      return true;
    } catch {
      return false;
    }
  }

  function renewIn(seconds: number): void {
    clearTimeout(renewal);
    // Where this fails the service will refuse the old token, and it is asked for again.
    if (!isStopped) renewal = setTimeout(() => void renew(), seconds * RENEW_AFTER * 1_000);
  }

  async function connect(): Promise<void> {
    if (isStopped || isConnecting) return;
    if (pubnub !== null) return reconnect();
    isConnecting = true;
    try {
      const [listening, { pubnubClient, turnOf, presentOf, isDenied }] = await Promise.all([
        getListening(),
        loadClient(),
      ]);
      if (isStopped) return;
      const client = pubnubClient(listening);
      pubnub = client;
      renewIn(listening.expires_in);
      client.addListener({
        message: ({ channel, timetoken, message }) => arrived({ channel, timetoken, payload: message }),
        status: (status) => {
          const turn = turnOf(status);
          if (turn === "connected") void catchUp(client, presentOf(status), isDenied);
          if (turn === "denied") denied();
          if (turn === "quiet") reconnect();
          if (turn === "broken") failed();
        },
      });
      client.subscribe({ channels: [...channels] });
    } catch {
      failed();
    } finally {
      isConnecting = false;
    }
  }

  function reconnect(): void {
    if (isStopped) return;
    clearTimeout(retry);
    const timetoken = box.newest();
    pubnub?.disconnect();
    pubnub?.reconnect(timetoken === null ? {} : { timetoken });
  }

  function arrived(delivery: Delivery): void {
    if (isStopped) return;
    if (early === null) box.take([delivery], true);
    else early.push(delivery);
  }

  /** Fetches what came before the connection stood; what arrives meanwhile waits its turn. */
  async function catchUp(
    client: PubNub,
    present: string | null,
    isDenied: (error: unknown) => boolean,
  ): Promise<void> {
    early ??= [];
    const since = box.newest();
    const missed = await fetchMissed(client, channels, since).catch((error: unknown) => ({ error }));
    const waiting = early ?? [];
    early = null;
    if (isStopped) return;
    if ("error" in missed) {
      box.take(waiting, true);
      return isDenied(missed.error) ? denied() : failed();
    }
    box.take(missed.deliveries, since !== null);
    box.take(waiting, true);
    if (present !== null) box.begin(present);
    failures = 0;
    hasRenewed = false;
    say("live");
    if (!missed.isWhole) onGap();
  }

  // Several of the browser's events come together; the connection is made anew once, as it may have died unnoticed.
  const stopWakes = wakes(() => {
    failures = 0;
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), WAKE_PAUSE);
  });
  void connect();

  return () => {
    isStopped = true;
    clearTimeout(retry);
    clearTimeout(renewal);
    stopWakes();
    pubnub?.removeAllListeners();
    pubnub?.destroy();
  };
}
