import { asc, eq, inArray } from "drizzle-orm";
import type { LineChange } from "#contract/calls/desk/lines.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { lineChanges } from "#provider/db/tables/lineChanges.ts";
import { staff } from "#provider/db/tables/staff.ts";
import { lineReason } from "#provider/notices/informLine.ts";

interface Known {
  readonly change: typeof lineChanges.$inferSelect;
  readonly name: string | null;
  readonly role: (typeof staff.$inferSelect)["role"] | null;
}

/** What the staff changed at the lines of orders, the oldest first, each with who it was. */
export function changesOf(db: Database, order_nos: readonly string[]): Promise<Known[]> {
  return db
    .select({ change: lineChanges, name: staff.name, role: staff.role })
    .from(lineChanges)
    .leftJoin(staff, eq(staff.id, lineChanges.staff_id))
    .where(inArray(lineChanges.order_no, [...order_nos]))
    .orderBy(asc(lineChanges.made_at), asc(lineChanges.id));
}

/** A change as the desk shows it. */
export function presentChange({ change, name: by }: Known, language: WireLanguage): LineChange {
  const { back, how, id, made_at, name, number, option_name, reason, total, total_before } = change;
  return {
    change_id: id,
    how,
    name: name[language],
    choices: option_name[language],
    number,
    reason: lineReason(reason, language),
    by,
    time: made_at.toISOString(),
    total_before,
    total,
    back,
  };
}
