import * as z from "zod/mini";

/** A legal text that a store has beside those of the service. */
export const OwnText = z.object({
  /** Plain paragraphs, with an empty line between two. */
  text: z.string(),
  /** Its language by its BCP 47 tag, where it is another than the answer's. */
  lang: z.optional(z.string()),
});
export const OWN_TEXTS = ["terms", "privacy"] as const;
export type OwnTextName = (typeof OWN_TEXTS)[number];
/** Those that a store has. */
export const OwnTexts = z.object({
  /** Its terms of use; null: it has none. */
  terms: z.nullable(OwnText),
  /** Its privacy policy; null: it has none. */
  privacy: z.nullable(OwnText),
});
export type OwnTexts = z.infer<typeof OwnTexts>;
