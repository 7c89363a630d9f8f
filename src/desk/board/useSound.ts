import { useCallback, useEffect, useRef, useState } from "react";

/**
 * A page's sound, as far as the browser lets it be heard, and whether it was muted, which the browser remembers.
 * @param key under which it does so
 */
export function useSound(key: string) {
  const [isMuted, setMuted] = useState(() => localStorage.getItem(key) === "1");
  const [isBlocked, setBlocked] = useState(false);
  const audio = useRef<AudioContext | null>(null);

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

  useEffect(() => {
    // A browser lets a page be heard once it was touched. When the finger is up again: what says that nothing is heard goes
    // then, and what stands below it must not move away from under a finger.
    const touched = () => void audio.current?.resume().catch(() => undefined);
    document.addEventListener("pointerup", touched);
    document.addEventListener("keydown", touched);
    sound();
    return () => {
      document.removeEventListener("pointerup", touched);
      document.removeEventListener("keydown", touched);
      void audio.current?.close();
      audio.current = null;
    };
  }, [sound]);

  return {
    isMuted,
    /** The browser lets nothing be heard. */
    isBlocked,
    mute: (isOn: boolean) => {
      localStorage.setItem(key, isOn ? "1" : "0");
      setMuted(isOn);
    },
    /** What to set tones on, once more asked to be heard; null where the browser has no sound. */
    sound,
  };
}

export type Sound = ReturnType<typeof useSound>;

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
