/** Query values that belong to a platform's sign-in and to nothing of ours. */
const LINE_ONLY = ["liffClientId", "liffRedirectUri", "liffOAuth2Error", "liffIsEscapedFromApp"];
const CREDENTIALS = ["code", "state"];
const LINE_ERROR = ["error", "error_description"];

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

/** Reads the address that the page was opened with. `hasWeChat`: whether one can sign in by WeChat at all. */
export function readArrival(userAgent: string, search: string, hasWeChat: boolean): Arrival {
  const query = new URLSearchParams(search);
  const [code, state] = [query.get("code"), query.get("state")];
  const isFromLine = LINE_ONLY.some((name) => query.has(name));
  const wechat = hasWeChat && !isFromLine && code && state ? { code, state } : null;
  const foreign = [
    "userInfo",
    ...(isFromLine ? [...LINE_ONLY, ...LINE_ERROR] : []),
    ...(isFromLine || wechat ? CREDENTIALS : []),
  ].filter((name) => query.has(name));
  const userInfo = query.get("userInfo");
  for (const name of foreign) query.delete(name);
  const ours = query.toString();
  return {
    needsLine: isFromLine || query.has("liff.state") || /\bLIFF\b/.test(userAgent),
    isFromLine,
    wechat,
    userInfo,
    search: foreign.length === 0 ? search : ours && `?${ours}`,
  };
}
