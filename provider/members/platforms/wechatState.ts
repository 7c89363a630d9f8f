import { createHash, timingSafeEqual } from "node:crypto";
import { isSigned, sign } from "#provider/server/signing.ts";
import type { ProofFault } from "./proofs.ts";

const PURPOSE = "wechat state";
/** Seconds that someone may take to come back from WeChat. */
const LIFE = 600;
/** WeChat takes 128 letters and digits: nonce, end in seconds, hash of the verifier, signature, all in hex. */
const PATTERN = /^(?<text>[\da-f]{16}(?<end>[\da-f]{8})(?<challenge>[\da-f]{64}))(?<signature>[\da-f]{20})$/;

/** SHA-256 of a verifier in base64url, as PKCE has it (RFC 7636, section 4.2). */
export const CHALLENGE_PATTERN = /^[\w-]{43}$/;

/** What WeChat carries there and back: signed, ends soon, and tied to the browser that left by its verifier's hash. */
export function writeWeChatState(
  challenge: string,
  {
    key,
    now,
    random,
  }: { readonly key: string; readonly now: Date; readonly random: (bytes: number) => string },
): string {
  const end = Math.floor(now.getTime() / 1_000) + LIFE;
  const text = hex(random(8)) + end.toString(16).padStart(8, "0") + hex(challenge);
  return text + hex(sign(key, PURPOSE, text));
}

/** Until when a state counts, or what is wrong with it. `verifier` is the browser's that came back. */
export function readWeChatState(
  state: string,
  verifier: string,
  { key, now }: { readonly key: string; readonly now: Date },
): { readonly expires_at: Date } | ProofFault {
  const parts = PATTERN.exec(state)?.groups;
  if (parts?.["text"] === undefined) return "refused";
  const { text, end = "", challenge = "", signature = "" } = parts;
  if (!isSigned(key, PURPOSE, text, Buffer.from(signature, "hex").toString("base64url"))) return "refused";
  const expires_at = new Date(Number.parseInt(end, 16) * 1_000);
  if (expires_at <= now) return "expired";
  const hash = createHash("sha256").update(verifier).digest();
  return timingSafeEqual(hash, Buffer.from(challenge, "hex")) ? { expires_at } : "another_browser";
}

const hex = (base64url: string) => Buffer.from(base64url, "base64url").toString("hex");
