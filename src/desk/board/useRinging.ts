import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { type Sound, tone, useSound } from "./useSound.ts";

/** What there is to ring for: orders and calls that wait, and what anyone anywhere may cause. */
export interface Waiting {
  readonly known: number;
  readonly strangers: number;
  /** When something was last taken by the store's rule, which rings once. */
  readonly byRule?: string | null;
}

/** Seconds between two rings, how many are set on the audio clock ahead, and the loudness of the first and the loudest. */
const EVERY = 6;
const AHEAD = 10;
const SOFT = 0.12;
const LOUD = 0.7;
const LOUDER = 1.35;
/** Milliseconds between two rings for what anyone may cause. */
const KNOCK = 300_000;
const MUTED = "noren.desk.muted";

/**
 * Rings while something waits that nobody has taken, again and again and louder, in a background tab too: the rings are
 * set on the audio clock, which sleeps less than a page's timers. A tablet that wakes rings at once.
 */
export function useRinging({ known, strangers, byRule = null }: Waiting): Sound {
  const own = useSound(MUTED);
  const { isMuted, sound } = own;
  const ringing = useRef<{ readonly stop: () => void } | null>(null);
  const last = useRef({
    known: 0,
    strangers: 0,
    knockedAt: Number.NEGATIVE_INFINITY,
    byRule: undefined as string | null | undefined,
  });

  const stop = useCallback(() => {
    ringing.current?.stop();
    ringing.current = null;
  }, []);
  const start = useCallback(() => {
    stop();
    const audio = sound();
    if (audio !== null) ringing.current = ringOn(audio);
  }, [sound, stop]);

  const follow = useEffectEvent((now: Waiting) => {
    const before = last.current;
    const isKnock =
      now.strangers > before.strangers && performance.now() - before.knockedAt >= KNOCK && now.known === 0;
    const { byRule: taken = null } = now;
    // What was taken before one came is seen, and needs no ring.
    const isTaken = before.byRule !== undefined && taken !== null && taken > (before.byRule ?? "");
    last.current = { ...now, byRule: taken, knockedAt: isKnock ? performance.now() : before.knockedAt };
    if (isMuted) return stop();
    if (now.known === 0) stop();
    else if (now.known > before.known || ringing.current === null) start();
    const audio = isKnock || (isTaken && now.known === 0) ? sound() : null;
    if (audio !== null) tone(audio, audio.currentTime, isTaken ? LOUD : SOFT);
  });
  useEffect(() => follow({ known, strangers, byRule }), [known, strangers, byRule, isMuted]);

  const woken = useEffectEvent(() => {
    if (document.visibilityState === "visible" && !isMuted && last.current.known > 0) start();
  });
  useEffect(() => {
    document.addEventListener("visibilitychange", woken);
    return () => {
      document.removeEventListener("visibilitychange", woken);
      stop();
    };
  }, [stop]);

  return own;
}

/** Rings until it is stopped, louder each time. */
function ringOn(audio: AudioContext): { stop: () => void } {
  const out = audio.createGain();
  out.connect(audio.destination);
  let volume = SOFT;
  let next = audio.currentTime;
  const setAhead = () => {
    next = Math.max(next, audio.currentTime);
    for (let ring = 0; ring < AHEAD; ring += 1) {
      tone(audio, next, volume, out);
      next += EVERY;
      volume = Math.min(LOUD, volume * LOUDER);
    }
  };
  setAhead();
  const more = setInterval(() => {
    if (next - audio.currentTime < (AHEAD / 2) * EVERY) setAhead();
  }, EVERY * 1_000);
  return {
    stop: () => {
      clearInterval(more);
      out.disconnect();
    },
  };
}
