import * as z from "zod/mini";
import { Id, Time } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

/** Who gets what is written to customers: they themselves, in a demo whoever looks at the desk, or nobody. */
const Reach = z.literal(["customers", "desk", "nobody"]);
const SendState = z.literal(["waiting", "sent", "given_up"]);

export const listTexts = deskCall({
  path: "/desk/api/texts",
  about:
    "The newest text messages to customers: how each stands, and where a demo's desk stands for every phone what it says.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    reach: Reach,
    texts: z.array(
      z.object({
        text_id: Id,
        /** All that is shown of a number. */
        last4: z.string(),
        /** Empty unless the desk stands for everybody's phone: a code is nobody else's business. */
        content: z.string(),
        time: Time,
        state: SendState,
      }),
    ),
  }),
  faults: [],
});

export const listMails = deskCall({
  path: "/desk/api/mails",
  about:
    "The newest mails to customers, and a store's messages in LINE, where nothing sends them; else those alone that did not get there.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    reach: Reach,
    mails: z.array(
      z.object({
        mail_id: Id,
        /** Its first letter and its domain alone, unless the desk stands for everybody's mailbox. */
        recipient: z.string(),
        subject: z.string(),
        /** Empty unless the desk stands for everybody's mailbox. */
        content: z.string(),
        time: Time,
        state: SendState,
      }),
    ),
    /** The desk stands for everybody's LINE. */
    is_desk_line: z.boolean(),
    line_messages: z.array(
      z.object({
        message_id: Id,
        order_no: Id,
        /** Empty where LINE shows it to its customer. */
        content: z.string(),
        /** Why it did not get there; empty where nothing is wrong. */
        failure: z.string(),
        time: Time,
        state: SendState,
      }),
    ),
  }),
  faults: [],
});

/** GET address of a mail as its customer sees it, where the desk stands for everybody's mailbox: its own HTML. */
export const MAIL_FILE = "/desk/api/mail.html";
export const MailInFile = z.object({ store_id: Id, mail_id: Id });
