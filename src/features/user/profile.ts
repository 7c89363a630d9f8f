import type { ResponseOf } from "#contract/call.ts";
import type { memberInfo } from "#contract/calls/member.ts";

/** Who is signed in, for their own eyes. */
export type Profile = ResponseOf<typeof memberInfo>;
