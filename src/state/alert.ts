import { atom } from "jotai";

export interface Alert {
  readonly title: string;
  readonly text: string;
  /** What the button says; null: an alert without a button, as the rest-time prompt. */
  readonly button: string | null;
  /** What the second button says, where the alert is a question. */
  readonly refuse?: string;
  /** Runs when the button is pressed, or when an alert that asks nothing is closed. */
  readonly onClose?: () => void;
  /** Runs when a question is refused, or closed without an answer. */
  readonly onRefuse?: () => void;
}

/** The alert over the screen; null for none. */
export const alertAtom = atom<Alert | null>(null);
