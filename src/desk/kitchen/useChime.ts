import { useEffect, useEffectEvent, useRef, useState } from "react";
import { tone } from "#desk/board/useRinging.ts";

const MUTED = "noren.desk.kitchenMuted";
const LOUDNESS = 0.4;

/** Sounds once when something new is to be made: the cook at the stove does not look at the screen all the time. */
export function useChime(ids: readonly string[]) {
  const [isMuted, setMuted] = useState(() => localStorage.getItem(MUTED) === "1");
  const audio = useRef<AudioContext | null>(null);
  const known = useRef<ReadonlySet<string> | null>(null);
  const key = ids.join(" ");

  const follow = useEffectEvent((now: ReadonlySet<string>) => {
    const before = known.current;
    known.current = now;
    if (before === null || isMuted || [...now].every((id) => before.has(id))) return;
    const own = audio.current;
    if (own?.state === "running") tone(own, own.currentTime, LOUDNESS);
  });
  useEffect(() => follow(new Set(key === "" ? [] : key.split(" "))), [key]);

  useEffect(() => {
    // A browser lets a page be heard once it was touched.
    const touched = () => {
      audio.current ??= new AudioContext();
      void audio.current.resume().catch(() => undefined);
    };
    document.addEventListener("pointerdown", touched);
    document.addEventListener("keydown", touched);
    return () => {
      document.removeEventListener("pointerdown", touched);
      document.removeEventListener("keydown", touched);
      void audio.current?.close();
      audio.current = null;
    };
  }, []);

  return {
    isMuted,
    mute: (isOn: boolean) => {
      localStorage.setItem(MUTED, isOn ? "1" : "0");
      setMuted(isOn);
    },
  };
}
