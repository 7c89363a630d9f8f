import type { StaffRole } from "#contract/calls/desk/deskCall.ts";
import type { PinHolder } from "#contract/calls/desk/door.ts";
import type { Database } from "#provider/db/database.ts";
import { staff } from "#provider/db/tables/staff.ts";
import { DEMO_STAFF, giveStores, storeNames } from "./accounts.ts";

/** What the demo's staff are called, and the PINs that its shared tablets tell. */
const STAFF: readonly { readonly role: StaffRole; readonly name: string; readonly pin: string | null }[] = [
  { role: "floor", name: "Demo Floor", pin: "4826" },
  { role: "kitchen", name: "Demo Kitchen", pin: "7391" },
  { role: "manager", name: "Demo Manager", pin: "5083" },
  { role: "owner", name: "Demo Owner", pin: "9162" },
  { role: "accounts", name: "Demo Accounts", pin: null },
];

/** The id of the demo's member of staff of a role. */
export const demoStaffId = (role: StaffRole) => `${DEMO_STAFF}${role}`;

/** The demo's staff who have a PIN, as a shared tablet offers them, of whichever store. */
export const demoPinHolders: readonly PinHolder[] = STAFF.flatMap(({ name, pin, role }) =>
  pin === null ? [] : [{ staff_id: demoStaffId(role), name, role, demo_pin: pin }],
);

/** The demo's staff who have some roles: whoever tries the demo comes in as any of them. */
export const demoStaffWith = (roles: readonly StaffRole[]) =>
  STAFF.flatMap(({ name, role }) => (roles.includes(role) ? [{ id: demoStaffId(role), name }] : []));

/** The demo's member of staff of a role, made when they first come in. */
export async function keepDemoStaff(db: Database, role: StaffRole, now: Date): Promise<void> {
  const id = demoStaffId(role);
  const name = STAFF.find((one) => one.role === role)?.name ?? role;
  const all = role === "owner" ? null : await storeNames(db, null, "ja");
  await db
    .insert(staff)
    .values({ id, name, login: id, role, created_at: now })
    .onConflictDoUpdate({ target: staff.id, set: { role, left_at: null } });
  await giveStores(db, { id, role, store_ids: all?.map(({ store_id }) => store_id) ?? null });
}
