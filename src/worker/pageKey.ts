/**
 * Screens whose page is kept, and what of their query makes another page of them. A page comes without anyone's
 * session, so it tells what anybody may read; orders and the user's screens are not kept all the same.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  "/orderFood": ["storeId", "tableId"],
  "/storeHome": ["storeId", "type"],
  "/home": [],
  "/mall": ["storeId", "category"],
};

/** What page an address leads to, whatever else stands in it; null for a page that is not kept. */
export function pageKey({ pathname, searchParams }: URL): string | null {
  const names = KEPT[pathname];
  if (names === undefined) return null;
  const query = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return text === "" ? pathname : `${pathname}?${text}`;
}

/**
 * Whether the page of an address may be kept: nothing stands in it that is not the page's own, as a sign-in's proof or
 * words that were searched for would.
 */
export function isKeepable({ pathname, searchParams }: URL): boolean {
  const names = KEPT[pathname];
  return names !== undefined && [...searchParams.keys()].every((name) => names.includes(name));
}
