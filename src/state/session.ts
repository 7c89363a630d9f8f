import * as z from "zod/mini";
import { User } from "#contract/member.ts";
import { jsonCodec } from "./jsonCodec.ts";
import { local } from "./local.ts";
import { storedAtom } from "./storedAtom.ts";

const KEY = "user";
const codec = jsonCodec(z.nullable(User), null);

/** The signed-in user, visitor or member; null for nobody (specification, section 3, "User"). */
export const sessionAtom = storedAtom<User | null>(KEY, null, codec);

/** The session as stored, for what runs before anything is mounted. */
export function storedSession(): User | null {
  return codec.read(local.get(KEY));
}
