import type { AccentPalette } from "./accentPalette.ts";

/** The palette as a style sheet's rule, which tokens.css reads: for a `<style>` in the head, with the page's nonce. */
export const accentCss = ({ light, dark }: AccentPalette): string =>
  `:root{--store-accent-light:${light.accent};--store-on-light:${light.onAccent};--store-ink-light:${light.ink};--store-soft-light:${light.soft};` +
  `--store-accent-dark:${dark.accent};--store-on-dark:${dark.onAccent};--store-ink-dark:${dark.ink};--store-soft-dark:${dark.soft}}`;
