/** Fragments of a platform's: WeChat's mark of a redirect, tokens that LINE's SDK had no time to take away. */
const FOREIGN = /^#(wechat_redirect$|.*_token=)/;

/** Puts the query that is ours in place of the one that came; all else of the address and its history entry stays. */
export function cleanAddress(
  { location, history }: Pick<Window, "location" | "history">,
  search: string,
): void {
  const hash = FOREIGN.test(location.hash) ? "" : location.hash;
  if (search === location.search && hash === location.hash) return;
  history.replaceState(history.state, "", location.pathname + search + hash);
}
