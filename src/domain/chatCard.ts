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
