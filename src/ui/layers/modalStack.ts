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
    const at = stack.lastIndexOf(element);
    if (at < 0) return;
    stack.splice(at, 1);
    changed();
  };
};

/** The topmost open modal that is in the page, or null. */
export const topModal = (): HTMLElement | null => stack.findLast((modal) => modal.isConnected) ?? null;

/** Tells of each opening, and of each closing before a modal that is torn down is out of the page. */
export const subscribeModal = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
