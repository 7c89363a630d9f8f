import { useEffect, useRef, useState } from "react";

/**
 * Does what is asked for as soon as it can be done: at once, or when what it goes by has been read. Asked for again
 * meanwhile, it is done once all the same.
 */
export function useOnceReady(isReady: boolean, act: () => Promise<unknown>) {
  const [isAsked, setAsked] = useState(false);
  const tell = useRef<() => void>(null);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isReady || !isAsked) return;
    void latest.current().finally(() => {
      setAsked(false);
      tell.current?.();
    });
  }, [isReady, isAsked]);
  /** Resolves once it has been done. */
  const ask = (): Promise<unknown> => {
    if (isReady && !isAsked) return act();
    setAsked(true);
    return new Promise<void>((resolve) => {
      tell.current = resolve;
    });
  };
  return { isWaiting: isAsked, ask };
}

/** Frames in which a fault is drawn at the latest, once it is known. */
const FRAMES = 60;

/**
 * After the faults have been drawn: leads to the first field that lacks something, or dish that cannot be had, with the
 * focus in it. What an alert says of it is read first: below that nothing takes the focus.
 */
export function toFault(form: HTMLFormElement, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const alert = document.querySelector("dialog[open]");
    if (alert) return alert.addEventListener("close", () => toFault(form), { once: true });
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid], [data-problem]');
    if (!field) return frames > 1 && form.isConnected ? toFault(form, frames - 1) : undefined;
    field.scrollIntoView({ block: "center" });
    const control = field.matches("input, textarea")
      ? field
      : field.querySelector<HTMLElement>("input, button, a[href]");
    control?.focus({ preventScroll: true });
  });
}
