import * as z from "zod/mini";

/** An opaque identifier: at most 64 characters, no white space. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^\S+$/));
/** Whole yen, never negative; the only unit of money on the wire. */
export const Yen = z.int().check(z.minimum(0), z.maximum(99_999_999));
/** RFC 3339 with offset. */
export const Time = z.iso.datetime({ offset: true });
/** A calendar day, YYYY-MM-DD, in the store's time zone. */
export const Day = z.iso.date();
/** A store's clock time, HH:MM; hours past midnight run on to 29:59 ("26:00" is 2 in the morning). */
export const ClockTime = z.string().check(z.regex(/^([01]\d|2\d):[0-5]\d$/));
/** 0 no, 1 yes, as the specification's flags are. */
export const Flag = z.literal([0, 1]);
/** Pieces of one thing in a cart or order. */
export const Count = z.int().check(z.minimum(1), z.maximum(9_999));
/** The place to go on reading a list from; opaque; absent or null: from the start, or no more. */
export const Cursor = z.string().check(z.minLength(1), z.maxLength(256));
/** The language of an answer, as the specification sends it. */
export const WireLanguage = z.literal(["ja", "zh", "en", "tw", "ko"]);
export type WireLanguage = z.infer<typeof WireLanguage>;
/** Free text by a person: trimmed, at most `max` characters. */
export const Text = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** A picture in several sizes: `{src}-{width}.avif` and `.webp` exist for each of `widths`. */
export const Picture = z.object({
  /** Address without width and ending. */
  src: z.string(),
  /** Pixels. */
  widths: z.array(z.int()),
  /** Height divided by width. */
  ratio: z.number(),
  /** Color to show before it has loaded, `#rrggbb`. */
  tint: z.string(),
});
export type Picture = z.infer<typeof Picture>;
