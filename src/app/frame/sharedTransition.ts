import { flushSync } from "react-dom";

/** What changes of address are told to, in the place of the screens: it passes them on. */
export type ChangeScreen = (
  change: Readonly<{ from: string; to: string; isBack: boolean }>,
  tell: () => void,
) => void;

/** The name under which the browser moves a thing from one screen to the next. */
const NAME = "shared";

/** Which thing led from an entry of the history to the next, by the next one's key: back goes as it came. */
const leading = new Map<string, string>();
const MOST_KEPT = 50;

let tapped: { readonly thing: string; readonly at: number } | null = null;
let running: ViewTransition | null = null;

/** Milliseconds after a tap in which a change of address is its doing. */
const BY_TAP = 1_000;

/**
 * Lets the picture of a card grow into that of its page, and the cart into the order that it becomes, and go back as
 * they came: what shows the same on both screens moves (pictures of one file, `data-shared` of one name). The rest of
 * the page changes at once and can be used meanwhile; whatever comes next ends the motion. Where the browser has no
 * view transitions, the guest wants no motion, or nothing is the same on both, the screens just change.
 */
export function startSharedTransitions(): ChangeScreen {
  addEventListener("click", notice, { capture: true, passive: true });
  const stop = () => running?.skipTransition();
  for (const input of ["pointerdown", "keydown", "wheel"])
    addEventListener(input, stop, { capture: true, passive: true });
  return ({ from, to, isBack }, tell) => {
    const thing = isBack ? (leading.get(from) ?? leading.get(to)) : tapThing();
    tapped = null;
    if (!isBack && thing !== undefined) remember(to, thing);
    stop();
    const before = thing === undefined || !isMovable() ? null : find(thing);
    if (!before || thing === undefined) return tell();
    // Back leads to a screen that was there: what of it is still on its way is another thing's place.
    move(before, () => find(thing) ?? (isBack ? null : stillComing()), tell);
  };
}

/** @param place where the thing is to be seen on the next screen; null while it is not there */
function move(before: HTMLElement, place: () => HTMLElement | null, tell: () => void): void {
  const root = document.documentElement;
  // The page itself takes no part: it is there at once, and hears every tap.
  root.style.setProperty("view-transition-name", "none");
  before.style.setProperty("view-transition-name", NAME);
  let after: HTMLElement | null = null;
  const transition = document.startViewTransition(async () => {
    flushSync(tell);
    before.style.removeProperty("view-transition-name");
    after = place() ?? (await comesSoon(place));
    if (after) after.style.setProperty("view-transition-name", NAME);
    else transition.skipTransition();
  });
  running = transition;
  // One that was ended, or that the browser had no time for, has changed the screen all the same.
  transition.ready.catch(() => null);
  const end = () => {
    after?.style.removeProperty("view-transition-name");
    if (running !== transition) return;
    running = null;
    root.style.removeProperty("view-transition-name");
  };
  transition.finished.then(end, end);
}

const isMovable = () =>
  "startViewTransition" in document &&
  document.visibilityState === "visible" &&
  !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The thing that was tapped: one that says its name, or else the picture of the card. */
function notice({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const control = target.closest("a, button");
  const named = control?.closest("[data-shared]") ?? control?.querySelector("[data-shared]");
  const card = target.closest(":is(a, article, li):has(picture img)");
  const thing =
    named?.getAttribute("data-shared") ?? card?.querySelector("picture img")?.getAttribute("src") ?? null;
  tapped = thing === null ? null : { thing, at: performance.now() };
}

const tapThing = () => (tapped && performance.now() - tapped.at < BY_TAP ? tapped.thing : undefined);

function remember(key: string, thing: string): void {
  leading.delete(key);
  leading.set(key, thing);
  const oldest = leading.keys().next();
  if (leading.size > MOST_KEPT && !oldest.done) leading.delete(oldest.value);
}

/** The place of a page's picture while what it shows is on its way. */
const stillComing = () => document.querySelector<HTMLElement>('#content [aria-busy] [data-shape="picture"]');

/** Milliseconds that the browser may show the screen before, while the next one is put together from what is there. */
const SOON = 300;

/** Where a thing is seen on a screen that comes in a moment, as its code is fetched already; null when it does not. */
function comesSoon(place: () => HTMLElement | null): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const end = (found: HTMLElement | null) => {
      clearTimeout(timer);
      watching.disconnect();
      resolve(found);
    };
    const timer = setTimeout(() => end(place()), SOON);
    const watching = new MutationObserver(() => {
      const found = place();
      if (found) end(found);
    });
    watching.observe(document.body, { childList: true, subtree: true });
  });
}

/** Where a thing is seen on the screen that is shown. */
function find(thing: string): HTMLElement | null {
  const name = CSS.escape(thing);
  const all = document.querySelectorAll<HTMLElement>(
    `#content [data-shared="${name}"], #content picture img[src="${name}"]`,
  );
  return (
    [...all].find((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    }) ?? null
  );
}
