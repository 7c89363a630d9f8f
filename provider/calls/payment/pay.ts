import { eq } from "drizzle-orm";
import { pay } from "#contract/calls/payment.ts";
import { answer } from "#provider/server/context.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { OPEN } from "#provider/payments/openPayment.ts";

export const answerPay = answer(pay, async ({ trans_id }, { caller, db, fail }) => {
  const [payment] = await db.select().from(payments).where(eq(payments.trans_id, trans_id));
  if (payment === undefined) return fail(412);
  if (payment.uid !== caller.uid) return fail(424);
  if (payment.state === "paid") return fail(413);
  if (!OPEN.includes(payment.state)) return fail(428);
  return { trans_id, redirect_url: payment.redirect_url };
});
