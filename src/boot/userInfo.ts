import { User } from "#contract/member.ts";

/** The longest `userInfo` that is looked at, in characters. */
const LONGEST = 2_048;

/** Decodes a `userInfo` query value: base64 or base64url of a user's JSON, or the JSON itself; null for all else. */
export function decodeUserInfo(value: string): User | null {
  if (value.length > LONGEST) return null;
  const json = value.startsWith("{") ? value : fromBase64(value);
  if (json === null) return null;
  try {
    const { uid, auth_token } = JSON.parse(json) as { uid?: unknown; auth_token?: unknown };
    const user = User.safeParse({ uid, auth_token, inform_channel: null, inform_channel_member: null });
    return user.success ? user.data : null;
  } catch {
    return null;
  }
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
