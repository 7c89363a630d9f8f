import * as z from "zod/mini";
import type { Fault } from "#provider/demo/standin/faults.ts";
import { idTokens } from "#provider/demo/standin/idTokens.ts";
import { lineSubject, nameOf } from "#provider/demo/standin/people.ts";
import { seal, unseal } from "#provider/demo/standin/seal.ts";
import { LINE_ISSUER } from "#provider/gateways/line/line.ts";

/** Seconds that tokens live at LINE. */
const ID_TOKEN_LIFE = 3_600;
const ACCESS_TOKEN_LIFE = 43_200;
const BRIEF = 3;
export const SCOPE = "openid profile";

const Access = z.object({
  person: z.string(),
  client_id: z.string(),
  /** Seconds since 1970. */
  iat: z.number(),
  exp: z.number(),
  fault: z.nullable(z.string()),
});
export type AccessFacts = z.infer<typeof Access>;

/** Whom tokens are for, and what goes wrong with them. */
export interface Grant {
  readonly person: string;
  readonly client_id: string;
  readonly nonce: string | null;
  readonly fault: Fault | null;
}

/** The tokens that the stand-in of LINE issues and reads. */
export function lineTokens(signingKey: string) {
  const ids = idTokens(signingKey);
  return {
    certs: ids.certs,
    readId: ids.read,

    /** Both tokens of a sign-in. `now` in seconds since 1970. */
    issue({ person, client_id, nonce, fault }: Grant, now: number) {
      // One that has run out was issued two hours ago.
      const iat = fault === "expired" ? now - 2 * ID_TOKEN_LIFE : now;
      const id_token = ids.issue({
        iss: LINE_ISSUER,
        sub: lineSubject(person),
        aud: client_id,
        iat,
        exp: iat + (fault === "brief" ? BRIEF : ID_TOKEN_LIFE),
        ...(nonce !== null && { nonce }),
        name: nameOf(person),
        ...(fault === "down" && { standin: fault }),
      });
      const access: AccessFacts = { person, client_id, iat: now, exp: now + ACCESS_TOKEN_LIFE, fault };
      const access_token = seal(signingKey, "access token", access);
      return { access_token, id_token, expires_in: ACCESS_TOKEN_LIFE };
    },

    readAccess: (token: string): AccessFacts | null =>
      unseal(signingKey, "access token", { token, schema: Access }),
  };
}

export type LineTokens = ReturnType<typeof lineTokens>;
