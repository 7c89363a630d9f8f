import { CartLine } from "#contract/cart.ts";
import { mergeCarts } from "#domain/cart/mergeCarts.ts";

/** What a stored cart takes, in one piece that comes later. */
export const storedCart = { parse: parseCart, merge: mergeCarts } as const;

/** The lines of a stored cart that are whole; one that is broken does not take the others with it. */
export function parseCart(text: string): CartLine[] {
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((line) => {
      const parsed = CartLine.safeParse(line);
      return parsed.success ? [parsed.data] : [];
    });
  } catch {
    return [];
  }
}
