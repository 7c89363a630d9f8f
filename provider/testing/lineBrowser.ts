import { createHash } from "node:crypto";
import { STAND_IN_CHANNEL, STAND_IN_LIFF_ID } from "#provider/standin/line/standInChannel.ts";
import type { TestProvider } from "./provider.ts";

type Query = Readonly<Record<string, string>>;

export const OWN = "http://provider.test";
/** The screen that is left for LINE. */
export const BACK = `${OWN}/orderFood?storeId=ramen`;
const VERIFIER = "a verifier of forty-three letters or of more";

/** A browser that does as LIFF's SDK does, at the provider's stand-in of LINE. */
export function lineBrowser({ app }: Pick<TestProvider, "app">) {
  const ask = (path: string, init: RequestInit = {}) =>
    app.fetch(new Request(`${OWN}/standin/line${path}`, init), { address: "192.0.2.1" });

  /** Leaves for LINE. */
  function authorize(changes: Query = {}, headers: Record<string, string> = {}): Promise<Response> {
    const query = new URLSearchParams({
      app_id: STAND_IN_LIFF_ID,
      state: "a state",
      response_type: "code",
      code_challenge_method: "S256",
      code_challenge: createHash("sha256").update(VERIFIER).digest("base64url"),
      redirect_uri: BACK,
      ...changes,
    });
    return ask(`/liff/v1/authorize?${query}`, { headers });
  }

  /** What is in the address after having been somebody at LINE. */
  async function comeBack(changes: Query = {}): Promise<Partial<Record<string, string>>> {
    const response = await authorize({ person: "hanako", ...changes });
    return Object.fromEntries(new URL(response.headers.get("location") ?? "").searchParams);
  }

  /** Exchanges a code for tokens. */
  async function exchange(changes: Query = {}) {
    const fields = {
      grant_type: "authorization_code",
      client_id: STAND_IN_CHANNEL,
      appId: STAND_IN_LIFF_ID,
      code_verifier: VERIFIER,
      redirect_uri: BACK,
      id_token_key_type: "JWK",
      ...changes,
    };
    const body = new URLSearchParams(fields);
    const response = await ask("/oauth2/v2.1/token", { method: "POST", body });
    return { status: response.status, body: await response.json() };
  }

  return {
    ask,
    authorize,
    comeBack,
    exchange,
    async tokensOf(changes: Query = {}): Promise<{ id_token: string; access_token: string }> {
      const { code = "", liffClientId: client_id = "" } = await comeBack(changes);
      return (await exchange({ code, client_id })).body;
    },
  };
}
