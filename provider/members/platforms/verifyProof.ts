import type * as z from "zod/mini";
import * as Code from "#contract/codes.ts";
import type { ExternalProof, LineProof, WeChatProof } from "#contract/member.ts";
import type { Context, Fail } from "#provider/server/context.ts";
import { checkLineClaims, isSpent, type ProofFault, proofHash, SKEW, spendOnce } from "./proofs.ts";
import { readWeChatState } from "./wechatState.ts";

/** Someone whom another platform vouches for. */
export interface ProvenAccount {
  readonly platform: "line" | "wechat";
  /** LINE's `sub`, WeChat's `openid`. */
  readonly subject: string;
  /** When the proof runs out. */
  readonly expires_at: Date;
}

interface Asking extends Pick<Context, "db" | "now" | "outside"> {
  readonly parts: Pick<Context["parts"], "line" | "wechat" | "signingKey">;
  readonly fail: Fail<typeof Code.signatureFailed | typeof Code.serviceUnavailable>;
}

const names = { line: "LINE", wechat: "WeChat" } as const;

/**
 * Has the platform itself say whom a proof stands for, and takes the proof as used: none signs in twice, but for
 * LINE's access tokens, which stand for the stay in LINE and are asked about each time. To be called before whatever
 * the call does beside the database. The provider's clock alone decides what has expired.
 *
 * Fails with 102 and `{reason}`: "expired" (another can be asked for), "used", "another_browser" (not the one that left
 * for WeChat), "not_ours" (another app's), "refused", "not_offered"; and with 90010 when the platform gives no answer.
 */
export async function verifyProof(
  proof: z.infer<typeof ExternalProof>,
  asking: Asking,
): Promise<ProvenAccount> {
  const proven =
    proof.platform === "line" ? await lineAccount(proof, asking) : await wechatAccount(proof, asking);
  if (proven === "unreachable")
    return asking.fail(Code.serviceUnavailable, { service: names[proof.platform] });
  return typeof proven === "string" ? asking.fail(Code.signatureFailed, { reason: proven }) : proven;
}

type Proven = ProvenAccount | ProofFault | "unreachable";

async function lineAccount(proof: z.infer<typeof LineProof>, asking: Asking): Promise<Proven> {
  const { db, now, outside, parts } = asking;
  const { line } = parts;
  if (line === null) return "not_offered";
  const { token, token_kind, nonce } = proof;
  // What is signed, without the signature: that can be written in other ways, and is as good in them.
  const hash = proofHash("line", ...(token_kind === "id" ? token.split(".", 2) : [token]));
  const isIdToken = token_kind === "id";
  if (isIdToken && (await isSpent(db, [hash]))) return "used";
  const claims = await outside(proofHash("line", token_kind, token, nonce ?? ""), () =>
    isIdToken ? line.verifyIdToken(token, nonce) : line.verifyAccessToken(token, now),
  );
  if (typeof claims === "string") return claims;
  // LIFF's own access tokens know no nonce.
  const expected = { channelId: line.channelId, nonce: isIdToken ? nonce : undefined, now };
  const fault = checkLineClaims(claims, expected);
  if (fault !== null) return fault;
  const expires_at = new Date(claims.exp.getTime() + SKEW);
  if (isIdToken && !(await spendOnce(db, [hash], { now, expires_at }))) return "used";
  return { platform: "line", subject: claims.sub, expires_at: claims.exp };
}

async function wechatAccount(proof: z.infer<typeof WeChatProof>, asking: Asking): Promise<Proven> {
  const { db, now, outside, parts } = asking;
  const { wechat, signingKey: key } = parts;
  if (wechat === null) return "not_offered";
  const state = readWeChatState(proof.state, proof.verifier, { key, now });
  if (typeof state === "string") return state;
  const hashes = [proofHash("wechat state", proof.state), proofHash("wechat code", proof.code)];
  if (await isSpent(db, hashes)) return "used";
  const answer = await outside(proofHash("wechat", proof.code), () => wechat.exchangeCode(proof.code));
  if (typeof answer === "string") return answer;
  const { expires_at } = state;
  if (!(await spendOnce(db, hashes, { now, expires_at }))) return "used";
  return { platform: "wechat", subject: answer.openid, expires_at };
}
