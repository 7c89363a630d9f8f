import { atom } from "jotai";

export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly tone: "plain" | "good" | "bad";
}

const held = atom<readonly ToastMessage[]>([]);
let last = 0;

/** Toasts on the screen, oldest first. */
export const toastsAtom = atom((get) => get(held));

/** Shows a toast; the same text is not shown twice at once. */
export const showToastAtom = atom(null, (get, set, text: string, tone: ToastMessage["tone"] = "plain") => {
  if (get(held).some((toast) => toast.text === text)) return;
  last += 1;
  set(held, [...get(held), { id: last, text, tone }]);
});

export const dropToastAtom = atom(null, (get, set, id: number) => {
  set(
    held,
    get(held).filter((toast) => toast.id !== id),
  );
});

/** Takes all toasts away, as before each navigation (specification, section 2). */
export const clearToastsAtom = atom(null, (_get, set) => set(held, []));
