import { seal } from "#provider/server/signing.ts";

export const MAIL_SEAL = "noren mail";
/** Before what is sealed: no mail of ours begins so. */
export const SEALED_MARK = "noren-sealed:";

/** Text of a mail as nobody reads it in the database. */
export function sealMail(text: string, key: string): string {
  return `${SEALED_MARK}${JSON.stringify(seal(text, key, MAIL_SEAL))}`;
}
