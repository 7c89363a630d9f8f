import type { Page } from "@playwright/test";
import type { Locale } from "#domain/values/localeCodes.ts";
import { foreignTo } from "./foreignTo.ts";
import { ownTexts } from "./ownTexts.ts";

/**
 * What is wrong with how the screen stands there, a line each: a page wider than its window, text that is cut off or
 * runs out of its box, keys in place of words, another language's script. `known` are words that are in whatever
 * language they were written in: the member's own, and the names of languages.
 */
export async function flaws(page: Page, locale: Locale, known: readonly string[]): Promise<string[]> {
  return page.evaluate(look, { own: ownTexts(locale), known: [...known], foreign: foreignTo(locale) });
}

interface Given {
  readonly own: string[];
  readonly known: string[];
  /** The source of a regular expression. */
  readonly foreign: string;
}

/** Runs in the page: what it uses must be within. */
function look({ own, known, foreign }: Given): string[] {
  const isForeign = new RegExp(foreign, "u");
  const isKey = /^[a-z]\w*:?[a-z]\w*(\.[a-z]\w*)+$|\{\{|\}\}|\[object|\bundefined\b|\bNaN\b/;
  const words = new Set(own);
  const found = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    found.add(`the page is ${scrollWidth - clientWidth} px wider than the window`);

  const name = (element: Element) =>
    `${element.localName}.${[...element.classList].join(".").replaceAll(/_[\w-]{5}(_\d+)?\b/g, "")}`;

  /** Where text is cut off, or leaves what stands behind it. */
  const outside = (element: Element, range: Range, text: string) => {
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) return;
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    let isBoxed = true;
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "inline" || style.display === "contents") continue;
      const rect = box.getBoundingClientRect();
      const isCutX = style.overflowX === "hidden" || style.overflowX === "clip";
      const isCutY = style.overflowY === "hidden" || style.overflowY === "clip";
      // What is meant for screen readers alone, or folded away.
      if (rect.width <= 2 || rect.height <= 2) return;
      const isOut = right > rect.right + 1.5 || left < rect.left - 1.5;
      const isBelow = bottom > rect.bottom + 3 || top < rect.top - 3;
      if ((isCutX && isOut) || (isCutY && isBelow)) {
        // Names and texts of a store's may be shortened where a list shows them; the app's own words never.
        const isShortened = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
        if (!isShortened || words.has(text)) found.add(`cut off in ${name(box)}: “${text}”`);
        return;
      }
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return;
      const hasFace = style.backgroundColor !== "rgba(0, 0, 0, 0)" || parseFloat(style.borderTopWidth) > 0;
      if (isBoxed && hasFace && (isOut || isBelow)) {
        found.add(`runs out of ${name(box)}: “${text}”`);
        return;
      }
      if (style.position === "absolute" || style.position === "fixed") isBoxed = false;
    }
  };

  const isInOtherLanguage = (element: Element) =>
    element.closest("[lang]") !== document.documentElement || element.closest('[translate="no"]') !== null;
  const checkWords = (element: Element, said: string) => {
    if (isKey.test(said)) found.add(`a key in place of words: “${said}”`);
    const rest = known.reduce((left, word) => left.replaceAll(word, ""), said);
    if (isForeign.test(rest) && !isInOtherLanguage(element))
      found.add(`another language's script in ${name(element)}: “${said.slice(0, 80)}”`);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
    const element = node.parentElement;
    if (text === "" || element === null || element.closest("script, style, noscript, svg, textarea") !== null)
      continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    checkWords(element, text);
    const range = document.createRange();
    range.selectNodeContents(node);
    outside(element, range, text);
  }
  for (const element of document.querySelectorAll("[aria-label], [alt], [placeholder], [title]")) {
    for (const attribute of ["aria-label", "alt", "placeholder", "title"]) {
      const said = element.getAttribute(attribute);
      if (said !== null) checkWords(element, said);
    }
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
    const isShown = field.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const { placeholder = "" } = field as Partial<HTMLInputElement>;
    if (!isShown || field.scrollWidth <= field.clientWidth + 1 || field.clientWidth < 20) continue;
    if (placeholder !== "" && field.value === "") found.add(`cut off in ${name(field)}: “${placeholder}”`);
  }
  return [...found];
}
