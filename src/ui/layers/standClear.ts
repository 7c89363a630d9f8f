import { topModal } from "./modalStack.ts";

/** What one reads to decide, or presses: a notice does not lie on it where there is another place. */
const IN_USE = "a, button, input, select, textarea, label, summary, [data-total]";

/** A bar is lower than this share of the height; what is higher is a page of its own. */
const HIGHEST_BAR = 0.5;

type Edge = "top" | "bottom";
/**
 * How many pixels a notice stands off the bars at the bottom; null: under those at the top. In this order: the first where
 * it lies on nothing, or on least.
 */
const PLACES = [0, null, 40, 80, 120];

/**
 * Keeps `host`, which is fixed and lets the finger through, next to the bars at the bottom (`--toast-edge` is its
 * distance from the window's edge, px), as they come, grow and go. Where it would lie on something that is in use it
 * stands under the bars at the top instead, or further up, where it lies on less. Answers what ends it.
 */
export function standClear(host: HTMLElement): () => void {
  if (!document.elementsFromPoint) return () => {};
  const place = (up: number | null) => {
    const edge: Edge = up === null ? "top" : "bottom";
    const distance = `${Math.round(barsAt(edge, host)) + (up ?? 0)}px`;
    const isSame = host.dataset["at"] === edge && host.style.getPropertyValue("--toast-edge") === distance;
    host.dataset["at"] = edge;
    host.style.setProperty("--toast-edge", distance);
    return isSame;
  };
  let best: number | null = 0;
  let fewest = Infinity;
  for (const each of PLACES) {
    place(each);
    const there = countInUse(host);
    if (there < fewest) [best, fewest] = [each, there];
    if (there === 0) break;
  }
  const ending = new AbortController();
  let stillFor = 0;
  const follow = () => {
    if (ending.signal.aborted) return;
    stillFor = place(best) ? stillFor + 1 : 0;
    if (stillFor < SETTLED) requestAnimationFrame(follow);
    else setTimeout(follow, REST);
  };
  follow();
  return () => ending.abort();
}

/** Frames without a change after which the bars have come to rest, and the milliseconds until they are looked at again. */
const SETTLED = 30;
const REST = 200;

/** How much of the window's height bars take at that edge, in the middle of the host's width. */
function barsAt(edge: Edge, host: HTMLElement): number {
  const { left, width } = host.getBoundingClientRect();
  const height = window.innerHeight;
  let taken = edge === "bottom" ? coveredByKeyboard() : 0;
  // Bars may stand on one another: the cart's on the tabs.
  for (let round = 0; round < 4; round += 1) {
    const y = edge === "top" ? taken + 1 : height - taken - 1;
    const bar = barOver(under(left + width / 2, y, host));
    if (!bar) break;
    const { top, bottom } = bar.getBoundingClientRect();
    const next = edge === "top" ? bottom : height - top;
    if (next <= taken || next > height * HIGHEST_BAR) break;
    taken = next;
  }
  return taken;
}

/** iOS lays its keyboard over the page without telling; while one has zoomed in nothing is known of it. */
function coveredByKeyboard(): number {
  const { visualViewport: seen, innerHeight } = window;
  return seen?.scale === 1 ? Math.max(0, innerHeight - seen.height - seen.offsetTop) : 0;
}

/** What is drawn at a point, but for the host's own: its notices let the finger through, and only their buttons do not. */
function under(x: number, y: number, host: HTMLElement): Element | undefined {
  const first = document.elementFromPoint(x, y);
  if (first === null || !host.contains(first)) return first ?? undefined;
  return document.elementsFromPoint(x, y).find((element) => !host.contains(element));
}

/** The bar that an element belongs to: what stays while the page, or the open modal, scrolls. */
function barOver(element: Element | undefined): Element | null {
  const modal = topModal();
  let bar: Element | null = null;
  for (let at = element ?? null; at && at !== modal && at !== document.body; at = at.parentElement) {
    if (at.matches("[data-bar]") || /fixed|sticky/.test(getComputedStyle(at).position)) bar = at;
  }
  return bar;
}

/** How many things in use lie under the host's notices, and are seen there. */
function countInUse(host: HTMLElement): number {
  const notices = [...host.children].map((notice) => notice.getBoundingClientRect());
  const all = [...(topModal() ?? document).querySelectorAll(IN_USE)];
  return all.filter((used) => {
    const place = used.getBoundingClientRect();
    return notices.some((notice) =>
      pointsWithin(notice, place).some(([x, y]) => used.contains(under(x, y, host) ?? null)),
    );
  }).length;
}

/** Points of what two things have in common: its middle, and those near its corners; none where they do not meet. */
function pointsWithin(one: DOMRect, other: DOMRect): readonly (readonly [number, number])[] {
  const [left, right] = [Math.max(one.left, other.left) + 2, Math.min(one.right, other.right) - 2];
  const [top, bottom] = [Math.max(one.top, other.top) + 2, Math.min(one.bottom, other.bottom) - 2];
  if (left > right || top > bottom) return [];
  return [
    [(left + right) / 2, (top + bottom) / 2],
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
}
