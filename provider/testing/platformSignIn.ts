import { createHash, randomBytes } from "node:crypto";
import type * as z from "zod/mini";
import * as Code from "#contract/codes.ts";
import type { ExternalProof, LineProof, WeChatProof } from "#contract/member.ts";
import { STAND_IN_CHANNEL, STAND_IN_LIFF_ID } from "#provider/demo/standin/line/standInChannel.ts";
import { verifyProof } from "#provider/members/platforms/verifyProof.ts";
import { CallFailed, failWith, type Parts } from "#provider/server/context.ts";
import { createOutside } from "#provider/server/outside.ts";
import type { TestProvider } from "./provider.ts";

const ORIGIN = "http://provider.test";
const ORDER_PAGE = `${ORIGIN}/orderFood?storeId=ramen`;

interface Choice {
  /** Someone of the stand-ins' list; "new-..." for anybody else. */
  readonly person?: string;
  /** What goes wrong, as the stand-ins know it. */
  readonly fault?: string;
  readonly nonce?: string;
}

/** Goes through the stand-ins' pages as a browser would, and comes back with what they give. */
export function platformSignIn({ app }: Pick<TestProvider, "app">) {
  const get = (address: string) =>
    app.fetch(new Request(new URL(address, ORIGIN), { redirect: "manual" }), { address: "192.0.2.1" });
  const post = (path: string, fields: Readonly<Record<string, string>>) => {
    const request = new Request(ORIGIN + path, { method: "POST", body: new URLSearchParams(fields) });
    return app.fetch(request, { address: "192.0.2.1" });
  };
  const leadsTo = (response: Response) => new URL(response.headers.get("location") ?? "", ORIGIN);
  const verifierOf = () => randomBytes(32).toString("base64url");
  const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");
  const chosen = ({ person = "hanako", fault, nonce }: Choice) => ({
    person,
    ...(fault !== undefined && { fault }),
    ...(nonce !== undefined && { nonce }),
  });

  /** Both tokens of a sign-in by LINE outside LINE. */
  async function lineTokens(choice: Choice = {}): Promise<{ id_token: string; access_token: string }> {
    const verifier = verifierOf();
    const query = new URLSearchParams({
      client_id: STAND_IN_CHANNEL,
      redirect_uri: ORDER_PAGE,
      response_type: "code",
      state: "a state",
      code_challenge: challengeOf(verifier),
      code_challenge_method: "S256",
      ...chosen(choice),
    });
    const back = leadsTo(await get(`/standin/line/oauth2/v2.1/authorize?${query}`)).searchParams;
    const answer = await post("/standin/line/oauth2/v2.1/token", {
      grant_type: "authorization_code",
      client_id: back.get("liffClientId") ?? "",
      redirect_uri: back.get("liffRedirectUri") ?? "",
      code: back.get("code") ?? "",
      code_verifier: verifier,
    });
    return (await answer.json()) as { id_token: string; access_token: string };
  }

  return {
    lineTokens,

    async lineProof(choice: Choice = {}): Promise<z.infer<typeof LineProof>> {
      const { nonce } = choice;
      const token = (await lineTokens(choice)).id_token;
      return { platform: "line", token_kind: "id", token, ...(nonce !== undefined && { nonce }) };
    },

    async wechatProof(choice: Choice = {}): Promise<z.infer<typeof WeChatProof>> {
      const verifier = verifierOf();
      const query = new URLSearchParams({ challenge: challengeOf(verifier), back: ORDER_PAGE });
      const page = leadsTo(await get(`/auth/wechat?${query}`));
      for (const [name, value] of Object.entries(chosen(choice))) page.searchParams.set(name, value);
      const back = leadsTo(await get(page.href)).searchParams;
      return {
        platform: "wechat",
        code: back.get("code") ?? "",
        state: back.get("state") ?? "",
        verifier,
      };
    },
  };
}

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

export type Proof = z.infer<typeof ExternalProof>;

/** Whom a proof stands for, or the code and reason that it is refused with, as a call would hear it. */
export async function proofTold(
  provider: Pick<TestProvider, "db" | "parts">,
  proof: Proof,
  parts: Partial<Pick<Parts, "line" | "wechat">> = {},
) {
  const withOutside = createOutside();
  const surroundings = {
    parts: { ...provider.parts, ...parts },
    now: provider.parts.clock(),
    fail: failWith,
  };
  try {
    return await withOutside((outside) =>
      provider.db.transaction((db) => verifyProof(proof, { db, outside, ...surroundings })),
    );
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { code: error.code, data: error.data };
  }
}

/** As `proofTold` tells of a proof that is refused. */
export const refusedFor = (reason: string) => ({ code: Code.signatureFailed, data: { reason } });
