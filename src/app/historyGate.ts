import { startTransition } from "react";
import type { Location, NavigationType, Navigator, To } from "react-router-dom";
import { createPath, parsePath, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { hearBackFirst } from "#ui/layers/historyAllowed.ts";
import type { ChangeScreen } from "./frame/sharedTransition.ts";

export interface GatedHistory {
  readonly navigator: Navigator;
  readonly get: () => { readonly location: Location; readonly action: NavigationType };
  readonly subscribe: (listener: () => void) => () => void;
  readonly isOpen: () => boolean;
  /** Has changes of the screen go by another hand, which must tell of each. */
  readonly changeBy: (hand: ChangeScreen) => void;
  /** Lets changes of the address through, those that waited included. Call it once the host is ready. */
  readonly open: () => void;
}

/**
 * Whether that address is shown already, as after the first of two taps: as with links of the browser's own it gets no
 * second entry, for back to lead to where one is. The entry of a sheet is not touched.
 */
const isShown = (shown: Location, to: To, state: unknown): boolean =>
  createPath(shown) === (typeof to === "string" ? to : createPath(to)) &&
  !state &&
  !window.history.state?.layers;

/**
 * A history that changes nothing in the address until the gate opens: LINE's SDK reads and rewrites the address
 * while it starts, and the router must not (it would lose the table). The screen is shown meanwhile; what it asks for
 * waits.
 */
export function gatedHistory(first: Location): GatedHistory {
  let history: ReturnType<typeof createBrowserHistory> | null = null;
  let now = { location: first, action: "POP" as NavigationType };
  const waiting: ((opened: NonNullable<typeof history>) => void)[] = [];
  const listeners = new Set<() => void>();

  let changeScreen: ChangeScreen = (_, tell) => tell();
  const change = (next: typeof now) => {
    const { key } = now.location;
    const isSameScreen = now.location.pathname === next.location.pathname;
    now = next;
    const tell = () => {
      for (const listener of listeners) listener();
    };
    if (isSameScreen) tell();
    else changeScreen({ from: key, to: next.location.key, isBack: next.action === "POP" }, tell);
  };
  const pass = (act: (opened: NonNullable<typeof history>) => void) => {
    if (history) act(history);
    else waiting.push(act);
  };

  return {
    navigator: {
      createHref: (to) => (typeof to === "string" ? to : createPath(to)),
      encodeLocation: (to: To) => {
        const path = typeof to === "string" ? parsePath(to) : to;
        return { pathname: "", search: "", hash: "", ...path };
      },
      go: (delta) => pass((opened) => opened.go(delta)),
      push: (to, state) =>
        pass((opened) => opened[isShown(opened.location, to, state) ? "replace" : "push"](to, state)),
      replace: (to, state) => pass((opened) => opened.replace(to, state)),
    },
    get: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOpen: () => history !== null,
    changeBy: (hand) => {
      changeScreen = hand;
    },
    open: () => {
      if (history) return;
      hearBackFirst();
      // Without v5Compat its listener hears of back and forward alone.
      const opened = createBrowserHistory({ v5Compat: true });
      history = opened;
      opened.listen(({ location, action }) =>
        change({ location, action: action as unknown as NavigationType }),
      );
      // The same screen with the browser's own entry: all that asks where it is is drawn anew, in slices.
      startTransition(() => change({ location: opened.location, action: "POP" as NavigationType }));
      for (const act of waiting.splice(0)) act(opened);
    },
  };
}
