import * as z from "zod/mini";
import { Id, Time } from "#contract/scalars.ts";
import { deskCall, Done, StaffLogin, StaffName, StaffRole } from "./deskCall.ts";

/** Somebody of the staff, as owners see them. */
export const Colleague = z.object({
  staff_id: Id,
  name: StaffName,
  login: StaffLogin,
  role: StaffRole,
  /** Null: all stores. */
  store_ids: z.nullable(z.array(Id)),
  /** What the first of them is called; null: they have all, or none. */
  store_name: z.nullable(z.string()),
  /** Until when the last invitation's link is good; null where none is open. */
  invited_until: z.nullable(Time),
  has_password: z.boolean(),
  has_code: z.boolean(),
  has_pin: z.boolean(),
  /** When they were last at the desk; null: never. */
  seen_time: z.nullable(Time),
});
export type Colleague = z.infer<typeof Colleague>;

/** What an account is made of, and changed to. Owners have all stores. */
const Fields = {
  name: StaffName,
  login: StaffLogin,
  role: StaffRole,
  store_ids: z.nullable(z.array(Id).check(z.maxLength(5_000))),
};

/** Good for some days, once. */
const Link = z.object({
  /** Where to set the password: sent by mail where the login is an address and mails are sent, and to be copied. */
  link: z.url(),
  ends_time: Time,
  is_mailed: z.boolean(),
});

export const listStaff = deskCall({
  path: "/desk/api/staff",
  about: "The staff.",
  access: "staff",
  effect: "read",
  request: z.object({}),
  response: z.object({ staff: z.array(Colleague) }),
  faults: [],
});

export const invite = deskCall({
  path: "/desk/api/staff/invite",
  about: "Makes an account, and the link by which its holder sets a password.",
  access: "staff",
  effect: "write",
  request: z.object(Fields),
  response: Link,
  faults: ["login_taken", "gone"],
});

export const changeStaff = deskCall({
  path: "/desk/api/staff/change",
  about: "Changes an account. Its sessions stay, with the rights that it then has.",
  access: "staff",
  effect: "write",
  request: z.object({ staff_id: Id, ...Fields }),
  response: Done,
  faults: ["login_taken", "gone", "last_owner"],
});

export const inviteAgain = deskCall({
  path: "/desk/api/staff/link",
  about: "A new link for an account: the one before ends. For who lost the link or the password.",
  access: "staff",
  effect: "write",
  request: z.object({ staff_id: Id }),
  response: Link,
  faults: ["gone"],
});

export const removeStaff = deskCall({
  path: "/desk/api/staff/remove",
  about: "Closes an account and ends its sessions. What it did stays in the log.",
  access: "staff",
  effect: "write",
  request: z.object({ staff_id: Id }),
  response: Done,
  faults: ["gone", "last_owner", "oneself"],
});

export const endSessions = deskCall({
  path: "/desk/api/staff/end",
  about: "Ends all sessions of an account; none of its browsers is known any more.",
  access: "staff",
  effect: "write",
  request: z.object({ staff_id: Id }),
  response: Done,
  faults: ["gone"],
});

export const removePinOf = deskCall({
  path: "/desk/api/staff/pin",
  about: "Takes somebody's PIN away, and ends what it had opened.",
  access: "staff",
  effect: "write",
  request: z.object({ staff_id: Id }),
  response: Done,
  faults: ["gone"],
});
