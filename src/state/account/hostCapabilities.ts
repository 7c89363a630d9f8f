import type { ChatCard } from "#domain/share/shareCard.ts";

/** What became of something that the app around the page was asked for; `none`: it cannot do that here. */
export type ReachOutcome = "done" | "dropped" | "none";

/** What the screens may have done by the app around the page. Each says when it cannot, and the screens do it in another way. */
export interface HostCapabilities {
  /** Opens an address in the device's own browser. */
  readonly openOutside: (address: string) => void;
  /** Closes the page; false where it stays. */
  readonly close: () => boolean;
  /** Lets one choose friends and groups, and sends them the card. */
  readonly share: (card: ChatCard) => Promise<ReachOutcome>;
  /** Reads a code with the app's own reader: its text; null when one closed it; undefined where there is no reader. */
  readonly scan: () => Promise<string | null | undefined>;
  /** Whether the page was opened from a chat that can be written to. */
  readonly canSay: () => boolean;
  /** Writes the card into that chat, as the customer, who is asked by the app first. */
  readonly say: (card: ChatCard) => Promise<ReachOutcome>;
  /** The app's address as the host has registered it; null where that is not known. */
  readonly endpoint: () => string | null;
  /** Whether it can put addresses on the device's first screen. */
  readonly canAddShortcut: () => boolean;
  /** Puts one of our addresses on the device's first screen. */
  readonly addShortcut: (address: string) => Promise<ReachOutcome>;
}

/** A browser like any other: what it can do, the screens do themselves. */
export const plainReach: HostCapabilities = {
  openOutside: (address) => window.location.assign(address),
  close: () => false,
  share: () => Promise.resolve("none"),
  scan: () => Promise.resolve(undefined),
  canSay: () => false,
  say: () => Promise.resolve("none"),
  endpoint: () => null,
  canAddShortcut: () => false,
  addShortcut: () => Promise.resolve("none"),
};
