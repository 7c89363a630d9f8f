import { and, eq } from "drizzle-orm";
import { addDays, localDay } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { privacyRequests } from "#provider/db/tables/privacyRequests.ts";

export type RequestRow = typeof privacyRequests.$inferSelect;

/**
 * Days in which a request is answered. The law says "without delay" (Act on the Protection of Personal Information,
 * articles 33 and 35), and names no number: two weeks is what companies in Japan promise.
 */
const DAYS = 14;
const TOKYO = "Asia/Tokyo";

/** Today, where the law is. */
export const todayInJapan = (now: Date): string => localDay(now, TOKYO);

/** By when what came in on a day is to be answered. */
export const dueOn = (came_on: string): string => addDays(came_on, DAYS);

/** Takes in what somebody asks for, once for an id. In a transaction of the caller's. Answers whether it is new. */
export async function keepRequest(
  db: Database,
  draft: Pick<RequestRow, "id" | "uid" | "kind" | "came_on" | "identity" | "note" | "taken_by">,
  now: Date,
): Promise<boolean> {
  const kept = await db
    .insert(privacyRequests)
    .values({ ...draft, due_on: dueOn(draft.came_on), taken_at: now })
    .onConflictDoNothing()
    .returning({ id: privacyRequests.id });
  return kept.length > 0;
}

/** A request kept from others until the transaction ends; null: there is none. */
export async function lockRequest(db: Database, id: string): Promise<RequestRow | null> {
  const [row] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, id)).for("update");
  return row ?? null;
}

/** Notes how a request was answered, and by whom. It is locked. */
export async function endRequest(
  db: Database,
  id: string,
  answer: Pick<RequestRow, "answered_by" | "refusal"> & {
    readonly state: "answered" | "refused";
    readonly now: Date;
  },
): Promise<void> {
  const { now, ...ended } = answer;
  await db
    .update(privacyRequests)
    .set({ ...ended, answered_at: now })
    .where(eq(privacyRequests.id, id));
}

/** Of who leaves, nothing is open any more, and what the staff wrote of them goes. The member is locked. */
export async function leaveRequests(db: Database, uid: string, now: Date): Promise<void> {
  await db
    .update(privacyRequests)
    .set({ state: "answered", answered_at: now })
    .where(and(eq(privacyRequests.uid, uid), eq(privacyRequests.state, "open")));
  await db.update(privacyRequests).set({ note: "", refusal: "" }).where(eq(privacyRequests.uid, uid));
}
