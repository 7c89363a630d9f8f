import { base64url, codeChallenge } from "#domain/members/codeChallenge.ts";
import { liffState } from "#routes/entryAddress.ts";

/** Where tokens are kept, under the prefix that LINE's own SDK keeps its tokens under. */
const KEY = "LIFF_STORE:stand-in";
const VERIFIER_KEY = `${KEY}:verifier`;
const VERIFIER_BYTES = 32;
/** What LINE's first redirect carries in the fragment. */
const CREDENTIALS = ["access_token", "id_token", "context_token", "feature_token", "client_id"];

interface Tokens {
  readonly id_token: string;
  readonly access_token: string;
}

function tokensOf(value: unknown): Tokens | null {
  const { id_token, access_token } = (value ?? {}) as Partial<Record<keyof Tokens, unknown>>;
  const isWhole = typeof id_token === "string" && typeof access_token === "string";
  return isWhole ? { id_token, access_token } : null;
}

/**
 * Does what LINE's SDK does, against the provider's stand-in of LINE, for an operator who has no keys yet: the real SDK
 * cannot be pointed anywhere else. Takes the same ways: a code with its verifier (RFC 7636) in a browser, tokens in the
 * fragment inside of LINE, `liff.state` on the first redirect.
 */
export function standInSdk(
  liffId: string | null,
  apiBase: string,
  ways: Pick<Location, "assign" | "replace"> = window.location,
) {
  const line = `${apiBase}/standin/line`;
  const isInClient = /\bLIFF\b/.test(window.navigator.userAgent);
  const storage = () => (isInClient ? window.sessionStorage : window.localStorage);
  const kept = (): Tokens | null => tokensOf(JSON.parse(storage().getItem(KEY) ?? "null"));
  const keep = (tokens: Tokens | null) => tokens && storage().setItem(KEY, JSON.stringify(tokens));

  async function exchange(query: URLSearchParams, code_verifier: string): Promise<void> {
    storage().removeItem(VERIFIER_KEY);
    const response = await fetch(`${line}/oauth2/v2.1/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        client_id: query.get("liffClientId") ?? "",
        redirect_uri: query.get("liffRedirectUri") ?? "",
        code: query.get("code") ?? "",
        code_verifier,
      }),
    });
    if (!response.ok) throw new Error("INIT_FAILED the code was not taken");
    keep(tokensOf(await response.json()));
  }

  return {
    async init(): Promise<void> {
      const { search, hash, pathname } = window.location;
      const query = new URLSearchParams(search);
      if (query.has("error") && query.has("liffOAuth2Error"))
        throw new Error(`INIT_FAILED ${query.get("error")}: ${query.get("error_description")}`);
      const verifier = storage().getItem(VERIFIER_KEY);
      if (query.has("code") && verifier !== null && kept() === null) await exchange(query, verifier);
      const fragment = new URLSearchParams(hash.slice(1));
      if (isInClient && fragment.has("access_token")) keep(tokensOf(Object.fromEntries(fragment)));
      const hidden = liffState(search);
      if (hidden) {
        ways.replace(hidden.pathname + hidden.search);
        return new Promise(() => {});
      }
      if (CREDENTIALS.some((name) => fragment.has(name)))
        window.history.replaceState(window.history.state, "", pathname + search);
    },
    isLoggedIn: () => kept() !== null,
    isInClient: () => isInClient,
    idToken: () => kept()?.id_token ?? null,
    accessToken: () => kept()?.access_token ?? null,
    login(redirectUri: string): void {
      const verifier = base64url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)));
      storage().setItem(VERIFIER_KEY, verifier);
      const query = new URLSearchParams({
        ...(liffId ? { app_id: liffId } : {}),
        response_type: "code",
        state: base64url(crypto.getRandomValues(new Uint8Array(9))),
        redirect_uri: redirectUri,
        code_challenge_method: "S256",
        code_challenge: codeChallenge(verifier),
      });
      ways.assign(`${line}/liff/v1/authorize?${query}`);
    },
    logout(): void {
      storage().removeItem(KEY);
    },
    openOutside: () => false,
    close: () => false,
    // There is no LINE around it that could.
    can: () => false,
    canWrite: () => false,
    share: () => Promise.resolve(false),
    scan: () => Promise.resolve(null),
    write: () => Promise.resolve(false),
    endpoint: () => null,
    addShortcut: () => Promise.resolve(),
  };
}
