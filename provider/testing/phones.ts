import { desc, eq } from "drizzle-orm";
import { sendSmsCode } from "#contract/calls/signIn.ts";
import type { RequestOf } from "#contract/call.ts";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import { phoneNumber } from "#provider/members/phoneNumber.ts";
import { readSms } from "#provider/sms/readSms.ts";
import { taken } from "./guest.ts";
import type { CallOptions, TestProvider } from "./provider.ts";

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
