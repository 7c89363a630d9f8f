import { eq } from "drizzle-orm";
import type * as z from "zod/mini";
import type { WireLanguage } from "#contract/scalars.ts";
import type { UseTicket } from "#contract/storedValue.ts";
import type { Database } from "#provider/db/database.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { flag } from "#provider/server/envelope.ts";
import type { TicketRow } from "./ownTicket.ts";
import { subjectOf } from "./subjectOf.ts";
import { ticketDigits, ticketQrText } from "./ticketCode.ts";

/** A ticket for the eyes of who shows it. */
export async function presentTicket(
  db: Database,
  ticket: TicketRow,
  { language, now, key }: { readonly language: WireLanguage; readonly now: Date; readonly key: string },
): Promise<z.infer<typeof UseTicket>> {
  const { id: use_id, kind, store_id, amount, code_expires_at, expires_at, decided_at } = ticket;
  const subject = await subjectOf(db, ticket);
  const [store] = await db.select({ name: stores.name }).from(stores).where(eq(stores.id, store_id));
  const isOver = ticket.state === "waiting" && expires_at <= now;
  const state = isOver ? "expired" : ticket.state;
  const isShown = state === "waiting" && ticket.code_hash !== null && code_expires_at !== null;
  const moment = isShown && code_expires_at > now ? { use_id, expires_at: code_expires_at } : null;
  const balance = subject?.balance ?? null;
  // Decided, it is in the balance already, or will never be.
  const left = balance === null ? null : balance + (state === "waiting" ? (subject?.change ?? 0) : 0);
  return {
    use_id,
    kind,
    code: moment === null ? "" : ticketDigits(key, moment),
    qr_text: moment === null ? "" : ticketQrText(key, moment),
    code_expires_at: moment?.expires_at.toISOString() ?? null,
    expires_at: expires_at.toISOString(),
    state,
    store_id,
    store_name: store?.name[language] ?? "",
    name: subject?.name[language] ?? "",
    amount,
    balance: left === null ? null : Math.max(0, left),
    decided_time: decided_at?.toISOString() ?? null,
    is_reversed: flag(ticket.reversed_at !== null),
  };
}
