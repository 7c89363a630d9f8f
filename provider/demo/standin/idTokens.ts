import {
  createECDH,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomUUID,
  sign,
  verify,
} from "node:crypto";
import * as z from "zod/mini";

const Claims = z.object({
  iss: z.string(),
  sub: z.string(),
  aud: z.string(),
  exp: z.number(),
  iat: z.number(),
  nonce: z.optional(z.string()),
  name: z.string(),
  /** What goes wrong on purpose when this token is shown. */
  standin: z.optional(z.string()),
});
export type StandInClaims = z.infer<typeof Claims>;

const KID = "noren-stand-in";

/**
 * ID tokens signed by ES256 (RFC 7515), as LINE's are. The key pair is made of the provider's signing key, so that all
 * its processes know the same one.
 */
export function idTokens(signingKey: string) {
  // JWK asks for all 32 bytes (RFC 7518, 6.2.2.1), and ECDH's own answer leaves leading zeros out.
  const secret = Buffer.from(hkdfSync("sha256", signingKey, "", "stand-in of LINE", 32));
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(secret);
  const point = ecdh.getPublicKey();
  const coordinates = {
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const jwk = { kty: "EC", crv: "P-256", ...coordinates };
  const privateKey = createPrivateKey({ key: { ...jwk, d: secret.toString("base64url") }, format: "jwk" });
  const publicKey = createPublicKey(privateKey);
  const dsaEncoding = "ieee-p1363";

  return {
    /** The public key, as a JWK set. */
    certs: { keys: [{ ...jwk, use: "sig", alg: "ES256", kid: KID }] },

    issue(claims: StandInClaims): string {
      const head = encoded({ typ: "JWT", alg: "ES256", kid: KID });
      // Two of one person in one second are two all the same.
      const text = `${head}.${encoded({ ...claims, amr: ["linesso"], jti: randomUUID() })}`;
      const signature = sign("sha256", Buffer.from(text), { key: privateKey, dsaEncoding });
      return `${text}.${signature.toString("base64url")}`;
    },

    /** What a token says; null when it was not issued here. */
    read(token: string): StandInClaims | null {
      const [head = "", payload = "", signature = "", ...rest] = token.split(".");
      if (rest.length > 0) return null;
      const given = Buffer.from(signature, "base64url");
      const text = Buffer.from(`${head}.${payload}`);
      if (!verify("sha256", text, { key: publicKey, dsaEncoding }, given)) return null;
      return Claims.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString())).data ?? null;
    },
  };
}

const encoded = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64url");
