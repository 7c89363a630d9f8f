import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { mails, receipts } from "#provider/db/tables/receipts.ts";

interface GivenBefore {
  /** The order's receipts so far, and the number that they have. */
  readonly issues: number;
  readonly receipt_no: string | null;
  /** Whether one of them got to the customer: a mail that was given up did not. */
  readonly isGiven: boolean;
  /** Mails of it since `since`. */
  readonly mailed: number;
}

/** What receipts of an order there are. The order is locked. */
export async function givenBefore(db: Database, order_no: string, since: Date): Promise<GivenBefore> {
  const isGivenUp = and(eq(mails.id, receipts.mail_id), isNull(mails.due_at), isNull(mails.sent_at));
  const rows = await db
    .select({
      receipt_no: receipts.receipt_no,
      kind: receipts.kind,
      issued_at: receipts.issued_at,
      given_up: mails.id,
    })
    .from(receipts)
    .leftJoin(mails, isGivenUp)
    .where(eq(receipts.order_no, order_no))
    .orderBy(asc(receipts.issue));
  return {
    issues: rows.length,
    receipt_no: rows[0]?.receipt_no ?? null,
    isGiven: rows.some(({ given_up }) => given_up === null),
    mailed: rows.filter(({ kind, issued_at }) => kind === 1 && issued_at > since).length,
  };
}
