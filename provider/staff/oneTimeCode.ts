import { Secret, TOTP } from "otpauth";
import type { Database } from "#provider/db/database.ts";
import { staff } from "#provider/db/tables/staff.ts";
import { eq } from "drizzle-orm";
import type { Parts } from "#provider/server/context.ts";
import { seal, type Sealed, unseal } from "#provider/server/signing.ts";
import type { StaffMember } from "./accounts.ts";

const SEAL = "desk one-time code";
const PERIOD = 30;
/** Half minutes by which a phone's clock may differ, either way. */
const WINDOW = 1;

type Keyed = Pick<Parts, "signingKey">;

/** A new secret as an authenticator app takes it, and as it is kept. */
export function newCodeSecret(
  login: string,
  { signingKey }: Keyed,
): { secret: string; address: string; kept: Sealed } {
  const secret = new Secret({ size: 20 });
  const { base32 } = secret;
  return { secret: base32, address: codesOf(base32, login).toString(), kept: seal(base32, signingKey, SEAL) };
}

/**
 * Whether a code is the secret's now. One that was taken, or is older than one that was, is none: somebody may have
 * looked over a shoulder. The account has to be locked.
 */
export async function takeOneTimeCode(
  db: Database,
  { id, code_step }: Pick<StaffMember, "id" | "code_step">,
  { code, now, secret }: { readonly code: string; readonly now: Date; readonly secret: Sealed },
  { signingKey }: Keyed,
): Promise<boolean> {
  const codes = codesOf(unseal(secret, signingKey, SEAL), "");
  const off = codes.validate({ token: code, window: WINDOW, timestamp: now.getTime() });
  if (off === null) return false;
  const step = Math.floor(now.getTime() / 1_000 / PERIOD) + off;
  if (code_step !== null && step <= code_step) return false;
  await db.update(staff).set({ code_step: step }).where(eq(staff.id, id));
  return true;
}

const codesOf = (base32: string, label: string) =>
  new TOTP({ issuer: "Noren", label, period: PERIOD, digits: 6, secret: Secret.fromBase32(base32) });
