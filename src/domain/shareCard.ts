import type { Picture } from "#contract/scalars.ts";

/** What a card of a shared link shows; either is null where there is none. */
export interface CardLook {
  readonly picture: Pick<Picture, "src"> | null;
  /** The store's sign, laid upon the picture. */
  readonly logo: Pick<Picture, "src"> | null;
}

export const CARD_KINDS = ["store", "goods", "coupon"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Pixels of every card: what LINE, WeChat, Facebook and X show in full. */
export const CARD_SIZE = { width: 1_200, height: 630 } as const;

/** Pixels across of the smaller ones, for messages: LINE takes at most 1024 ("Flex message", image). */
export const MESSAGE_CARD_WIDTH = 1_024;

/** Address of the card that stands for a thing whose picture has none, and for pages that are about none. */
export const PLAIN_CARD = "/og.jpg";
export const PLAIN_MESSAGE_CARD = "/og-message.jpg";

/**
 * Address, from the root, of the picture that a chat shows beside a link. It names what it shows, so that another
 * picture is another address and this one can be kept for ever.
 */
export function cardAddress(kind: CardKind, id: string, look: CardLook): string {
  return `/share/${kind}/${encodeURIComponent(id)}.jpg?v=${cardVersion(look)}`;
}

/** Address of the same picture as a message in a chat carries it. */
export const messageCardAddress = (...of: Parameters<typeof cardAddress>): string =>
  `${cardAddress(...of)}&w=${MESSAGE_CARD_WIDTH}`;

/** Tells one look from another; no secret. FNV-1a, 32 bits. */
export function cardVersion({ picture, logo }: CardLook): string {
  let hash = 0x81_1c_9d_c5;
  for (const char of `${picture?.src ?? ""}\n${logo?.src ?? ""}`)
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash >>> 0).toString(36);
}
