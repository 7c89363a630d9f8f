import * as z from "zod/mini";

const Token = z.string().check(z.minLength(1), z.maxLength(4_096));

/** LINE's proof of who someone is; the provider verifies it with LINE, and trusts nothing else. */
export const LineProof = z.object({
  platform: z.literal("line"),
  /** id: an ID token; access: an access token, where the ID token has run out. */
  token_kind: z.literal(["id", "access"]),
  token: Token,
  /** The nonce that the sign-in was begun with; LIFF sends none. */
  nonce: z.optional(z.string().check(z.maxLength(128))),
});

/** WeChat's, exchanged by the provider. */
export const WeChatProof = z.object({
  platform: z.literal("wechat"),
  /** As WeChat's redirect carried it. */
  code: Token,
  /** Made and signed by the provider, with the hash of the verifier in it. */
  state: z.string().check(z.minLength(1), z.maxLength(1_024)),
  /** Kept by the browser that left: who comes back without it is another. */
  verifier: z.string().check(z.minLength(32), z.maxLength(128)),
});

/** A proof from another platform of who someone is. */
export const ExternalProof = z.discriminatedUnion("platform", [LineProof, WeChatProof]);
/** The platforms that an account can be linked with. */
export const Platform = z.literal(["line", "wechat"]);
