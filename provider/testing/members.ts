import { desc, eq, inArray } from "drizzle-orm";
import type { RequestOf } from "#contract/call.ts";
import { noneRegister } from "#contract/calls/session.ts";
import { register, sendSmsCode } from "#contract/calls/signIn.ts";
import type { User } from "#contract/member.ts";
import { members } from "#provider/db/tables/members.ts";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import { phoneNumber } from "#provider/members/member.ts";
import { readSms } from "#provider/notices/sms/sms.ts";
import { taken } from "./guest.ts";
import type { CallOptions, TestProvider } from "./provider.ts";

export const PASSWORD = "tonkotsu77";

/** A member with a phone and the password "tonkotsu77". */
export async function newMember(provider: TestProvider, options: CallOptions = {}, phone = newPhone()) {
  const code = await codeOn(provider, phone, "register", options);
  const session = await taken(
    provider.call(register, { phone, code, password: PASSWORD }, { address: addressOf(phone), ...options }),
  );
  return { phone, session, uid: session.uid, address: addressOf(phone) };
}

/** So many members without a phone or a password, whom nothing but their kind tells from visitors. */
export async function quickMembers(provider: TestProvider, count: number): Promise<readonly User[]> {
  const users: User[] = [];
  while (users.length < count) users.push(await taken(provider.call(noneRegister, {})));
  const uids = users.map(({ uid }) => uid);
  await provider.db.update(members).set({ kind: "member" }).where(inArray(members.uid, uids));
  return users;
}

let phones = 0;
/** A Japanese mobile number that no test has used. */
export function newPhone(): string {
  phones += 1;
  return `090${String(10_000_000 + phones)}`;
}

/** What a phone has been sent, newest first. */
export async function textsTo({ db, parts }: TestProvider, phone: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(smsMessages)
    .where(eq(smsMessages.phone, phoneNumber(phone) ?? ""))
    .orderBy(desc(smsMessages.created_at));
  return rows.map(({ text }) => readSms(text, parts));
}

type Purpose = RequestOf<typeof sendSmsCode>["purpose"];

/** Has a code sent to a phone, and reads it there. The clock goes on, so that the next one can be asked for. */
export async function codeOn(
  provider: TestProvider,
  phone: string,
  purpose: Purpose,
  options: CallOptions = {},
): Promise<string> {
  provider.clock.advance(61_000);
  await taken(provider.call(sendSmsCode, { phone, purpose }, { address: addressOf(phone), ...options }));
  return readCode(provider, phone);
}

/** The code in the newest text to a phone. */
export async function readCode(provider: TestProvider, phone: string): Promise<string> {
  const [newest = ""] = await textsTo(provider, phone);
  const code = /^\d{4,8}(?= )/.exec(newest)?.[0];
  if (code === undefined) throw new Error(`No code in "${newest}"`);
  return code;
}

/** A network address of each phone's own, so that no test is held up by another's limits. */
export function addressOf(phone: string): string {
  const number = Number(phone.slice(-6));
  return `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
}
