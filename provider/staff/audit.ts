import { isDeepStrictEqual } from "node:util";
import type { Audited } from "#contract/calls/desk/audit.ts";
import type { Database } from "#provider/db/database.ts";
import { auditLog, type staff } from "#provider/db/tables/staff.ts";

/** Who acts at the desk, and from where. */
export interface Actor {
  /** Null before anybody has signed in, and of the program itself. */
  readonly staff: Pick<typeof staff.$inferSelect, "id" | "role"> | null;
  readonly address: string;
  /** As the browser names itself. */
  readonly device: string;
}

/** What the program does by itself, at nobody's wish. */
export const SYSTEM: Actor = { staff: null, address: "", device: "" };

type Values = Readonly<Record<string, unknown>>;

/** What was done. Of people it holds ids alone: names, phones and words go with their accounts. */
export interface Deed {
  readonly did: Audited;
  readonly subject: string;
  /** Null: what belongs to no store. */
  readonly store_id?: string | null;
  readonly before?: Values | null;
  readonly after?: Values | null;
}

/** Writes a line of the audit log: in the transaction of what was done, so that neither is there without the other. */
export async function audit(
  db: Database,
  { staff: who, address, device }: Actor,
  deed: Deed,
  now: Date,
): Promise<void> {
  const { before = null, after = null, did, store_id = null, subject } = deed;
  await db.insert(auditLog).values({
    at: now,
    staff_id: who?.id ?? null,
    staff_role: who?.role ?? null,
    address,
    device,
    store_id,
    did,
    subject,
    before,
    after,
  });
}

/** What differs between two states, by name. */
export function changed<State extends Values>(
  before: State,
  after: State,
): { before: Values; after: Values } {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const pick = (state: State) => Object.fromEntries(names.map((name) => [name, state[name]]));
  return { before: pick(before), after: pick(after) };
}
