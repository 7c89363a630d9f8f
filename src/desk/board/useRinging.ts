import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";

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
export function useRinging({ known, strangers, byRule = null }: Waiting) {
  const [isMuted, setMuted] = useState(() => localStorage.getItem(MUTED) === "1");
  const [isBlocked, setBlocked] = useState(false);
  const audio = useRef<AudioContext | null>(null);
  const ringing = useRef<{ readonly stop: () => void } | null>(null);
  const last = useRef({
    known: 0,
    strangers: 0,
    knockedAt: Number.NEGATIVE_INFINITY,
    byRule: undefined as string | null | undefined,
  });

  const sound = useCallback((): AudioContext | null => {
    try {
      const own = audio.current ?? new AudioContext();
      if (audio.current === null)
        own.addEventListener("statechange", () => setBlocked(own.state !== "running"));
      audio.current = own;
      if (own.state !== "running") void own.resume().catch(() => undefined);
      setBlocked(own.state !== "running");
      return own;
    } catch {
      setBlocked(true);
      return null;
    }
  }, []);
  const stop = useCallback(() => {
    ringing.current?.stop();
    ringing.current = null;
  }, []);
  const start = useCallback(() => {
    stop();
    const own = sound();
    if (own !== null) ringing.current = ringOn(own);
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
    const own = isKnock || (isTaken && now.known === 0) ? sound() : null;
    if (own !== null) tone(own, own.currentTime, isTaken ? LOUD : SOFT);
  });
  useEffect(() => follow({ known, strangers, byRule }), [known, strangers, byRule, isMuted]);

  const woken = useEffectEvent(() => {
    if (document.visibilityState === "visible" && !isMuted && last.current.known > 0) start();
  });
  useEffect(() => {
    // A browser lets a page be heard once it was touched.
    const touched = () => void audio.current?.resume().catch(() => undefined);
    document.addEventListener("visibilitychange", woken);
    document.addEventListener("pointerdown", touched);
    document.addEventListener("keydown", touched);
    sound();
    return () => {
      document.removeEventListener("visibilitychange", woken);
      document.removeEventListener("pointerdown", touched);
      document.removeEventListener("keydown", touched);
      stop();
      void audio.current?.close();
      audio.current = null;
    };
  }, [sound, stop]);

  return {
    isMuted,
    isBlocked,
    mute: (isOn: boolean) => {
      localStorage.setItem(MUTED, isOn ? "1" : "0");
      setMuted(isOn);
    },
    unblock: () => sound(),
  };
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

/** Two notes, a third apart. */
export function tone(
  audio: AudioContext,
  at: number,
  volume: number,
  out: AudioNode = audio.destination,
): void {
  for (const [note, delay] of [
    [880, 0],
    [1_109, 0.22],
  ] as const) {
    const wave = audio.createOscillator();
    const gain = audio.createGain();
    gain.gain.setValueAtTime(volume, at + delay);
    gain.gain.exponentialRampToValueAtTime(0.001, at + delay + 0.6);
    wave.frequency.value = note;
    wave.connect(gain).connect(out);
    wave.start(at + delay);
    wave.stop(at + delay + 0.6);
  }
}
