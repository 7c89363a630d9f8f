import { createHash } from "node:crypto";
import type { Context } from "hono";
import * as z from "zod/mini";
import { chosenFault, type Fault } from "#provider/demo/standin/faults.ts";
import { chosenPerson } from "#provider/demo/standin/people.ts";
import { seal, unseal } from "#provider/demo/standin/seal.ts";
import type { spentCodes } from "#provider/demo/standin/spentCodes.ts";
import { choicePage, refusalPage } from "#provider/demo/standin/standInPage.ts";
import type { StandInSurroundings } from "#provider/demo/standin/standInSurroundings.ts";
import { ownAddress } from "#provider/members/platforms/ownAddress.ts";
import { clientOrigin } from "#provider/server/origins.ts";
import { type LineTokens, SCOPE } from "./lineTokens.ts";
import { OTHER_CHANNEL, STAND_IN_LIFF_ID } from "./standInChannel.ts";

/** Seconds that a code can be exchanged in. */
const CODE_LIFE = 600;
const PLATFORM = "LINE";

const Code = z.object({
  person: z.string(),
  fault: z.nullable(z.string()),
  client_id: z.string(),
  redirect_uri: z.string(),
  challenge: z.nullable(z.string()),
  nonce: z.nullable(z.string()),
  /** Seconds since 1970. */
  exp: z.number(),
  jti: z.string(),
});

/**
 * LINE's authorise page, as a browser and as LIFF's SDK open it (`app_id`, a LIFF id, in place of `client_id`). A person,
 * and a fault, may be chosen in the address at once: `?person=hanako&fault=expired`.
 */
export function authorize(context: Context, surroundings: StandInSurroundings): Response | Promise<Response> {
  const { signingKey, clock, random, settings } = surroundings;
  const query = (name: string) => context.req.query(name);
  const origin = clientOrigin(context.req.raw, settings);
  const redirect_uri = query("redirect_uri") ?? `${origin}/`;
  const back = ownAddress(redirect_uri, context.req.raw, settings);
  const frame = { platform: PLATFORM, random } as const;
  if (back === null) return refusalPage(context, frame);
  const leading = (answers: Readonly<Record<string, string>>) => {
    const address = new URL(back);
    const state = query("state");
    for (const [name, value] of Object.entries({ ...answers, ...(state !== undefined && { state }) })) {
      address.searchParams.set(name, value);
    }
    return address.href;
  };
  const person = chosenPerson(query("person") ?? "", random);
  if (person === null) {
    const error_description = "The resource owner denied the request.";
    return choicePage(
      context,
      frame,
      leading({ error: "access_denied", error_description, liffOAuth2Error: "true" }),
    );
  }
  const fault = chosenFault(query("fault"));
  const channel = query("client_id") ?? (query("app_id") ?? STAND_IN_LIFF_ID).split("-")[0] ?? "";
  const client_id = fault === "audience" ? OTHER_CHANNEL : channel;
  const code = seal(signingKey, "code", {
    person,
    fault,
    client_id,
    redirect_uri,
    challenge: query("code_challenge_method") === "S256" ? (query("code_challenge") ?? null) : null,
    nonce: query("nonce") ?? null,
    exp: Math.floor(clock().getTime() / 1_000) + CODE_LIFE,
    jti: random(9),
  } satisfies z.infer<typeof Code>);
  return context.redirect(leading({ code, liffClientId: client_id, liffRedirectUri: redirect_uri }), 302);
}

interface Exchange extends StandInSurroundings {
  readonly tokens: LineTokens;
  readonly spent: ReturnType<typeof spentCodes>;
}

/** Exchanges a code, once, for tokens: with the verifier of the browser that asked for it (RFC 7636), or not at all. */
export async function exchange(
  context: Context,
  { tokens, spent, signingKey, clock }: Exchange,
): Promise<Response> {
  const form = new URLSearchParams(await context.req.text());
  const refuse = (error_description: string) =>
    context.json({ error: "invalid_grant", error_description }, 400);
  if (form.get("grant_type") !== "authorization_code") {
    return context.json({ error: "unsupported_grant_type" }, 400);
  }
  const token = form.get("code") ?? "";
  const code = unseal(signingKey, "code", { token, schema: Code });
  const now = clock().getTime();
  if (code === null || code.exp * 1_000 <= now) return refuse("invalid authorization code");
  if (code.client_id !== form.get("client_id") || code.redirect_uri !== form.get("redirect_uri")) {
    return refuse("redirect_uri does not match");
  }
  const verifier = form.get("code_verifier") ?? "";
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  if (code.challenge !== challenge) return refuse("code_verifier does not match");
  if (!spent.spend(token, code.exp * 1_000, now)) return refuse("invalid authorization code");
  const { person, client_id, nonce } = code;
  const fault: Fault | null = chosenFault(code.fault ?? undefined);
  const issued = tokens.issue({ person, client_id, nonce, fault }, Math.floor(now / 1_000));
  return context.json({ ...issued, token_type: "Bearer", scope: SCOPE });
}
