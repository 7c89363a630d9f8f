import type { useTranslation } from "react-i18next";

/** What was pressed, by the words that its own screen has for it. */
const WORDS = {
  accept: "desk/find:event.accept",
  ready: "desk/find:event.ready",
  complete: "desk/find:event.complete",
  pay_cash: "desk/find:event.pay_cash",
  settle: "desk/find:event.settle",
  cancel: "desk/find:event.cancel",
  refund: "desk/find:event.refund",
  take_back: "desk/find:event.take_back",
  lock: "desk/board:tables.lock",
  unlock: "desk/board:tables.unlock",
  free: "desk/board:tables.free",
  let_in: "desk/board:entry.letIn",
  turn_away: "desk/board:entry.turnAway",
  open: "desk/visits:open",
  digits: "desk/visits:renew",
  pause: "desk/settings:pause",
  resume: "desk/settings:resume",
  days: "desk/settings:days",
  "days/remove": "desk/settings:days",
  times: "desk/settings:times",
  rules: "desk/settings:tables",
  entry: "desk/settings:entry",
  waits: "desk/settings:waits",
  load: "desk/settings:load",
  terms: "desk/settings:zones",
  zones: "desk/settings:zones",
  "zones/up": "desk/settings:zones",
  "zones/down": "desk/settings:zones",
  "zones/remove": "desk/settings:zones",
  taking1: "desk/settings:takingTitle",
  taking2: "desk/settings:takingTitle",
  taking3: "desk/settings:takingTitle",
  hours1: "desk/settings:hours.1",
  hours2: "desk/settings:hours.2",
  hours3: "desk/settings:hours.3",
} as const;

const isKnown = (button: string): button is keyof typeof WORDS => Object.hasOwn(WORDS, button);

/** The namespaces that they stand in. */
export const BUTTON_TEXTS = ["desk/find", "desk/board", "desk/visits", "desk/settings"] as const;

/** What was pressed, in words; null: the kind of the entry says it. */
export function buttonWords(
  button: unknown,
  t: ReturnType<typeof useTranslation<typeof BUTTON_TEXTS>>["t"],
): string | null {
  return typeof button === "string" && isKnown(button) ? t(WORDS[button]) : null;
}
