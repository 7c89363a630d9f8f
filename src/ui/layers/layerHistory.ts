import { use, useEffect, useEffectEvent } from "react";
import { HistoryAllowed, tellLayersOfBack } from "./historyAllowed.ts";

/**
 * The history entries of what lies over a page (sheets, dialogs), so that the back button closes the topmost
 * one instead of leaving the page.
 *
 * How it gets along with the router:
 * - An entry is pushed by `history.pushState` with the page's own address and with the router's own state
 *   (`idx`, `key`, `usr`), to which the list of open `layers` is added. A router that reads such an entry finds the
 *   page it already shows, and one that pushes from it counts on from the same `idx`.
 * - A pop that only closes a layer, or that we caused ourselves, is kept from the router's listener: the page would
 *   be rendered again for nothing. All other pops reach it untouched.
 * - Changes are made one macrotask late and together: React's double effects, or a sheet that gives way to another,
 *   leave one entry, not three.
 * - An entry that was left behind (a link inside of a sheet was followed) is skipped when back arrives at it.
 *
 * - What the router writes over a layer's entry, as where the page is replaced in the same task in which its dialog
 *   closes, or while we are on our way down from it, is meant for the page: it is written over the page's entry once we
 *   are there.
 */
type Layer = { id: string; close: () => void; recorded: boolean };

const open: Layer[] = [];
let scheduled = false;
/** The page that our topmost entries lie over. */
let below: unknown;
/** Whether our own `history.go` is under way, which lands there. */
let travelling = false;
/** What the router wrote over one of our entries. */
let written: Parameters<History["replaceState"]> | null = null;

const layersOf = (state: unknown): readonly string[] => {
  if (typeof state !== "object" || state === null || !("layers" in state)) return [];
  return Array.isArray(state.layers) ? state.layers.filter((id) => typeof id === "string") : [];
};

/** Tells the pages of the history apart: the router's key, which is a new one for each navigation. */
const pageOf = (state: unknown): unknown =>
  typeof state === "object" && state !== null && "key" in state ? state.key : undefined;

const isOpen = (id: string) => open.some((layer) => layer.id === id);

const record = (layer: Layer, ids: readonly string[], how: "pushState" | "replaceState") => {
  layer.recorded = true;
  below = written ? below : pageOf(history.state);
  History.prototype[how].call(history, { ...history.state, layers: [...ids, layer.id] }, "");
  history.replaceState = (...entry) => {
    const [state, title, url] = entry;
    const layers = history.state?.layers;
    // Whoever writes the entry's own state again means the page's.
    if (layers) written = [{ ...state, layers: undefined }, title, url];
    History.prototype.replaceState.call(history, { ...state, layers }, title, url);
  };
};

/** Makes the history agree with the layers that are open. */
const settle = () => {
  scheduled = false;
  if (travelling) return;
  const recorded = layersOf(history.state);
  const left = recorded.length - 1 - recorded.findLastIndex(isOpen);
  const unrecorded = open.filter((layer) => !layer.recorded);

  if (left > 0 && unrecorded.length === 0) {
    travelling = true;
    below = written ? below : pageOf(history.state);
    history.go(-left);
    return;
  }
  for (const [index, layer] of unrecorded.entries()) {
    if (index === 0 && left > 0) record(layer, recorded.slice(0, -1), "replaceState");
    else record(layer, layersOf(history.state), "pushState");
  }
};

const schedule = () => {
  if (scheduled) return;
  scheduled = true;
  setTimeout(settle);
};

const popped = (event: PopStateEvent) => {
  const ids = layersOf(event.state);
  const isBelow = pageOf(event.state) === below;
  if (travelling && isBelow) event.stopImmediatePropagation();
  travelling = false;
  if (ids.length === 0) {
    Reflect.deleteProperty(history, "replaceState");
    if (isBelow && written) history.replaceState(...written);
    written = null;
  }

  const closed = open.filter((layer) => layer.recorded && !ids.includes(layer.id));
  for (const layer of closed.toReversed()) {
    if (isBelow) event.stopImmediatePropagation();
    open.splice(open.indexOf(layer), 1);
    layer.close();
  }
  if (open.some((layer) => !layer.recorded) || ids.some((id) => !isOpen(id))) schedule();
};

/**
 * Records that a layer has opened; `close` is called when back is pressed over it. Call what it returns when the
 * layer has closed by itself: its history entry then goes too.
 */
const openLayer = (close: () => void): (() => void) => {
  tellLayersOfBack(popped);
  const layer: Layer = {
    id: Math.random().toString(36).slice(2),
    close,
    recorded: false,
  };
  open.push(layer);
  schedule();
  return () => {
    const at = open.indexOf(layer);
    if (at < 0) return;
    open.splice(at, 1);
    schedule();
  };
};

/** While `isShown`, the back button (or an edge swipe) calls `onClose` instead of leaving the page. */
export const useBackToClose = (isShown: boolean, onClose: () => void): void => {
  const allowed = use(HistoryAllowed);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isShown && allowed) return openLayer(() => close());
  }, [isShown, allowed]);
};
