import * as z from "zod/mini";
import { Cursor, Day, Id, Text, Time } from "#contract/scalars.ts";
import { deskCall, StaffRole } from "./deskCall.ts";

/** What was done, in the order of the log: subject and verb. Its words stand under `log.did`. */
export const AUDITED = [
  "desk.begin",
  "desk.signin",
  "desk.signout",
  "desk.password",
  "desk.code_on",
  "desk.code_off",
  "desk.device_end",
  "desk.pin_on",
  "desk.pin_off",
  "staff.invite",
  "staff.link",
  "staff.join",
  "staff.change",
  "staff.remove",
  "staff.end",
  "staff.pin_off",
  "tablet.code",
  "tablet.pair",
  "tablet.rename",
  "tablet.end",
  "order.act",
  "order.line",
  "order.type_in",
  "bill.take",
  "bill.reverse",
  "bill.receipt",
  "orders.export",
  "day.close",
  "day.export",
  "value.export",
  "stock.mark",
  "menu.publish",
  "menu.import",
  "menu.export",
  "kitchen.mark",
  "kitchen.plan",
  "printer.add",
  "printer.change",
  "printer.remove",
  "order.print",
  "table.add",
  "table.change",
  "table.remove",
  "table.act",
  "table.move",
  "table.join",
  "table.split",
  "table.part",
  "floor.arrange",
  "call.answer",
  "guests.message",
  "customer.find",
  "customer.look",
  "customer.correct",
  "customer.decide",
  "customer.request",
  "customer.disclose",
  "customer.answer",
  "customer.erase",
  "company.save",
  "store.make",
  "store.open",
  "store.cards",
  "store.copy",
  "store.end",
  "store.reopen",
  "store.settings",
  "store.shipping",
  "coupon.save",
  "coupon.withdraw",
  "coupon.gift",
  "refill.save",
  "refill.end",
  "special.save",
  "special.end",
  "gift.make",
  "gift.send",
  "gift.withdraw",
  "use.confirm",
  "use.refuse",
  "use.reverse",
  "review.reply",
  "feedback.answer",
  "home.banner",
  "home.post",
] as const;
export const Audited = z.literal(AUDITED);
export type Audited = z.infer<typeof Audited>;

/** A line of the audit log, which is never changed and never deleted. */
export const AuditEntry = z.object({
  entry_id: z.int(),
  time: Time,
  /** By the name that they have now, and the role that they had then; null: nobody had signed in. */
  who: z.nullable(z.object({ staff_id: Id, name: z.string(), role: StaffRole })),
  /** Network address, and the browser by what it called itself. */
  address: z.string(),
  device: z.string(),
  store: z.nullable(z.object({ store_id: Id, name: z.string() })),
  did: Audited,
  /** What it was done to, by its number or id. */
  subject: z.string(),
  /** Values by their names, as they were and as they became; null where there was nothing. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const Filter = {
  staff_id: z.optional(Id),
  store_id: z.optional(Id),
  did: z.optional(Audited),
  /** Of an order, a dish, an account: its number or id, wholly. */
  subject: z.optional(Text(120)),
  /** Days of Japan, both included. */
  from: z.optional(Day),
  to: z.optional(Day),
};

export const auditLog = deskCall({
  path: "/desk/api/log",
  about: "The audit log of one's stores, the newest first: who did what, when, from where, before and after.",
  access: "log",
  effect: "read",
  request: z.object({ ...Filter, cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(AuditEntry),
    next_cursor: z.nullable(z.string()),
    /** Who may have done it: those of the log's lines that one may see. */
    people: z.array(z.object({ staff_id: Id, name: z.string() })),
  }),
  faults: ["cursor"],
});

/** GET address of the same as a CSV file, with the filter in its query. */
export const AUDIT_FILE = "/desk/api/log.csv";
export const AuditFilter = z.object(Filter);
