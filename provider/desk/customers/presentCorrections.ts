import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { BalanceCorrection } from "#contract/calls/desk/corrections.ts";
import type { StaffRole } from "#contract/calls/desk/deskCall.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { staff as staffTable } from "#provider/db/tables/staff.ts";
import { balanceCorrections } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { heldOn } from "#provider/refill/corrections/corrections.ts";
import type { StaffMember } from "#provider/staff/accounts.ts";
import { atOwn, nameOf } from "./sight.ts";

const SHOWN = 100;

/** People of the staff by their ids, as they are called now. */
export async function peopleOf(
  db: Database,
  ids: readonly (string | null)[],
): Promise<Map<string, { readonly name: string; readonly role: StaffRole }>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: staffTable.id, name: staffTable.name, role: staffTable.role })
    .from(staffTable)
    .where(inArray(staffTable.id, known));
  return new Map(rows.map(({ id, name, role }) => [id, { name, role }]));
}

/** Corrections at one's stores: of a customer, the newest first; or those that wait, the oldest first. */
export async function correctionsOf(
  db: Database,
  of: { readonly uid: string } | "waiting",
  { language, staff }: { readonly language: WireLanguage; readonly staff: StaffMember },
): Promise<BalanceCorrection[]> {
  const own = atOwn(staff, balanceCorrections.store_id);
  const wanted =
    of === "waiting" ? eq(balanceCorrections.state, "waiting") : eq(balanceCorrections.uid, of.uid);
  const rows = await db
    .select({ correction: balanceCorrections, member: members, store: stores.name })
    .from(balanceCorrections)
    .innerJoin(members, eq(members.uid, balanceCorrections.uid))
    .innerJoin(stores, eq(stores.id, balanceCorrections.store_id))
    .where(and(own, wanted))
    .orderBy(
      of === "waiting" ? asc(balanceCorrections.asked_at) : desc(balanceCorrections.asked_at),
      asc(balanceCorrections.id),
    )
    .limit(SHOWN);
  const people = await peopleOf(
    db,
    rows.flatMap(({ correction }) => [correction.asked_by, correction.decided_by]),
  );
  const shown: BalanceCorrection[] = [];
  for (const { correction, member, store } of rows) {
    const held = await heldOn(db, correction);
    shown.push({
      correction_id: correction.id,
      customer_id: correction.uid,
      customer_name: nameOf(member),
      store_id: correction.store_id,
      store_name: store[language],
      part: correction.part,
      amount: correction.amount,
      reason: correction.reason,
      asked_by: people.get(correction.asked_by) ?? null,
      asked_at: correction.asked_at.toISOString(),
      due_at: correction.due_at?.toISOString() ?? null,
      state: correction.state,
      decided_by: people.get(correction.decided_by ?? "") ?? null,
      decided_at: correction.decided_at?.toISOString() ?? null,
      balance: held.balance,
      part_balance: held[correction.part],
      balance_after: correction.balance_after,
      is_own: correction.asked_by === staff.id,
    });
  }
  return shown;
}
