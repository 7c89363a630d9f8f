import { useEffect, useEffectEvent, useState } from "react";
import {
  type DeskCall,
  type DeskRequest,
  type DeskResponse,
  eventsOf,
} from "#contract/calls/desk/deskCall.ts";
import { useDesk } from "./deskSend.ts";

/** Milliseconds until the events are asked for again once they were lost, and those of silence after which they are lost. */
const AGAIN = 2_000;
const SILENCE = 40_000;
/** Milliseconds between reads while there are no events. */
const POLL = 10_000;
/** Milliseconds by which something may have been overtaken on its way; what is further behind has another clock. */
const OVERTAKEN = 10_000;

/** What is read says when that was, in milliseconds. */
interface Read {
  readonly read_at: number;
}

/**
 * Whether something was read before what has come already. The clocks of two providers behind one address may differ: it
 * does not wait for that for long.
 */
const isOvertaken = (one: Read, other: Read) =>
  one.read_at < other.read_at && other.read_at - one.read_at < OVERTAKEN;

/** Something that came by an event. */
interface Pushed<Data> {
  readonly key: string;
  readonly data: Data;
  /** What was read last when it came. */
  readonly after: Data | undefined;
}

/**
 * What a call of the desk reads, kept up to date by events, and by reading it again while there are none. What was read
 * before what is shown, and was overtaken on its way, is left out.
 */
export function useLive<C extends DeskCall>(call: C, request: DeskRequest<C>) {
  type Data = DeskResponse<C> & Read;
  const key = JSON.stringify(request);
  const events = eventsOf(call);
  const { data: read, failure, isValidating, reload } = useDesk(call, request, { keeps: true });
  const data = read as Data | undefined;
  const [pushed, setPushed] = useState<Pushed<Data> | null>(null);
  const [isLost, setLost] = useState(false);

  const heard = useEffectEvent((message: string) => {
    const parsed = call.response.safeParse(JSON.parse(message));
    if (!parsed.success) return;
    const now = parsed.data as Data;
    if (data === undefined || !isOvertaken(now, data)) setPushed({ key, data: now, after: data });
  });
  useEffect(() => {
    const query = new URLSearchParams(
      Object.entries(JSON.parse(key) as Record<string, unknown>).map(([name, value]) => [
        name,
        value === true ? "1" : String(value),
      ]),
    );
    return follow(`${events}?${query}`, { heard, alive: (isAlive) => setLost(!isAlive) });
  }, [events, key]);

  const again = useEffectEvent(() => void reload());
  useEffect(() => {
    if (!isLost) return undefined;
    const poll = setInterval(again, POLL);
    return () => clearInterval(poll);
  }, [isLost]);

  const isNewest =
    pushed !== null &&
    pushed.key === key &&
    (data === undefined || pushed.after === data || isOvertaken(data, pushed.data));
  const shown = isNewest ? pushed.data : data;
  return {
    /** Of another request until this one has been answered. */
    data: shown,
    /** While there is nothing to show: later `isLost` says enough. */
    failure: shown === undefined ? failure : undefined,
    isValidating,
    /** No events come: what is shown may be old. */
    isLost,
    reload,
  };
}

interface Follower {
  readonly heard: (message: string) => void;
  readonly alive: (isAlive: boolean) => void;
}

/** Follows events until it is told to end, and asks for them again when they were lost. */
function follow(address: string, { heard, alive }: Follower): () => void {
  let isOver = false;
  let events: EventSource | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  const lost = () => {
    events?.close();
    clearTimeout(silence);
    if (isOver) return;
    alive(false);
    again = setTimeout(ask, AGAIN);
  };
  const isHere = () => {
    alive(true);
    clearTimeout(silence);
    silence = setTimeout(lost, SILENCE);
  };
  const ask = () => {
    events = new EventSource(address);
    events.addEventListener("open", isHere);
    events.addEventListener("alive", isHere);
    events.addEventListener("message", ({ data }: MessageEvent<string>) => {
      isHere();
      heard(data);
    });
    events.addEventListener("error", lost);
  };
  ask();
  return () => {
    isOver = true;
    events?.close();
    clearTimeout(silence);
    clearTimeout(again);
  };
}
