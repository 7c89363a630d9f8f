import type * as z from "zod/mini";
import type { Card } from "#contract/payment.ts";
import { isPeriodOver } from "#domain/payments/cardFaults.ts";
import { flag } from "#provider/server/envelope.ts";
import type { CardRow } from "./cardsOf.ts";

/** A member's cards as they are answered; where none was made the default, the first one is it. */
export function presentCards(rows: readonly CardRow[], now: Date): z.infer<typeof Card>[] {
  const chosen = rows.find(({ is_default }) => is_default === 1) ?? rows[0];
  return rows.map((row) => ({
    card_id: row.id,
    brand: row.brand,
    number: `************${row.last4}`,
    valid_period: row.valid_period,
    is_expired: flag(isPeriodOver(row.valid_period, now)),
    is_default: flag(row === chosen),
  }));
}
