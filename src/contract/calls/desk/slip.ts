import * as z from "zod/mini";
import { Id } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

/** A part of the label, line by line under its title. */
const LabelPart = z.object({ title: z.string(), lines: z.array(z.string()) });

const PackingSlip = z.object({
  order_no: Id,
  /** What the carrier reads: in the country's language, whatever the staff speak. */
  label: z.object({
    /** Null: where it goes is not known any more. */
    to: z.nullable(z.object({ ...LabelPart.shape, name: z.string() })),
    wanted: LabelPart,
    from: LabelPart,
  }),
  goods: z.array(z.object({ name: z.string(), choices: z.string(), number: z.int() })),
});
export type PackingSlip = z.infer<typeof PackingSlip>;

export const packingSlip = deskCall({
  path: "/desk/api/slip",
  about:
    "What goes into the parcels of an order that is shipped: whose it is, and what is in it, without prices.",
  access: "orders",
  effect: "read",
  request: z.object({ store_id: Id, order_no: Id }),
  /** Null: the store has no such order. */
  response: z.object({ slip: z.nullable(PackingSlip) }),
  faults: [],
});
