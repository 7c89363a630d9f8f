import * as z from "zod/mini";
import { Email } from "./contacts.ts";
import { TaxClass } from "./enumerations.ts";
import { Bill } from "./order.ts";
import { Flag, Id, Text, Time, Yen } from "./scalars.ts";

/** Asks for a receipt, by mail or to print. */
export const ReceiptRequest = z.object({
  order_no: Id,
  /** 1 by mail, 2 print. */
  kind: z.literal([1, 2]),
  /** The invoice's title: a company or a person. Empty is answered with 420. */
  companyName: Text(100),
  /** Where to, with `kind` 1. */
  email: z.optional(Email),
});

/** A line of a receipt. */
export const ReceiptLine = z.object({
  name: z.string(),
  /** Pieces. */
  number: z.int(),
  unit_price: Yen,
  line_total: Yen,
  tax_class: TaxClass,
  /** Percent. */
  tax_rate: z.number(),
  /** 1: carries the mark of the reduced rate. */
  is_reduced: Flag,
});

/** A receipt in the form of a Japanese qualified invoice; tax is rounded once a rate. */
export const Receipt = z.object({
  /** Of its store: year and running number; a copy has its original's. */
  receipt_no: Id,
  order_no: Id,
  issue_time: Time,
  /** Whom it is made out to. */
  title: z.string(),
  store_name: z.string(),
  /** Who sold, by law. */
  issuer_name: z.string(),
  issuer_address: z.string(),
  issuer_phone: z.string(),
  /** T and 13 digits; null where the store is not registered. */
  registration_number: z.nullable(z.string()),
  /** When it was sold: for a booked time that time. */
  trade_time: Time,
  lines: z.array(ReceiptLine),
  bill: Bill,
  /** 1: made out before, and marked so. */
  is_copy: Flag,
  /** Where it was sent; null when printed. */
  sent_to: z.nullable(z.string()),
  /** Address of the page to print; null when mailed. */
  print_url: z.nullable(z.string()),
});
export type Receipt = z.infer<typeof Receipt>;
