import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { informEvent } from "#provider/informs/informEvent.ts";
import type { TicketRow } from "./ownTicket.ts";
import { subjectOf } from "./subjectOf.ts";

/** Tells a member what became of what they showed, so that their screen says so without being asked. */
export async function tellOfTicket(
  db: Database,
  ticket: TicketRow,
  event: "use_confirmed" | "use_refused" | "use_reversed",
  now: Date,
): Promise<void> {
  const { uid, store_id, amount, kind } = ticket;
  const [member] = await db.select({ language: members.language }).from(members).where(eq(members.uid, uid));
  const subject = await subjectOf(db, ticket);
  const name = subject?.name[member?.language ?? "ja"] ?? "";
  const note = amount === null ? name : `${name} ¥${amount.toLocaleString("en-US")}`;
  const isCredited = kind === "top_up" && event === "use_confirmed";
  const told = isCredited ? "value_credited" : event;
  await informEvent(db, { uid, store_id, order_no: null, event: told, note, now });
}
