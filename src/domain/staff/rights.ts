import type { BoardAction } from "#contract/calls/desk/board.ts";
import { STAFF_RIGHTS, type StaffRight, type StaffRole } from "#contract/calls/desk/deskCall.ts";

/** Who may do what: an accountant reads, a kitchen works; money goes back and a day is closed by a manager's hand. */
const holders: Readonly<Record<StaffRight, readonly StaffRole[]>> = {
  look: ["owner", "manager", "floor", "kitchen", "accounts"],
  orders: ["owner", "manager", "floor", "kitchen"],
  till: ["owner", "manager", "floor"],
  refunds: ["owner", "manager"],
  store: ["owner", "manager"],
  customers: ["owner", "manager"],
  operator: ["owner"],
  staff: ["owner"],
  log: ["owner", "manager", "accounts"],
  books: ["owner", "manager", "accounts"],
  close: ["owner", "manager"],
};

/** What a button at an order asks of who presses it. */
export const RIGHT_TO_PRESS: Readonly<Record<BoardAction, StaffRight>> = {
  accept: "orders",
  ready: "orders",
  complete: "orders",
  take_back: "orders",
  pay_cash: "till",
  settle: "till",
  cancel: "till",
  refund: "refunds",
};

/** Whether a role has a right, at the stores that its holder was given. */
export function hasRight(role: StaffRole, right: StaffRight): boolean {
  return holders[right].includes(role);
}

/** The roles that have a right. */
export const rolesWith = (right: StaffRight): readonly StaffRole[] => holders[right];

/** What a PIN opens at a shared tablet, whoever has it: floor and kitchen work. */
const BY_PIN: readonly StaffRight[] = ["look", "orders", "till"];

/** How somebody has signed in: by their password, or by a PIN at a shared tablet. */
export interface Standing {
  readonly role: StaffRole;
  readonly isByPin: boolean;
}

/** Whether somebody has a right as they have signed in: by a PIN what their role and a PIN both open. */
export function holdsRight({ role, isByPin }: Standing, right: StaffRight): boolean {
  return hasRight(role, right) && (!isByPin || BY_PIN.includes(right));
}

/** All rights that somebody has as they have signed in. */
export function rightsOf(standing: Standing): StaffRight[] {
  return STAFF_RIGHTS.filter((right) => holdsRight(standing, right));
}
