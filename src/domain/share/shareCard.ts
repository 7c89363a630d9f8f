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

/** A thing to pass on to friends, in words that are ready to be read: what a message in a chat shows of it. */
export interface ChatCard {
  /** The whole in one line, where no card can be drawn: the chat's list, a plain share. */
  readonly summary: string;
  readonly title: string;
  readonly details: readonly ChatDetail[];
  /** Address of a JPEG or PNG of at most 1024 by 1024 pixels, from our own root; null: none. */
  readonly picture: string | null;
  /** At most three; the first is where the card itself leads. */
  readonly buttons: readonly [ChatButton, ...ChatButton[]];
  /** Name of the app, in the card's foot. */
  readonly footer: string;
}

export interface ChatDetail {
  /** Stands before the text, as whose share it is; null for a line of its own. */
  readonly label: string | null;
  readonly text: string;
}

export interface ChatButton {
  readonly label: string;
  /** One of our addresses: path and query, from the root. */
  readonly address: string;
}

/** Where customers reach the app. */
export interface EntryPoints {
  /** Null where the app is not in LINE. */
  readonly liffId: string | null;
  /** The origin that customers use, such as "https://order.example.com"; "" for a link that stays within it. */
  readonly origin: string;
}

/**
 * The whole link of one of our addresses (path and query, from the root): LINE's permanent link, which opens the screen in
 * LINE where that is installed and in a browser elsewhere, and the plain address where the app is not in LINE.
 * Source: LINE's documentation, "Opening a LIFF app"; the app's endpoint is the origin's root.
 */
export function permanentLink(address: string, { liffId, origin }: EntryPoints): string {
  return liffId === null
    ? origin + address
    : `https://liff.line.me/${liffId}${address === "/" ? "" : address}`;
}
