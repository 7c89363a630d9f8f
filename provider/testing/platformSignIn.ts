import { createHash, randomBytes } from "node:crypto";
import type * as z from "zod/mini";
import type { LineProof, WeChatProof } from "#contract/member.ts";
import { STAND_IN_CHANNEL } from "#provider/standin/line/standInChannel.ts";
import type { TestProvider } from "./provider.ts";

const ORIGIN = "http://provider.test";
const BACK = `${ORIGIN}/orderFood?storeId=ramen`;

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
      redirect_uri: BACK,
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
      const query = new URLSearchParams({ challenge: challengeOf(verifier), back: BACK });
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
