/** Milliseconds that the device moves, with the rests between. */
const TOUCHES = { added: [12], done: [16, 60, 28] } as const;

/**
 * A light touch in the hand: something was added, or something large is done. Nothing where the device cannot, where
 * the customer asks for reduced motion, or before they have touched the page: browsers complain of that.
 */
export function lightTouch(what: keyof typeof TOUCHES): void {
  if (!navigator.vibrate || navigator.userActivation?.hasBeenActive === false) return;
  if (window.matchMedia?.("(prefers-reduced-motion: reduce)").matches) return;
  navigator.vibrate([...TOUCHES[what]]);
}
