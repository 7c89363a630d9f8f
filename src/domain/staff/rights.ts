import { STAFF_RIGHTS, type StaffRight, type StaffRole } from "#contract/calls/desk/deskCall.ts";

/** Who may do what: an accountant reads, a kitchen works, and money goes back by a manager's hand. */
const holders: Readonly<Record<StaffRight, readonly StaffRole[]>> = {
  look: ["owner", "manager", "floor", "kitchen", "accounts"],
  orders: ["owner", "manager", "floor", "kitchen"],
  till: ["owner", "manager", "floor"],
  refunds: ["owner", "manager"],
  store: ["owner", "manager"],
  operator: ["owner"],
  staff: ["owner"],
  log: ["owner", "manager", "accounts"],
};

/** Whether a role has a right, at the stores that its holder was given. */
export function hasRight(role: StaffRole, right: StaffRight): boolean {
  return holders[right].includes(role);
}

/** All rights of a role. */
export function rightsOf(role: StaffRole): StaffRight[] {
  return STAFF_RIGHTS.filter((right) => hasRight(role, right));
}
