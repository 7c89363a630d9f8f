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

/** What a toast offers to do, as to undo what it tells. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly tone: "plain" | "good" | "bad";
  readonly action?: ToastAction | undefined;
}

const held = atom<readonly ToastMessage[]>([]);
let last = 0;

/** Toasts on the screen, oldest first. */
export const toastsAtom = atom((get) => get(held));

/**
 * Shows a toast for 2,000 ms, one with an action for as long as it takes to reach that. The same text is not shown
 * twice at once, and the latest action takes the place of the one before.
 */
export const showToastAtom = atom(
  null,
  (get, set, text: string, tone: ToastMessage["tone"] = "plain", action?: ToastAction) => {
    const shown = get(held);
    if (!action && shown.some((toast) => toast.text === text)) return;
    const others = action ? shown.filter((toast) => !toast.action && toast.text !== text) : shown;
    last += 1;
    set(held, [...others, { id: last, text, tone, action }]);
  },
);

export const dropToastAtom = atom(null, (get, set, id: number) => {
  set(
    held,
    get(held).filter((toast) => toast.id !== id),
  );
});

/** Takes all toasts away, as before each navigation (specification, section 2). */
export const clearToastsAtom = atom(null, (_get, set) => set(held, []));
