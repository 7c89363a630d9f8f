import { atom } from "jotai";

export interface Alert {
  readonly title: string;
  readonly text: string;
  /** What the button says; null: an alert without a button, as the rest-time prompt. */
  readonly button: string | null;
  /** Runs when it closes. */
  readonly onClose?: () => void;
}

/** The alert over the screen; null for none. */
export const alertAtom = atom<Alert | null>(null);
