import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { PrivacyRequest } from "#contract/calls/desk/privacyRequests.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { privacyRequests } from "#provider/db/tables/privacyRequests.ts";
import { todayInJapan } from "#provider/members/requests/requests.ts";
import type { StaffMember } from "#provider/staff/accounts.ts";
import { peopleOf } from "./presentCorrections.ts";
import { nameOf, seenBy } from "./sight.ts";

const SHOWN = 100;

/** Requests by law: a customer's, the newest first; or the open ones of one's customers, those that are due first. */
export async function requestsOf(
  db: Database,
  of: { readonly uid: string } | "open",
  { now, staff }: { readonly now: Date; readonly staff: StaffMember },
): Promise<PrivacyRequest[]> {
  const wanted =
    of === "open"
      ? and(eq(privacyRequests.state, "open"), seenBy(staff, sql`${privacyRequests.uid}`))
      : eq(privacyRequests.uid, of.uid);
  const rows = await db
    .select({ request: privacyRequests, member: members })
    .from(privacyRequests)
    .innerJoin(members, eq(members.uid, privacyRequests.uid))
    .where(wanted)
    .orderBy(
      of === "open" ? asc(privacyRequests.due_on) : desc(privacyRequests.taken_at),
      asc(privacyRequests.id),
    )
    .limit(SHOWN);
  const people = await peopleOf(
    db,
    rows.flatMap(({ request }) => [request.taken_by, request.answered_by]),
  );
  const today = todayInJapan(now);
  return rows.map(({ member, request }) => ({
    request_id: request.id,
    customer_id: request.uid,
    customer_name: nameOf(member),
    kind: request.kind,
    came_on: request.came_on,
    due_on: request.due_on,
    is_late: request.state === "open" && request.due_on < today,
    identity: request.identity,
    note: request.note,
    taken_by: people.get(request.taken_by) ?? null,
    taken_at: request.taken_at.toISOString(),
    state: request.state,
    answered_by: people.get(request.answered_by ?? "") ?? null,
    answered_at: request.answered_at?.toISOString() ?? null,
    refusal: request.refusal,
  }));
}
