import type { Database } from "#provider/db/database.ts";
import { members, sessions } from "#provider/db/tables/members.ts";
import { signClaim, SUBSCRIBE_KEY } from "#provider/gateways/pubnub/admit.ts";
import { storeChannel } from "#provider/notices/inform.ts";
import { newToken } from "#provider/server/calls/session.ts";
import { SIGNING_KEY } from "../../faults/wholeProvider.ts";
import type { Ear } from "./listener.ts";

const HOUR = 3_600_000;

const nameOf = (index: number) => `rush-guest-${index}`;

/** Writes so many visitors with a session each: to register them one by one takes minutes. */
export async function plantGuests(db: Database, count: number): Promise<void> {
  const now = new Date();
  const all = Array.from({ length: count }, (_, index) => nameOf(index));
  const secret = () => crypto.randomUUID();
  await db
    .insert(members)
    .values(all.map((uid) => ({ uid, kind: "visitor" as const, channel: `ch-${uid}`, created_at: now })));
  await db.insert(sessions).values(all.map((uid) => newToken({ uid, now, family: uid }, secret).row));
}

/** How such a visitor listens to their own channel and to a store's, as `get_channel` answers it. */
export function earOf(base: string, index: number, store_id: string): Ear {
  const uid = nameOf(index);
  const channels = [`ch-${uid}`, storeChannel(store_id)];
  const token = signClaim({ uid, signIn: uid, channels, expires: Date.now() + HOUR }, SIGNING_KEY);
  return { base, channels, listening: { subscribe_key: SUBSCRIBE_KEY, user_id: uid, token } };
}
