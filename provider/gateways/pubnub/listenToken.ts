import * as z from "zod/mini";
import { isSigned, sign } from "#provider/sign.ts";

const PURPOSE = "listen";

const Claim = z.object({
  uid: z.string(),
  signIn: z.nullable(z.string()),
  channels: z.array(z.string()),
  expires: z.number(),
});
/** Who may listen, for which sign-in, to which channels exactly, until when (milliseconds since 1970). */
export type Claim = z.infer<typeof Claim>;

/** A token that allows what the claim says and cannot be changed; opaque to the client. */
export function signClaim(claim: Claim, key: string): string {
  const text = Buffer.from(JSON.stringify(claim)).toString("base64url");
  return `${text}.${sign(key, PURPOSE, text)}`;
}

/** What a token allows; null when it is not ours. Expiry is the caller's to check. */
export function readClaim(token: string, key: string): Claim | null {
  const [text = "", signature = ""] = token.split(".");
  if (!isSigned(key, PURPOSE, text, signature)) return null;
  const claim = Claim.safeParse(JSON.parse(Buffer.from(text, "base64url").toString()));
  return claim.success ? claim.data : null;
}
