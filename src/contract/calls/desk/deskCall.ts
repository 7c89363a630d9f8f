import * as z from "zod/mini";
import { Text } from "#contract/scalars.ts";

/** What a member of staff is; rights follow from it (`src/domain/staff/rights.ts`). */
export const StaffRole = z.literal(["owner", "manager", "floor", "kitchen", "accounts"]);
export type StaffRole = z.infer<typeof StaffRole>;

/** What one can be let do at the desk. */
export const STAFF_RIGHTS = [
  /** Seeing the orders of one's stores, and what else is shown there. */
  "look",
  /** Taking, serving and handing out orders, answering calls, marking what is sold out. */
  "orders",
  /** Taking cash, canceling, what is redeemed at the counter. */
  "till",
  /** Giving money or its worth back. */
  "refunds",
  /** Hours, tables, delivery, shipping, coupons, gifts, reviews, and messages to guests. */
  "store",
  /** What belongs to no store: the home screen, the operator's coupons, feedback. */
  "operator",
  /** Customers of one's stores: who they are, what they hold, and what they ask for by law. */
  "customers",
  /** Accounts of staff. */
  "staff",
  /** The audit log. */
  "log",
  /** The day's closes and the store's figures, read and taken along as files. */
  "books",
  /** Closing the day. */
  "close",
] as const;
export type StaffRight = (typeof STAFF_RIGHTS)[number];

/**
 * Who may make a call of the desk: anyone; whoever has signed in; whoever has done so to their own account, and not by a
 * PIN at a shared tablet; whoever has a right.
 */
type DeskAccess = "anyone" | "signed_in" | "own_account" | StaffRight;

/** Why a call of the desk was not done; its words stand in `locales/<language>/desk/desk.json` under `fault`. */
export const DESK_FAULTS = [
  "malformed",
  "not_signed_in",
  "forbidden",
  "unknown_call",
  "unexpected",
  "held_up",
  "wrong_password",
  "wrong_code",
  "code_needed",
  "link_ended",
  "begun_already",
  "login_taken",
  "password_short",
  "password_long",
  "password_common",
  "password_same",
  "no_demo",
  "last_owner",
  "oneself",
  "gone",
  "too_many",
  "changed",
  "cursor",
  "wrong_pin",
  "pin_common",
  "no_tablet",
  "wrong_pairing",
  "note_missing",
  "short",
  "own_correction",
  "no_code",
  "no_other",
  "too_little",
  "card_over",
  "open_orders",
  "beyond_stores",
  "reason_missing",
] as const;
export type DeskFault = (typeof DESK_FAULTS)[number];

/** Faults that any call of the desk may answer, beside those that it declares. */
export type AnyDeskFault = "malformed" | "not_signed_in" | "forbidden" | "unknown_call" | "unexpected";

/**
 * One declaration of one call of the desk, beside the customers' calls and not among them: POST with a JSON body to
 * `/desk/api/<path>` from the desk's own pages, which carry the session as a cookie.
 */
export interface DeskCall<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Fault extends DeskFault = DeskFault,
> {
  readonly path: `/desk/api/${string}`;
  readonly about: string;
  readonly access: DeskAccess;
  readonly effect: "read" | "write";
  readonly request: Request;
  readonly response: Response;
  readonly faults: readonly Fault[];
}

/**
 * Declares a call of the desk.
 * @__NO_SIDE_EFFECTS__
 */
export function deskCall<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  const Fault extends DeskFault = never,
>(declaration: DeskCall<Request, Response, Fault>): DeskCall<Request, Response, Fault> {
  return declaration;
}

/** GET address of what a call of the desk reads as server-sent events, one for each change, with the request in its query. */
export const eventsOf = ({ path }: Pick<DeskCall, "path">): string => `${path}/events`;

export type DeskRequest<C extends DeskCall> = z.input<C["request"]>;
export type ParsedDeskRequest<C extends DeskCall> = z.output<C["request"]>;
export type DeskResponse<C extends DeskCall> = z.output<C["response"]>;
export type DeskFaultOf<C extends DeskCall> = C["faults"][number] | AnyDeskFault;

/** An answer's envelope: what was asked for, or why not, with the seconds to wait or the fields that are at fault. */
export const DeskEnvelope = z.union([
  z.object({ data: z.unknown() }),
  z.object({
    fault: z.literal(DESK_FAULTS),
    seconds: z.optional(z.int()),
    fields: z.optional(z.array(z.string())),
  }),
]);
export type DeskEnvelope = z.infer<typeof DeskEnvelope>;

/** Nothing but that it was done. */
export const Done = z.object({});

/** What somebody of the staff is called on screens and in the log. */
export const StaffName = Text(40).check(z.minLength(1));

/** What a shared tablet is called: where it stands, such as "Counter". */
export const TabletName = Text(40).check(z.minLength(1));

/** What one signs in by: an e-mail address or a name, without white space; in lower case, whatever was typed. */
export const StaffLogin = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(2), z.maxLength(120), z.regex(/^\S+$/));

/** As it was typed, in any characters; what is wrong with a new one is told by name. */
export const TypedPassword = z.string().check(z.maxLength(400));

/** Six digits of an authenticator app. */
export const OneTimeCode = z.string().check(z.trim(), z.regex(/^\d{6}$/));
