import { updateSales } from "#provider/mall/updateSales.ts";
import { createLog } from "#provider/operations/log.ts";
import { tidy } from "#provider/operations/tidy.ts";
import { forgetInTime } from "#provider/operations/retention.ts";
import { autoCancel, closePaid, endUntaken } from "#provider/orders/endOrders.ts";
import { forgetCards } from "#provider/payments/cards/forgetCards.ts";
import { refundDue } from "#provider/payments/refundDue.ts";
import { giveUpPurchases } from "#provider/refill/chargeRefill.ts";
import { expireHoldings } from "#provider/refill/endHoldings.ts";
import { expireTickets } from "#provider/refill/tickets/showTicket.ts";
import { forgetUploads } from "#provider/server/uploads/uploadFiles.ts";
import { updateFigures } from "#provider/stores/maintenance/updateFigures.ts";
import { updateOpenings } from "#provider/stores/maintenance/updateOpenings.ts";
import type { TestProvider } from "#provider/testing/provider.ts";
import { leases } from "#provider/db/tables/messages.ts";
import type { Asked } from "./asked.ts";

/** What the provider does by itself, each half minute or each hour. */
export function everySweep({ db, mailOutbox, lineOutbox, outbox, parts, smsOutbox }: TestProvider): Asked[] {
  const log = createLog("silent");
  const sweep = (name: string, ask: Asked["ask"]): Asked => ({ name: `sweep: ${name}`, ask });
  return [
    sweep("unpaid orders", () => autoCancel(parts)),
    sweep("orders that nobody took", () => endUntaken(parts)),
    sweep("orders that are paid and served", () => closePaid(parts)),
    sweep("money that is due", () => refundDue(parts)),
    sweep("purchases that were not paid", () => giveUpPurchases(parts)),
    sweep("tickets", () => expireTickets(parts)),
    sweep("cards and vouchers that have run out", () => expireHoldings(parts)),
    sweep("opening hours", () => updateOpenings(db, parts.clock())),
    sweep("figures of stores", () => updateFigures(db, parts.clock())),
    sweep("sales of the mall", () => updateSales(db, parts.clock())),
    sweep("messages", () => outbox.drain()),
    sweep("texts", () => smsOutbox.drain()),
    sweep("mails", () => mailOutbox.drain()),
    sweep("LINE", () => lineOutbox.drain()),
    sweep("tidying", () => tidy(parts)),
    sweep("retention", async () => {
      await db.delete(leases);
      await forgetInTime(parts, log);
    }),
    sweep("pictures", () => forgetUploads(parts)),
    sweep("cards that are gone", () => forgetCards(parts)),
  ];
}
