import * as z from "zod/mini";
import { Id, Time } from "#contract/scalars.ts";
import {
  deskCall,
  Done,
  OneTimeCode,
  STAFF_RIGHTS,
  StaffLogin,
  StaffName,
  StaffRole,
  TabletName,
  TypedPassword,
} from "./deskCall.ts";

const LinkToken = z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[\w-]+$/));

/** A store, as far as its name tells it. */
export const StoreName = z.object({ store_id: Id, name: z.string() });
export type StoreName = z.infer<typeof StoreName>;

/** A shared tablet, which belongs to a store. */
export const Tablet = z.object({ tablet_id: Id, name: TabletName, store: StoreName });
export type Tablet = z.infer<typeof Tablet>;

/** Somebody who has a PIN, as a shared tablet's door offers them. */
export const PinHolder = z.object({
  staff_id: Id,
  name: StaffName,
  role: StaffRole,
  /** A demo tells the PINs of its staff; null: it is their secret. */
  demo_pin: z.nullable(z.string()),
});
export type PinHolder = z.infer<typeof PinHolder>;

/** Whoever has signed in at this desk. */
export const Me = z.object({
  staff_id: Id,
  name: StaffName,
  login: StaffLogin,
  role: StaffRole,
  rights: z.array(z.literal(STAFF_RIGHTS)),
  /** The first of those that one may see, by their names in the language asked for, and how many there are. */
  stores: z.array(StoreName),
  store_count: z.int(),
  /** Whether an authenticator app is asked for at the sign-in. */
  has_code: z.boolean(),
  /** An owner who has to set one up before anything else. */
  needs_code: z.boolean(),
  has_password: z.boolean(),
  /** Whether they can sign in by a PIN at the shared tablets of their stores. */
  has_pin: z.boolean(),
  /** Signed in by a PIN at this shared tablet, with its rights alone; null: by password. */
  tablet: z.nullable(Tablet),
});
export type Me = z.infer<typeof Me>;

export const door = deskCall({
  path: "/desk/api/door",
  about: "What the desk's door shows: who has signed in, or how one can.",
  access: "anyone",
  effect: "read",
  request: z.object({}),
  response: z.object({
    me: z.nullable(Me),
    /** Nobody has an account yet: the first owner makes theirs by the link that the start printed. */
    is_first: z.boolean(),
    /** The former password of all, set by `NOREN_DESK_PASSWORD`, stands for that link. */
    takes_password: z.boolean(),
    /** A demo lets one in as each role by a tap. */
    is_demo: z.boolean(),
    /**
     * The shared tablet that asks, with the staff of its store who have a PIN, and how many orders and calls wait there;
     * null: it is none.
     */
    tablet: z.nullable(z.extend(Tablet, { people: z.array(PinHolder), waiting: z.int() })),
  }),
  faults: [],
});

export const beginDesk = deskCall({
  path: "/desk/api/begin",
  about:
    "Makes the first owner's account, by the link that the start printed or the former password, and signs in.",
  access: "anyone",
  effect: "write",
  request: z.object({
    token: z.optional(LinkToken),
    former_password: z.optional(TypedPassword),
    name: StaffName,
    login: StaffLogin,
    password: TypedPassword,
  }),
  response: Done,
  faults: [
    "held_up",
    "link_ended",
    "begun_already",
    "wrong_password",
    "password_short",
    "password_long",
    "password_common",
    "password_same",
  ],
});

export const signInAtDesk = deskCall({
  path: "/desk/api/signin",
  about: "Signs in by login and password, and a one-time code where the account has one.",
  access: "anyone",
  effect: "write",
  request: z.object({ login: StaffLogin, password: TypedPassword, code: z.optional(OneTimeCode) }),
  response: Done,
  faults: ["held_up", "wrong_password", "code_needed", "wrong_code"],
});

export const signInAsDemo = deskCall({
  path: "/desk/api/demo",
  about: "Signs in as the demo's member of staff of a role. In a demo alone.",
  access: "anyone",
  effect: "write",
  request: z.object({ role: StaffRole }),
  response: Done,
  faults: ["no_demo"],
});

export const signOutOfDesk = deskCall({
  path: "/desk/api/signout",
  about: "Ends the session.",
  access: "anyone",
  effect: "write",
  request: z.object({}),
  response: Done,
  faults: [],
});

export const invitation = deskCall({
  path: "/desk/api/invitation",
  about: "Whom an invitation's link is for.",
  access: "anyone",
  effect: "read",
  request: z.object({ token: LinkToken }),
  response: z.object({ name: StaffName, login: StaffLogin, role: StaffRole, ends_time: Time }),
  faults: ["link_ended"],
});

export const acceptInvitation = deskCall({
  path: "/desk/api/join",
  about:
    "Sets the password of an invitation's account, ends its other sessions, and signs in. The link ends.",
  access: "anyone",
  effect: "write",
  request: z.object({ token: LinkToken, password: TypedPassword, code: z.optional(OneTimeCode) }),
  response: Done,
  faults: [
    "link_ended",
    "code_needed",
    "wrong_code",
    "held_up",
    "password_short",
    "password_long",
    "password_common",
    "password_same",
  ],
});

export const changePassword = deskCall({
  path: "/desk/api/password",
  about: "Changes one's password. Every other session of one's own ends.",
  access: "own_account",
  effect: "write",
  request: z.object({ present: TypedPassword, password: TypedPassword }),
  response: Done,
  faults: [
    "held_up",
    "wrong_password",
    "password_short",
    "password_long",
    "password_common",
    "password_same",
  ],
});

export const offerCode = deskCall({
  path: "/desk/api/code/offer",
  about: "A new secret for an authenticator app. It counts once a code of it was confirmed.",
  access: "own_account",
  effect: "write",
  request: z.object({ present: TypedPassword }),
  response: z.object({
    /** In base32, to be typed. */
    secret: z.string(),
    /** `otpauth://` address, to be scanned. */
    address: z.string(),
  }),
  faults: ["held_up", "wrong_password"],
});

export const confirmCode = deskCall({
  path: "/desk/api/code/confirm",
  about: "Turns one-time codes on, by a code of the secret that was offered.",
  access: "own_account",
  effect: "write",
  request: z.object({ code: OneTimeCode }),
  response: Done,
  faults: ["held_up", "wrong_code"],
});

export const endCode = deskCall({
  path: "/desk/api/code/end",
  about: "Turns one-time codes off. Not for an owner where the operator asks owners for them.",
  access: "own_account",
  effect: "write",
  request: z.object({ present: TypedPassword }),
  response: Done,
  faults: ["held_up", "wrong_password"],
});

/** A browser that one has signed in from. */
export const StaffDevice = z.object({
  device_id: Id,
  /** As the browser names itself: "Safari, iPad". */
  label: z.string(),
  first_time: Time,
  seen_time: Time,
  /** Whether one is signed in there now. */
  is_open: z.boolean(),
  /** The one that asks. */
  is_this: z.boolean(),
});
export type StaffDevice = z.infer<typeof StaffDevice>;

export const ownDevices = deskCall({
  path: "/desk/api/devices",
  about: "The browsers that one has signed in from.",
  access: "own_account",
  effect: "read",
  request: z.object({}),
  response: z.object({ devices: z.array(StaffDevice) }),
  faults: [],
});

export const endDevice = deskCall({
  path: "/desk/api/devices/end",
  about: "Signs out on a browser, which is not known any more; without one on all others.",
  access: "own_account",
  effect: "write",
  request: z.object({ device_id: z.optional(Id) }),
  response: Done,
  faults: ["gone"],
});
