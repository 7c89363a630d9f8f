import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import type { MemberRow } from "#provider/members/member.ts";
import type { StaffMember } from "#provider/staff/accounts.ts";

/** Where a customer has left something with a store: tables with both of them. */
const TRACES = ["orders", "refill_cards", "vouchers", "refill_orders", "reviews", "informs"] as const;

/** Customers of one's stores: whoever has left something there; of an owner everybody. `uid` names the customer. */
export function seenBy({ store_ids }: Pick<StaffMember, "store_ids">, uid: SQL): SQL | undefined {
  if (store_ids === null) return undefined;
  const own = sql`${sql.param(store_ids)}::text[]`;
  return or(
    ...TRACES.map(
      (table) =>
        sql`exists (select 1 from ${sql.identifier(table)} trace where trace.uid = ${uid} and trace.store_id = any(${own}))`,
    ),
  );
}

/** A customer of one's stores who is there; null: there is none, or not for these eyes. */
export async function customerOf(
  db: Database,
  staff: Pick<StaffMember, "store_ids">,
  uid: string,
): Promise<MemberRow | null> {
  const isThere = and(eq(members.uid, uid), isNull(members.deleted_at), isNull(members.merged_into));
  const [member] = await db
    .select()
    .from(members)
    .where(and(isThere, seenBy(staff, sql`${members.uid}`)));
  return member ?? null;
}

/** Whether all that a customer has left is with stores of one's own: what the law asks for reaches over all of them. */
export async function mayAnswerFor(
  db: Database,
  { store_ids }: Pick<StaffMember, "store_ids">,
  uid: string,
): Promise<boolean> {
  if (store_ids === null) return true;
  const others = TRACES.map(
    (table) =>
      sql`exists (select 1 from ${sql.identifier(table)} trace where trace.uid = ${uid} and trace.store_id <> all(${sql.param(store_ids)}::text[]))`,
  );
  const [row] = await db
    .select({ isBeyond: sql<boolean>`${or(...others)}` })
    .from(members)
    .where(eq(members.uid, uid));
  return row?.isBeyond === false;
}

/** What a customer is called: by the name that they gave, else by the one that they chose. */
export function nameOf({
  family_name,
  given_name,
  nickname,
}: Pick<MemberRow, "family_name" | "given_name" | "nickname">): string {
  return [family_name, given_name].filter(Boolean).join(" ") || nickname;
}

/** Of some of the stores' rows those of one's own. */
export const atOwn = (
  { store_ids }: Pick<StaffMember, "store_ids">,
  column: Parameters<typeof inArray>[0],
): SQL | undefined =>
  store_ids === null ? undefined : sql`${column} = any(${sql.param(store_ids)}::text[])`;
