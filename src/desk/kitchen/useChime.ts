import { useEffect, useEffectEvent, useRef } from "react";
import { type Sound, tone, useSound } from "#desk/board/useSound.ts";
import type { At } from "./kitchenViews.ts";

const MUTED = "noren.desk.kitchenMuted";
const LOUDNESS = 0.4;

/** What is to be made, as it is seen. */
interface Seen {
  readonly at: At;
  readonly ids: ReadonlySet<string>;
}

/** Sounds once when something new is to be made: the cook at the stove does not look at the screen all the time. */
export function useChime(at: At, ids: readonly string[]): Sound {
  const own = useSound(MUTED);
  const { isMuted, sound } = own;
  const known = useRef<Seen | null>(null);
  const key = ids.join(" ");

  const follow = useEffectEvent((now: Seen) => {
    const before = known.current;
    known.current = now;
    // What another station makes is not new for having been turned to.
    if (isMuted || before?.at !== now.at || [...now.ids].every((id) => before.ids.has(id))) return;
    const audio = sound();
    if (audio?.state === "running") tone(audio, audio.currentTime, LOUDNESS);
  });
  useEffect(() => follow({ at, ids: new Set(key === "" ? [] : key.split(" ")) }), [at, key]);

  return own;
}
