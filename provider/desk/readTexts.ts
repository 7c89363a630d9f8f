import { desc } from "drizzle-orm";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import { outboxState } from "#provider/outboxState.ts";
import type { Parts } from "#provider/parts.ts";
import { textsReach } from "#provider/reach.ts";
import { readSms } from "#provider/sms/readSms.ts";

const NEWEST = 50;

export interface ShownText {
  readonly id: string;
  /** All that is shown of a number. */
  readonly last4: string;
  /** Empty unless the desk stands for everybody's phone: a code is nobody else's business. */
  readonly text: string;
  readonly created_at: Date;
  readonly state: ReturnType<typeof outboxState>;
}

/** The newest text messages to customers, newest first. */
export async function readTexts(parts: Pick<Parts, "db" | "signingKey" | "settings">): Promise<ShownText[]> {
  const isShown = textsReach(parts.settings) === "desk";
  const rows = await parts.db.select().from(smsMessages).orderBy(desc(smsMessages.created_at)).limit(NEWEST);
  return rows.map(({ id, phone, text, created_at, done_at, failure }) => ({
    id,
    last4: phone.slice(-4),
    text: isShown ? readSms(text, parts) : "",
    created_at,
    state: outboxState({
      sent_at: failure === null ? done_at : null,
      due_at: done_at === null ? created_at : null,
    }),
  }));
}
