/** The address that a text holds; null where it holds none. Safari before 18 does not have `URL.parse`. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
