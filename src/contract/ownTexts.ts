import * as z from "zod/mini";

/** A legal text that a store has beside those of the service, as plain paragraphs. */
const OwnText = z.object({
  text: z.string(),
  /** Its language by its BCP 47 tag, where it is another than the answer's. */
  lang: z.optional(z.string()),
});
export const OWN_TEXTS = ["terms", "privacy"] as const;
export type OwnTextName = (typeof OWN_TEXTS)[number];
/** Those that a store has; null: it has none of this kind. */
export const OwnTexts = z.object({ terms: z.nullable(OwnText), privacy: z.nullable(OwnText) });
export type OwnTexts = z.infer<typeof OwnTexts>;
