import * as z from "zod/mini";
import { OrderType } from "#contract/enumerations.ts";
import { Id, PayType, Text } from "#contract/scalars.ts";
import { deskCall, Done } from "./deskCall.ts";
import { NeededWords, Words } from "./words.ts";

/** Characters of what is read: more than a form takes. */
const MOST = 10_000;

/** The ways of ordering that a store begins with; a shop of the mall is one by its rules of shipping. */
export const FIRST_WAYS = [OrderType.dineIn, OrderType.takeAway, OrderType.delivery] as const;

/** A telephone's number as it is written: in digits, with what stands between them. */
const StorePhone = Text(24).check(z.regex(/^\+?[\d\s()-]{6,}$/));

/** A zone of the IANA's list. */
const TimeZone = Text(60).check(
  z.refine((name) => {
    try {
      return (
        name !== "" && new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== ""
      );
    } catch {
      return false;
    }
  }),
);

export const storeChoices = deskCall({
  path: "/desk/api/store/choices",
  about: "What a store can be chosen to be, and to be paid by.",
  access: "store",
  effect: "read",
  request: z.object({}),
  response: z.object({
    kinds: z.array(z.object({ id: Id, name: z.string() })),
    /** What can be taken here. */
    pay_types: z.array(PayType),
  }),
  faults: [],
});

/** What a store is, as its owner writes it down. */
const Facts = z.object({
  name: NeededWords(60),
  address: NeededWords(200),
  phone: StorePhone,
  /** What it is, and what a guest should know. */
  about: Words(600),
  notes: Words(600),
  time_zone: TimeZone,
  /** Null: of no kind that is listed. */
  store_type: z.nullable(Id),
  order_types: z.array(z.literal(FIRST_WAYS)).check(z.minLength(1), z.maxLength(3)),
  pay_list: z.array(PayType).check(z.minLength(1), z.maxLength(8)),
});
export type StoreFacts = z.infer<typeof Facts>;

export const makeStore = deskCall({
  path: "/desk/api/store/make",
  about: "Makes a store, which guests neither find nor order at until it is opened.",
  access: "operator",
  effect: "write",
  request: z.object({
    /** The maker's own, so that the same store is not made twice. */
    store_id: Id,
    facts: Facts,
  }),
  response: Done,
  faults: ["changed"],
});

const Stamp = z.string().check(z.maxLength(40));

export const storeFacts = deskCall({
  path: "/desk/api/store/facts",
  about: "What a store is, as its owner wrote it down.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    facts: z.object({
      name: Words(MOST),
      address: Words(MOST),
      phone: z.string(),
      about: Words(MOST),
      notes: Words(MOST),
      time_zone: z.string(),
      store_type: z.nullable(Id),
      order_types: z.array(z.literal(FIRST_WAYS)),
      pay_list: z.array(PayType),
    }),
    stamp: Stamp,
  }),
  faults: [],
});

export const saveFacts = deskCall({
  path: "/desk/api/store/facts/save",
  about: "Keeps what a store is; what another has saved meanwhile stays, unless it is the same.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    facts: z.extend(Facts, {
      /** A shop of the mall may have none of these. */
      order_types: z.array(z.literal(FIRST_WAYS)).check(z.maxLength(3)),
    }),
    stamp: Stamp,
  }),
  response: Done,
  faults: ["changed"],
});
