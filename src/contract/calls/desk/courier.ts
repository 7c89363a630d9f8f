import * as z from "zod/mini";
import { Id, Position, Text, Time, Yen } from "#contract/scalars.ts";
import { deskCall, Done } from "./deskCall.ts";

/** Who brings an order, and with which company. */
export const Courier = z.object({
  courier_name: z.string(),
  courier_phone: z.string(),
  delivery_company: z.string(),
  delivery_number: z.string(),
});

/** The secret of a courier's link. */
const LinkToken = Text(200).check(z.minLength(1));

export const courierLink = deskCall({
  path: "/desk/api/courier/link",
  about:
    "The link for whoever brings an order that is on its way. It ends when the order has arrived, and when somebody else brings it.",
  access: "orders",
  effect: "read",
  request: z.object({ store_id: Id, order_no: Id }),
  response: z.object({ link: z.string() }),
  faults: ["gone"],
});

/** What whoever brings an order has to know of it. */
const Errand = z.object({
  /** What the order is called by. */
  number: z.string(),
  store: z.object({ name: z.string(), phone: z.string(), time_zone: z.string() }),
  guest: z.object({ name: z.string(), phone: z.string() }),
  address: z.object({ postal_code: z.string(), address: z.string(), detail: z.string() }),
  /** Where its door is; null: unknown. */
  door: z.nullable(Position),
  remarks: z.array(z.string()),
  /** When it was asked for; null: as soon as possible. */
  due_at: z.nullable(Time),
  /** To be taken at the door; 0: it is paid. */
  left_to_pay: Yen,
  /** When the guest was last told where the courier is; null: they are not told. */
  told_at: z.nullable(Time),
});
export type Errand = z.infer<typeof Errand>;

export const courierErrand = deskCall({
  path: "/desk/api/courier",
  about: "What whoever brings an order has to know of it, by the link that the store gave them.",
  access: "anyone",
  effect: "read",
  request: z.object({ token: LinkToken }),
  response: Errand,
  faults: ["link_ended"],
});

export const courierPlace = deskCall({
  path: "/desk/api/courier/place",
  about: "Where whoever brings an order is, for its guest to see; null: they do not say any more.",
  access: "anyone",
  effect: "write",
  request: z.object({ token: LinkToken, position: z.nullable(Position) }),
  response: Done,
  faults: ["link_ended"],
});
