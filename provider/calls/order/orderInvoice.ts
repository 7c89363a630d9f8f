import { orderInvoice } from "#contract/calls/afterOrder.ts";
import { answer } from "#provider/server/context.ts";
import { makeOutReceipt } from "#provider/receipts/makeOutReceipt.ts";

export const answerOrderInvoice = answer(orderInvoice, makeOutReceipt);
