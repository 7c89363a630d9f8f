import { desc } from "drizzle-orm";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import type { Parts } from "#provider/parts.ts";
import { readSms } from "#provider/sms/readSms.ts";

const NEWEST = 50;

export interface ShownText {
  readonly id: string;
  /** All that is shown of a number. */
  readonly last4: string;
  readonly text: string;
  readonly created_at: Date;
}

/** The newest text messages that customers would have got, newest first. */
export async function readTexts(parts: Pick<Parts, "db" | "signingKey">): Promise<ShownText[]> {
  const rows = await parts.db.select().from(smsMessages).orderBy(desc(smsMessages.created_at)).limit(NEWEST);
  return rows.map(({ id, phone, text, created_at }) => ({
    id,
    last4: phone.slice(-4),
    text: readSms(text, parts),
    created_at,
  }));
}
