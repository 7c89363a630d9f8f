import { inArray } from "drizzle-orm";
import { noneRegister } from "#contract/calls/session.ts";
import type { User } from "#contract/member.ts";
import { members } from "#provider/db/tables/members.ts";
import { taken } from "./guest.ts";
import type { TestProvider } from "./provider.ts";

/** So many members without a phone or a password, whom nothing but their kind tells from visitors. */
export async function quickMembers(provider: TestProvider, count: number): Promise<readonly User[]> {
  const users: User[] = [];
  while (users.length < count) users.push(await taken(provider.call(noneRegister, {})));
  const uids = users.map(({ uid }) => uid);
  await provider.db.update(members).set({ kind: "member" }).where(inArray(members.uid, uids));
  return users;
}
