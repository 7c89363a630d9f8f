import { foldWidth } from "./foldWidth.ts";

/** Spaces, hyphens of every kind, the long vowel that a Japanese keyboard types for one, dots and brackets. */
const SEPARATORS = /[\s\-‐‑‒–—―−ー・.()（）]/g;

/** A phone number as it is sent, from how people write it: 090-1234-5678, ０９０ １２３４ ５６７８, +81 (0)90…. */
export function typedPhone(text: string): string {
  return foldWidth(text)
    .replace(/^(\s*\+[\d\s-]*)\(0\)/, "$1")
    .replaceAll(SEPARATORS, "");
}
