import { foldWidth } from "./foldWidth.ts";

/** The sign of the Japanese post, spaces, hyphens of every kind and the long vowel that a keyboard types for one. */
const SIGNS = /[〒〶\s\-‐‑‒–—―−ー・.]/g;

/** A Japanese postal code from how people write it, without its hyphen: 〒100-0001, １００－０００１. */
export function typedPostalCode(text: string): string {
  return foldWidth(text).replaceAll(SIGNS, "");
}
