import { useEffect, useEffectEvent, useState } from "react";
import { Board, BOARD_EVENTS, board as boardCall } from "#contract/calls/desk/board.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { useDesk } from "#desk/deskSend.ts";

export type Place = DeskRequest<typeof boardCall>;

/** Milliseconds until the events are asked for again once they were lost, and those of silence after which they are lost. */
const AGAIN = 2_000;
const SILENCE = 40_000;
/** Milliseconds between reads while there are no events. */
const POLL = 10_000;
/** Milliseconds by which something may have been overtaken on its way; what is further behind has another clock. */
const OVERTAKEN = 10_000;

/**
 * Whether a board was read before another one, which has come already. The clocks of two providers behind one address may
 * differ: a board does not wait for that for long.
 */
const isOvertaken = (one: Board, other: Board) =>
  one.read_at < other.read_at && other.read_at - one.read_at < OVERTAKEN;

/**
 * A store's board, kept up to date by events, and by reading it again while there are none. What was read before what is
 * shown, and was overtaken on its way, is left out.
 */
export function useBoard(place: Place) {
  const key = JSON.stringify(place);
  const { data, failure, reload } = useDesk(boardCall, place);
  const [pushed, setPushed] = useState<Pushed | null>(null);
  const [isLost, setLost] = useState(false);

  const heard = useEffectEvent((message: string) => {
    const board = Board.safeParse(JSON.parse(message));
    if (board.success && (data === undefined || !isOvertaken(board.data, data)))
      setPushed({ key, board: board.data, after: data });
  });
  useEffect(() => {
    const query = new URLSearchParams(
      Object.entries(JSON.parse(key) as Place).map(([name, value]) => [
        name,
        value === true ? "1" : String(value),
      ]),
    );
    return follow(`${BOARD_EVENTS}?${query}`, { heard, alive: (isAlive) => setLost(!isAlive) });
  }, [key]);

  const again = useEffectEvent(() => void reload());
  useEffect(() => {
    if (!isLost) return undefined;
    const poll = setInterval(again, POLL);
    return () => clearInterval(poll);
  }, [isLost]);

  const isNewest =
    pushed !== null &&
    pushed.key === key &&
    (data === undefined || pushed.after === data || isOvertaken(data, pushed.board));
  return {
    /** Of another page until this one has come. */
    board: isNewest ? pushed.board : data,
    failure,
    /** No events come: what is shown may be old. */
    isLost,
    read: reload,
  };
}

/** A board that came by an event. */
interface Pushed {
  readonly key: string;
  readonly board: Board;
  /** What was read last when it came. */
  readonly after: Board | undefined;
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
