import { checkPassword, type PasswordFault } from "#domain/members/password.ts";
import type { Context } from "#provider/server/context.ts";
import { keyedHash } from "#provider/server/signing.ts";
import { hashPassword, isPasswordOf } from "./passwordHash.ts";

type Slow = Pick<Context, "outside" | "parts">;

/** A new password as it is kept; `refuse` hears what is wrong with one that may not be taken. */
export async function newPassword(
  password: string,
  /** Whose it becomes: two who choose the same one at once share nothing. */
  owner: string,
  { outside, parts }: Slow,
  refuse: (reason: PasswordFault) => never,
): Promise<string> {
  const fault = checkPassword(password);
  if (fault !== null) return refuse(fault);
  const question = keyedHash(parts.signingKey, "hash password", owner, password);
  return outside(question, () => hashPassword(password));
}

/** Whether a password is the account's; null, for no account or one without a password, takes as long. */
export function isRightPassword(
  password: string,
  hash: string | null,
  { outside, parts }: Slow,
): Promise<boolean> {
  const question = keyedHash(parts.signingKey, "check password", hash ?? "", password);
  return outside(question, () => isPasswordOf(password, hash));
}
