/** How one came here, as the address tells it. `code` and `state` alone tell nothing: both platforms use them. */
export interface Arrival {
  /** LINE's SDK has to run before anything changes the address: inside of LINE, or on the way through its sign-in. */
  readonly needsLine: boolean;
  /** Back from LINE's sign-in page. */
  readonly isFromLine: boolean;
  /** What WeChat's redirect carried; null without it. */
  readonly wechat: { readonly code: string; readonly state: string } | null;
  /** The user that a link carries, as it stands there; null without one. */
  readonly userInfo: string | null;
  /** The query that is ours: no user, no code, no state. */
  readonly search: string;
}

/** The provider's `state` for WeChat: who refuses there comes back with it alone. */
const WECHAT_STATE = /^[\da-f]{108}$/;

/** Reads the address that the page was opened with. `hasWeChat`: whether one can sign in by WeChat at all. */
export function readArrival(userAgent: string, search: string, hasWeChat: boolean): Arrival {
  const query = new URLSearchParams(search);
  const [code, state, userInfo] = ["code", "state", "userInfo"].map((name) => query.get(name));
  // liffClientId, liffRedirectUri, liffOAuth2Error, liffIsEscapedFromApp: on the way back, and at no other time. Where
  // LINE's app had lost its tokens, its SDK has put liff.hback into the address to come back to.
  const isFromLine = /[?&]liff[A-Z]/.test(search);
  const wechat = hasWeChat && !isFromLine && code && state ? { code, state } : null;
  const isRefused = hasWeChat && !code && WECHAT_STATE.test(state ?? "");
  const foreign = isFromLine
    ? /^(liff[A-Z].*|liff\.hback|error|error_description|code|state|userInfo)$/
    : wechat || isRefused
      ? /^(code|state|userInfo)$/
      : /^userInfo$/;
  const given = [...query];
  const ours = given.filter(([name]) => !foreign.test(name));
  return {
    needsLine: isFromLine || query.has("liff.state") || /\bLIFF\b/.test(userAgent),
    isFromLine,
    wechat,
    userInfo: userInfo ?? null,
    // Not by the query's own size, which Safari before 17 does not tell.
    search: ours.length === given.length ? search : ours.length > 0 ? `?${new URLSearchParams(ours)}` : "",
  };
}

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
