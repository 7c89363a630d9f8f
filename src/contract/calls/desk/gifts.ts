import * as z from "zod/mini";
import { Day, Id, Text, Time, WireLanguage, Yen } from "#contract/scalars.ts";
import { deskCall, Done } from "./deskCall.ts";

const DeskGift = z.object({
  voucher_id: Id,
  name: z.string(),
  amount: Yen,
  time: Time,
  /** `waits`: nobody has activated it yet. */
  state: z.literal(["waits", "activated", "expired"]),
  /** What became of the message with its code; null: its code was printed, or the message is kept no more. */
  sent: z.nullable(z.object({ to: z.string(), state: z.literal(["waiting", "sent", "given_up"]) })),
  /** Of the code that is good now: whoever sends it again names it, so that nobody replaces a code unseen. */
  stamp: z.string(),
});
export type DeskGift = z.infer<typeof DeskGift>;

export const listGifts = deskCall({
  path: "/desk/api/gifts",
  about: "The vouchers that a store can give, and the hundred that it gave last, the newest first.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    time_zone: z.string(),
    /** Codes get to phones: without them nobody can receive a voucher, and none is given. */
    has_texts: z.boolean(),
    offers: z.array(z.object({ offer_id: Id, name: z.string(), amount: Yen })),
    gifts: z.array(DeskGift),
  }),
  faults: [],
});

/** Why no voucher was given or sent; `bad_to` and `no_mail` are of the field. Words stand under `refusal` of `desk/gifts`. */
const GiftRefusal = z.literal(["bad_to", "no_mail", "no_texts", "too_many", "refused"]);
export type GiftRefusal = z.infer<typeof GiftRefusal>;
const Refused = z.object({ refusal: GiftRefusal });

/** An address or a phone number as it was typed. */
const To = Text(254);

/** A voucher to print; its code is told now, and never again. */
const GiftCard = z.object({
  name: z.string(),
  amount: Yen,
  code: z.string(),
  /** Where it is activated, with the code: to be shown as a QR code. */
  link: z.string(),
  /** The last day on which it is good; null: without end. */
  until: z.nullable(Day),
});
export type GiftCard = z.infer<typeof GiftCard>;

export const makeGift = deskCall({
  path: "/desk/api/gifts/make",
  about:
    "Makes a voucher to give, and sends its code, or answers the code to print. Asked again with the same id it makes no other: a code to print is a new one then, and the one before it is good no more.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    /** Made up once by whoever gives it. */
    voucher_id: Id,
    offer_id: Id,
    /** Empty: it is printed. */
    to: To,
    /** What its recipient reads. */
    language: WireLanguage,
  }),
  response: z.union([z.object({ card: z.nullable(GiftCard) }), Refused]),
  faults: [],
});

export const sendGift = deskCall({
  path: "/desk/api/gifts/send",
  about:
    "Sends a voucher that nobody has activated, to the same or another address, with a new code: the one before it is good no more.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    voucher_id: Id,
    stamp: Text(64),
    to: To.check(z.minLength(1)),
    language: WireLanguage,
  }),
  response: z.union([z.object({ is_sent: z.literal(true) }), Refused]),
  /** Another code is good meanwhile than the one that was seen. */
  faults: ["changed"],
});

export const withdrawGift = deskCall({
  path: "/desk/api/gifts/withdraw",
  about: "Ends a voucher that nobody has activated; a message with its code that still waits is not sent.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id, voucher_id: Id }),
  response: Done,
  faults: ["gone"],
});
