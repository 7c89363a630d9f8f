/** The modal dialogs that are open, the topmost last: what stands outside of it is inert, live regions included. */
const stack: HTMLElement[] = [];
const listeners = new Set<() => void>();

const changed = () => {
  for (const listener of listeners) listener();
};

/** Puts a dialog on top; call what it returns when it has closed. */
export const pushModal = (element: HTMLElement): (() => void) => {
  stack.push(element);
  changed();
  return () => {
    stack.splice(stack.indexOf(element), 1);
    changed();
  };
};

/** The topmost open modal, or null; with `subscribeModal` for `useSyncExternalStore`. */
export const topModal = (): HTMLElement | null => stack.at(-1) ?? null;

export const subscribeModal = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
