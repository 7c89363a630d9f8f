/** Puts the query that is ours in place of the one that came; all else of the address and its history entry stays. */
export function cleanAddress(
  { location, history }: Pick<Window, "location" | "history">,
  search: string,
): void {
  if (search === location.search) return;
  history.replaceState(history.state, "", location.pathname + search + location.hash);
}
