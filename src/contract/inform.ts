import * as z from "zod/mini";
import { Flag, Id, Time } from "./scalars.ts";

/** What happened, so that the client can say it in the reader's own language. */
export const InformEvent = z.literal([
  "order_placed",
  "order_accepted",
  "dishes_accepted",
  "order_ready",
  "order_on_its_way",
  "order_completed",
  "order_collected",
  "order_delivered",
  "order_cancelled",
  "order_settled",
  "payment_received",
  "payment_refunded",
  "review_replied",
  "use_confirmed",
  "use_refused",
  "use_reversed",
  "value_credited",
  "staff_coming",
  "store_message",
  "own_message",
]);
export type InformEvent = z.infer<typeof InformEvent>;

/** A real-time message (specification, section 3, "Notification message"). */
export const InformMessage = z.object({
  inform_id: Id,
  time: Time,
  /** In the member's language, for events that a client does not know and for free text. */
  content: z.string(),
  order_no: z.nullable(Id),
  store_id: Id,
  event: InformEvent,
  /** What is to be known beside the event, in the member's language: why an order was canceled, what it waits for. */
  note: z.optional(z.string()),
});
export type InformMessage = z.infer<typeof InformMessage>;

/** A message as the inform list keeps it. */
export const Inform = z.object({
  ...InformMessage.shape,
  store_name: z.string(),
  /** IANA name of the store's time zone: its messages are told by the clock on its wall. */
  time_zone: z.string(),
  is_read: Flag,
});
export type Inform = z.infer<typeof Inform>;

/** What the store's public channel carries; that an order changed, the channels of those whom it is about. */
export const StoreSignal = z.object({
  store_id: Id,
  /** What changed, and is to be read again. */
  signal: z.literal(["menu_changed", "table_changed", "order_changed"]),
});
export type StoreSignal = z.infer<typeof StoreSignal>;

/** The last that a member's own channel carries: another has taken its place, and `get_channel` tells which. */
export const ChannelMoved = z.object({ signal: z.literal("channel_moved") });
export type ChannelMoved = z.infer<typeof ChannelMoved>;
