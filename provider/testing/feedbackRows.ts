import { feedback } from "#contract/calls/member.ts";
import { type OwnershipRow, row } from "./ownershipRow.ts";

const WRITTEN = { type: 0, content: "mine", name: "mine", phone: "09011112222" } as const;

/** What somebody writes to the operator may name an order and pictures: their own alone. */
export const feedbackRows: readonly OwnershipRow[] = [
  row(feedback)({
    field: "order_no",
    make: ({ order }) => order(),
    ask: (order_no) => ({ ...WRITTEN, order_no }),
    refused: 412,
    nobody: 412,
    missing: 412,
  }),
  row(feedback)({
    field: "pictures",
    make: ({ picture }) => picture(),
    ask: (picture) => ({ ...WRITTEN, pictures: [picture] }),
    refused: 115,
    nobody: 115,
    missing: 115,
  }),
];
