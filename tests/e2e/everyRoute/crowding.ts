import type { Page } from "@playwright/test";

/**
 * What large text does to a screen, a line each: words that are cut off, hang out of the window or of their box, or lie
 * on other words or on a control. Of a store's own texts only what is clamped to several lines may be shortened: its
 * page tells the whole.
 */
export const crowding = (page: Page, isLarge: boolean): Promise<string[]> => page.evaluate(look, isLarge);

/** As a browser draws where its text size is set so. */
export const setTextSize = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.setProperty("font-size", `${size}%`, "important");
  }, percent);

/** Runs in the page: what it uses must be within. */
function look(isLarge: boolean): string[] {
  const found = new Set<string>();
  /** Letters of a word that twice the text size has no room for on the narrowest phone; one of Hangul is two wide. */
  const LONG = 10;
  const lettersOf = (word: string) => word.length + (word.match(/\p{Script=Hangul}/gu)?.length ?? 0);
  /** Scripts that break anywhere. */
  const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
  const name = (element: Element) =>
    `${element.localName}.${[...element.classList].join(".").replaceAll(/_[\w-]{5}(_\d+)?\b/g, "")}`;
  /** What can be moved into the window. */
  const isScrolledOrMap = (element: Element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { overflowX, touchAction } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX) || touchAction === "none") return true;
    }
    return false;
  };

  // What is drawn once it comes into the window is measured as it then is, and not by what it was taken for.
  const later = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (element) => getComputedStyle(element).contentVisibility === "auto",
  );
  for (const { style } of later) style.contentVisibility = "visible";

  const { clientWidth, scrollWidth } = document.documentElement;
  /** What stands furthest out, the innermost of it. */
  const widest = () => {
    let [most, what] = [0, ""];
    for (const element of document.body.querySelectorAll("#content *")) {
      const { right, width } = element.getBoundingClientRect();
      if (width > 0 && right >= most && !isScrolledOrMap(element)) [most, what] = [right, name(element)];
    }
    return what;
  };
  if (scrollWidth > clientWidth + 1)
    found.add(`the page is ${scrollWidth - clientWidth} px wider than the window: ${widest()}`);

  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  /** The middle of a line of text. */
  interface Piece extends Box {
    readonly element: Element;
    readonly text: string;
    /** What it moves with: a bar lies on what scrolls under it, and is meant to. */
    readonly layer: Element;
  }
  /** The middle of a line: lines that stand close to one another touch by their ascents alone. */
  const core = ({ left, right, top, bottom }: Box, share: number): Box => {
    const rest = ((bottom - top) * (1 - share)) / 2;
    return { left: left + 1, right: right - 1, top: top + rest, bottom: bottom - rest };
  };
  const meet = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
  const layerOf = (element: Element): Element => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (position === "fixed" || position === "sticky" || at.localName === "dialog") return at;
    }
    return document.body;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest("svg, script, style, noscript, option, [inert]") === null;

  /** Where a box lets words out of sight, what it says of that; null where it folds or scrolls. */
  const fit = (element: Element, rect: DOMRect): "fits" | "hidden" | string => {
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "inline" || style.display === "contents") continue;
      const around = box.getBoundingClientRect();
      if (around.width <= 2 || around.height <= 2) return "hidden";
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return "fits";
      const isOutX = rect.right > around.right + 2 || rect.left < around.left - 2;
      const isOutY =
        rect.bottom > around.bottom + rect.height * 0.3 || rect.top < around.top - rect.height * 0.3;
      const isShortened = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      if (!isLarge && isShortened && (isOutX || isOutY)) return "hidden";
      if (isOutX && style.overflowX !== "visible") return `cut off at the side by ${name(box)}`;
      if (isOutY && style.overflowY !== "visible") {
        const lines = Number(style.webkitLineClamp);
        return lines > 1 ? "hidden" : `cut off below by ${name(box)}`;
      }
      const hasFace = style.backgroundColor !== "rgba(0, 0, 0, 0)";
      if (hasFace && (isOutX || isOutY) && style.position !== "absolute") return `hangs out of ${name(box)}`;
      if (style.position === "absolute" || style.position === "fixed") return "fits";
    }
    return "fits";
  };

  /** What is to be seen of a line within the boxes that scroll it: of what has gone out of them, nothing. */
  const shownOf = (element: Element, { left, right, top, bottom }: DOMRect): Box | null => {
    const seen = { left, right, top, bottom };
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (!/auto|scroll/.test(overflowX + overflowY)) continue;
      const around = box.getBoundingClientRect();
      seen.left = Math.max(seen.left, around.left);
      seen.right = Math.min(seen.right, around.right);
      seen.top = Math.max(seen.top, around.top);
      seen.bottom = Math.min(seen.bottom, around.bottom);
    }
    return seen.right - seen.left > 1 && seen.bottom - seen.top > 1 ? seen : null;
  };

  /** A number or a short word that stands on two lines, or the words of a column that is too narrow for any; null for none. */
  const brokenIn = (node: Node, range: Range): string | null => {
    const text = node.textContent ?? "";
    // What no one reads as a word, as an id, goes on wherever its line ends.
    if (node.parentElement?.closest("code")) return null;
    const isAddress = (at: number) =>
      /[@/]|\w\.[a-z]{2}/i.test(`${/\S*$/.exec(text.slice(0, at))?.[0]}${/^\S*/.exec(text.slice(at))?.[0]}`);
    for (const { 0: word, index } of text.matchAll(/¥?[\p{L}\p{N}][\p{L}\p{N}.,:’']*/gu)) {
      if (lettersOf(word) > LONG || CJK.test(word) || isAddress(index)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) return word;
    }
    range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    return lines >= 4 && text.trim().length / lines < 3 ? text.trim() : null;
  };
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.replaceAll(/\s+/g, " ").trim().slice(0, 40) ?? "";
    const element = node.parentElement;
    if (text === "" || element === null || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const faults = rects.map((rect) => fit(element, rect));
    const fault = faults.find((each) => each !== "fits" && each !== "hidden");
    if (fault) found.add(`${fault}: “${text}” (${name(element)})`);
    const shown = rects
      .filter((_, at) => faults[at] === "fits")
      .map((rect) => shownOf(element, rect))
      .filter((rect) => rect !== null);
    const broken = isLarge && shown.length > 1 ? brokenIn(node, range) : null;
    if (broken !== null) found.add(`broken within a word: “${broken}” (${name(element)})`);
    const isOut = shown.some(({ left, right }) => left < -2 || right > clientWidth + 2);
    if (isOut && !isScrolledOrMap(element))
      found.add(`hangs out of the window: “${text}” (${name(element)})`);
    const layer = layerOf(element);
    for (const rect of shown) pieces.push({ element, text, layer, ...core(rect, 0.6) });
  }

  /** Those of the pieces, in the order of their tops, that a box of the same layer lies on. */
  const ordered = pieces.toSorted((one, other) => one.top - other.top);
  const tallest = Math.max(0, ...pieces.map(({ top, bottom }) => bottom - top));
  const on = (box: Box, layer: Element): Piece[] => {
    let [first, last] = [0, ordered.length];
    while (first < last) {
      const middle = (first + last) >> 1;
      if ((ordered[middle]?.top ?? 0) < box.top - tallest) first = middle + 1;
      else last = middle;
    }
    const met: Piece[] = [];
    for (let at = first; at < ordered.length; at += 1) {
      const piece = ordered[at];
      if (piece === undefined || piece.top > box.bottom) break;
      if (piece.layer === layer && meet(piece, box)) met.push(piece);
    }
    return met;
  };
  for (const piece of pieces) {
    for (const other of on(piece, piece.layer)) {
      const isItself = other.element === piece.element && other.text === piece.text;
      if (!isItself && pieces.indexOf(piece) < pieces.indexOf(other))
        found.add(
          `“${piece.text}” (${name(piece.element)}) lies on “${other.text}” (${name(other.element)})`,
        );
    }
  }
  const controls = [...document.querySelectorAll("button, a[href], input, select, textarea")].filter(isSeen);
  for (const control of controls) {
    const rect = control.getBoundingClientRect();
    if (rect.width < 3 || rect.height < 3 || getComputedStyle(control).display === "inline") continue;
    const box = shownOf(control, rect);
    if (box === null) continue;
    for (const piece of on(core(box, 0.6), layerOf(control))) {
      // A link around the whole of a card lies under its words.
      const isItsOwn =
        control.contains(piece.element) || piece.element.closest("label")?.contains(control) === true;
      if (!isItsOwn)
        found.add(`“${piece.text}” (${name(piece.element)}) lies on the control ${name(control)}`);
    }
  }
  for (const { style } of later) style.contentVisibility = "";
  return [...found];
}
