import type { WireLanguage } from "#contract/scalars.ts";

/** One text in all five languages; a shop's own words are kept so, and answered in the language asked for. */
export type Localized = Record<WireLanguage, string>;
