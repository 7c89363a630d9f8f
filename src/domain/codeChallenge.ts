import { sha256 } from "./sha256.ts";

/** Bytes as base64url without padding (RFC 4648, section 5). */
export function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The challenge that belongs to a verifier, method S256 (RFC 7636, section 4.2). */
export function codeChallenge(verifier: string): string {
  return base64url(sha256(new TextEncoder().encode(verifier)));
}
