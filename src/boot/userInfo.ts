import { updateToken } from "#contract/calls/session.ts";
import { User } from "#contract/member.ts";
import { parseRecord } from "#domain/values/untrusted.ts";
import type { Failure } from "#net/answer.ts";
import type { Send } from "#net/transport.ts";
import type { SessionStore } from "#state/account/session.ts";

/** What became of a user that came with the link; `failed`: the provider did not confirm the token, or could not. */
export type Adoption =
  | { readonly kind: "adopted" | "same" | "declined" }
  | { readonly kind: "failed"; readonly failure: Failure };

/**
 * Adopts the user of a link once the provider has confirmed the token by exchanging it, which also ends the one that
 * stood in the address. Without `isExpected` (this tab did not leave for a sign-on) the customer is asked first, and
 * so when someone else is signed in: a link never signs anyone in behind their back.
 */
export async function adoptUserInfo(
  offered: User,
  {
    send,
    session,
    isExpected,
    ask,
  }: {
    send: Send;
    session: SessionStore;
    isExpected: boolean;
    ask: (offered: User) => Promise<boolean>;
  },
): Promise<Adoption> {
  const present = session.get();
  if (present && present.uid === offered.uid) return { kind: "same" };
  if ((present || !isExpected) && !(await ask(offered))) return { kind: "declined" };
  const answer = await send(
    updateToken,
    { uid: offered.uid, auth_token: offered.auth_token },
    { isSilent: true },
  );
  if (!answer.ok) return { kind: "failed", failure: answer };
  session.set(answer.data);
  return { kind: "adopted" };
}

/** The longest `userInfo` that is looked at, in characters. */
const LONGEST = 2_048;

/** Decodes a `userInfo` query value: base64 or base64url of a user's JSON, or the JSON itself; null for all else. */
export function decodeUserInfo(value: string): User | null {
  if (value.length > LONGEST) return null;
  const { uid, auth_token } = parseRecord(value.startsWith("{") ? value : fromBase64(value));
  return User.safeParse({ uid, auth_token, inform_channel: null, inform_channel_member: null }).data ?? null;
}

function fromBase64(value: string): string | null {
  try {
    const binary = atob(value.replaceAll("-", "+").replaceAll("_", "/").replaceAll(" ", "+"));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(binary, (char) => char.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}
