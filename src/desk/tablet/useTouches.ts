import { useEffect, useEffectEvent } from "react";
import { PIN_IDLE_SECONDS, stayAtTablet } from "#contract/calls/desk/tablets.ts";
import { deskSend } from "#desk/net/deskSend.ts";

const IDLE = PIN_IDLE_SECONDS * 1_000;
/** Milliseconds between two words to the provider that somebody is there, and between looks whether nobody is. */
const TELL = 30_000;
const LOOK = 5_000;

interface Touches {
  /** This is a shared tablet. */
  readonly isOn: boolean;
  /** The provider ends the session by itself unless it hears of touches. */
  readonly isByPin: boolean;
  /** Nobody has touched it for minutes. */
  readonly onIdle: () => void;
}

/** Goes by touches and keys of a shared tablet: whoever leaves it is signed out, also where it slept meanwhile. */
export function useTouches({ isOn, isByPin, onIdle }: Touches): void {
  const idle = useEffectEvent(onIdle);
  useEffect(() => {
    if (!isOn) return undefined;
    let touched = Date.now();
    let told = touched;
    const look = () => {
      if (Date.now() - touched < IDLE) return false;
      touched = Date.now();
      idle();
      return true;
    };
    const touch = () => {
      // The first touch of a tablet that has slept is another's.
      if (look()) return;
      touched = Date.now();
      if (!isByPin || touched - told < TELL) return;
      told = touched;
      void deskSend(stayAtTablet, {});
    };
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const event of ["pointerdown", "keydown"] as const) window.addEventListener(event, touch, options);
    document.addEventListener("visibilitychange", look, options);
    const timer = setInterval(look, LOOK);
    return () => {
      listening.abort();
      clearInterval(timer);
    };
  }, [isOn, isByPin]);
}
