import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { lineMessages } from "#provider/db/tables/lineMessages.ts";
import { outboxState } from "#provider/outboxState.ts";
import type { Parts } from "#provider/parts.ts";

const NEWEST = 50;

export interface ShownLineMessage {
  readonly id: string;
  readonly order_no: string;
  /** Empty where LINE shows it to its customer: it is nobody else's business. */
  readonly content: string;
  /** Why it did not get there; empty where nothing is wrong. */
  readonly failure: string;
  readonly created_at: Date;
  readonly state: ReturnType<typeof outboxState>;
}

/** Whether the desk stands for everybody's LINE: in a demo without an official account. */
export function isDeskLine(parts: Pick<Parts, "lineMessages" | "settings">): boolean {
  return parts.lineMessages.isDesk && parts.settings.hasDemo;
}

/** A store's, newest first: all where the desk stands for everybody's LINE, else those that did not get there. */
export async function readLineMessages(
  parts: Pick<Parts, "db" | "lineMessages" | "settings">,
  store_id: string,
): Promise<ShownLineMessage[]> {
  const { db } = parts;
  const isDesk = isDeskLine(parts);
  const isStuck = and(isNull(lineMessages.sent_at), ne(lineMessages.failure, ""));
  const rows = await db
    .select()
    .from(lineMessages)
    .where(and(eq(lineMessages.store_id, store_id), isDesk ? undefined : isStuck))
    .orderBy(desc(lineMessages.created_at), desc(lineMessages.id))
    .limit(NEWEST);
  return rows.map(({ id, order_no, content, failure, created_at, due_at, sent_at }) => ({
    id,
    order_no,
    content: isDesk ? content : "",
    failure,
    created_at,
    state: outboxState({ sent_at, due_at }),
  }));
}
