import { eq } from "drizzle-orm";
import type { WireLanguage } from "#contract/scalars.ts";
import { type Database, sqlState } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { channelMessages, outbox } from "#provider/db/tables/messages.ts";
import type { MemberRow } from "#provider/members/member.ts";
import type { Parts } from "#provider/server/context.ts";

type Account = Partial<Pick<MemberRow, "phone" | "password_hash" | "nickname">>;

const UNIQUE_VIOLATION = "23505";

/** Runs a write of a phone; `taken` when another account has come to it at this moment. */
export async function unlessTaken<Result>(work: () => Promise<Result>, taken: () => never): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return taken();
    throw error;
  }
}

/** Makes a visitor a member under the same id, so that all they have stays theirs. The visitor is locked. */
export async function becomeMember(
  db: Database,
  visitor: MemberRow,
  account: Account,
  now: Date,
): Promise<MemberRow> {
  const [member] = await db
    .update(members)
    .set({ ...account, kind: "member", registered_at: visitor.registered_at ?? now })
    .where(eq(members.uid, visitor.uid))
    .returning();
  if (member === undefined) throw new Error(`Member ${visitor.uid} vanished under their lock`);
  return member;
}

/** A new member who was no visitor before. */
export async function createMember(
  db: Database,
  {
    account,
    language,
    now,
  }: { readonly account: Account; readonly language: WireLanguage; readonly now: Date },
  random: Parts["random"],
): Promise<MemberRow> {
  const [member] = await db
    .insert(members)
    .values({
      ...account,
      uid: `m-${random(12)}`,
      kind: "member",
      language,
      channel: `member-${random(18)}`,
      created_at: now,
      registered_at: now,
    })
    .returning();
  if (member === undefined) throw new Error("A member was not kept");
  return member;
}

/**
 * Gives a member another channel, with all that the old one carries or is to carry: who listens by a token of before hears
 * nothing more, whichever service it is. The member is locked.
 * @returns the new one
 */
export async function changeChannel(
  db: Database,
  { uid, channel: old }: { readonly uid: string; readonly channel: string },
  random: Parts["random"],
): Promise<string> {
  const channel = `member-${random(18)}`;
  await db.update(members).set({ channel }).where(eq(members.uid, uid));
  await db.update(outbox).set({ channel }).where(eq(outbox.channel, old));
  await db.update(channelMessages).set({ channel }).where(eq(channelMessages.channel, old));
  return channel;
}
