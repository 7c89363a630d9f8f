/** The `id` of the words that say what comes next of an order. */
export const OUTLOOK_ID = "outlook";

/** Leads eyes and focus to what has become of an order, once the button that did it is gone. */
export function showOutlook(): void {
  const words = document.getElementById(OUTLOOK_ID);
  words?.scrollIntoView?.({ block: "center" });
  words?.focus({ preventScroll: true });
}
