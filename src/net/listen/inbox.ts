import type PubNub from "pubnub";
import { ChannelMoved, InformMessage, StoreSignal } from "#contract/inform.ts";

/** A message as it comes from a channel. */
export interface Delivery {
  readonly channel: string;
  readonly timetoken: string;
  readonly payload: unknown;
}

export interface Reader {
  /** `isNew` is false for what was there before one began to listen. */
  readonly onMessage: (message: InformMessage, news: { readonly isNew: boolean }) => void;
  readonly onSignal: (signal: StoreSignal) => void;
  /** Another channel has taken the member's: from now on nothing comes by this one. */
  readonly onMoved: () => void;
}

/** Deliveries remembered, to drop doubles. */
const REMEMBERED = 500;

/**
 * Hands each message to the reader once and in the order of time, however often and from wherever it came: live, from
 * the history, or sent twice by a provider that was not sure.
 */
export function inbox(reader: Reader) {
  const known = new Set<string>();
  let newest: string | null = null;

  function isDouble(key: string): boolean {
    if (known.has(key)) return true;
    known.add(key);
    const [oldest] = known;
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return false;
  }

  function deliver({ channel, timetoken, payload }: Delivery, isNew: boolean): void {
    if (newest === null || BigInt(timetoken) > BigInt(newest)) newest = timetoken;
    if (isDouble(`${channel} ${timetoken}`)) return;
    const message = InformMessage.safeParse(payload);
    if (message.success) {
      if (!isDouble(message.data.inform_id)) reader.onMessage(message.data, { isNew });
      return;
    }
    // What happened before one came is in what one has just read.
    if (!isNew) return;
    const signal = StoreSignal.safeParse(payload);
    if (signal.success) reader.onSignal(signal.data);
    if (ChannelMoved.safeParse(payload).success) reader.onMoved();
  }

  return {
    /** Time token of the newest delivery, from which to go on; null before the first. */
    newest: () => newest,
    /** Where to go on from while nothing has come. */
    begin(timetoken: string): void {
      newest ??= timetoken;
    },
    take(deliveries: readonly Delivery[], isNew: boolean): void {
      const inOrder = deliveries.toSorted((a, b) => (BigInt(a.timetoken) < BigInt(b.timetoken) ? -1 : 1));
      for (const delivery of inOrder) deliver(delivery, isNew);
    },
  };
}

/** Messages shown of the past (specification, section 9, "Notification history limit"). */
const HISTORY = 10;
/** Messages of the past that PubNub gives at most: of one channel, and of each of several. */
const MOST_OF_ONE = 100;
const MOST_OF_EACH = 25;

/**
 * Reads the channels' history: the newest ten, or everything from a time token on. `isWhole` is false when there was
 * more than could be fetched. Rejects as PubNub's SDK does.
 */
export async function fetchMissed(
  pubnub: PubNub,
  channels: readonly string[],
  since: string | null,
): Promise<{ deliveries: Delivery[]; isWhole: boolean }> {
  const most = channels.length === 1 ? MOST_OF_ONE : MOST_OF_EACH;
  const history = await pubnub.fetchMessages({
    channels: [...channels],
    ...(since === null ? { count: HISTORY } : { end: since, count: most }),
  });
  const fetched = Object.entries(history.channels);
  return {
    deliveries: fetched.flatMap(([channel, messages]) =>
      messages.map(({ timetoken, message }) => ({ channel, timetoken: String(timetoken), payload: message })),
    ),
    isWhole: since === null || fetched.every(([, messages]) => messages.length < most),
  };
}
