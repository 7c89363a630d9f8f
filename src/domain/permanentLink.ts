/** Where customers reach the app. */
export interface Doors {
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
export function permanentLink(address: string, { liffId, origin }: Doors): string {
  return liffId === null
    ? origin + address
    : `https://liff.line.me/${liffId}${address === "/" ? "" : address}`;
}
