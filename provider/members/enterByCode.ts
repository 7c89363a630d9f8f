import { type GivenCode, takeCode } from "#provider/codes/checkCode.ts";
import type { Fail } from "#provider/server/context.ts";
import type { Asking } from "./askers.ts";
import { findMember } from "./findMember.ts";
import type { MemberRow } from "./lockMember.ts";
import { type Entering, lockSignIn } from "./lockSignIn.ts";
import { phoneNumber } from "./phoneNumber.ts";

interface Typed {
  /** As it was typed. */
  readonly phone: string;
  readonly code: string;
}

interface Entrance extends Asking {
  readonly fail: Fail<104 | 107 | 109 | 90006>;
  readonly failKeeping: Fail<107>;
}

/**
 * Whose phone a code proves, locked, with the visitor who signs in; the code is used up. 104 for no phone number, 107 as
 * `checkCode` says it, 109 where nobody has that phone.
 */
export async function enterByCode(
  { phone: typed, code }: Typed,
  purpose: GivenCode["purpose"],
  asking: Entrance,
): Promise<{ readonly member: MemberRow } & Pick<Entering, "visitor">> {
  const { caller, db, fail } = asking;
  const phone = phoneNumber(typed);
  if (phone === null) return fail(104);
  await takeCode({ phone, purpose, code }, asking);
  const known = await findMember(db, { phone });
  const { member, visitor } = await lockSignIn(db, known?.uid ?? null, caller);
  return member?.phone === phone ? { member, visitor } : fail(109);
}
