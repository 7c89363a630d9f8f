import { and, desc, eq, gte, inArray } from "drizzle-orm";
import * as call from "#contract/calls/desk/uses.ts";
import { localDay, zonedInstant } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { useTickets, vouchers } from "#provider/db/tables/storedValue.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { CARD_NAME } from "#provider/refill/holdings.ts";
import { decideTicket, reverseTicket } from "#provider/refill/tickets/decideTicket.ts";
import { findShown } from "#provider/refill/tickets/showTicket.ts";
import { subjectOf, type TicketRow } from "#provider/refill/tickets/tickets.ts";
import { keyedHash } from "#provider/server/signing.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";

/** Most rows of a day. */
const MOST = 200;

const today = answerDesk(call.counterUses, async ({ store_id }, context) => {
  const { db, language, now } = context;
  const { time_zone } = await ownStore(context, store_id);
  const midnight = zonedInstant(localDay(now, time_zone), 0, time_zone);
  const tickets = await db
    .select()
    .from(useTickets)
    .where(
      and(
        eq(useTickets.store_id, store_id),
        inArray(useTickets.state, ["confirmed", "refused"]),
        gte(useTickets.decided_at, midnight),
      ),
    )
    .orderBy(desc(useTickets.decided_at), desc(useTickets.id))
    .limit(MOST + 1);
  const shown = tickets.slice(0, MOST);
  const nameOf = await namesOf(db, shown);
  return {
    time_zone,
    uses: shown.map((ticket) => ({
      use_id: ticket.id,
      kind: ticket.kind,
      name: nameOf(ticket)?.[language] ?? "",
      amount: ticket.amount,
      time: (ticket.decided_at ?? ticket.created_at).toISOString(),
      is_confirmed: ticket.state === "confirmed",
      is_reversed: ticket.reversed_at !== null,
    })),
    has_more: tickets.length > MOST,
  };
});

/** What tickets are about, by name, in two queries however many there are; none of what is there no longer. */
async function namesOf(
  db: Database,
  tickets: readonly TicketRow[],
): Promise<(ticket: TicketRow) => Localized | undefined> {
  const idsOf = (wanted: TicketRow["kind"]) =>
    tickets.filter(({ kind }) => kind === wanted).map(({ subject_id }) => subject_id);
  const [couponIds, voucherIds] = [idsOf("coupon"), idsOf("voucher")];
  const ofCoupons =
    couponIds.length === 0
      ? []
      : await db
          .select({ id: memberCoupons.id, name: coupons.name })
          .from(memberCoupons)
          .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
          .where(inArray(memberCoupons.id, couponIds));
  const ofVouchers =
    voucherIds.length === 0
      ? []
      : await db
          .select({ id: vouchers.id, name: vouchers.name })
          .from(vouchers)
          .where(inArray(vouchers.id, voucherIds));
  const known = new Map([...ofCoupons, ...ofVouchers].map(({ id, name }) => [id, name]));
  return ({ kind, subject_id }) => (kind === "card" || kind === "top_up" ? CARD_NAME : known.get(subject_id));
}

const find = answerDesk(call.findUse, async ({ store_id, code }, context) => {
  const { db, now, parts, signed } = context;
  await ownStore(context, store_id);
  const { signingKey: key } = parts;
  const desk = keyedHash(key, "limit", signed.token_hash);
  const shown = await findShown(db, { store_id, desk, typed: code, key, now });
  return shown.ok ? { use_id: shown.ticket.id } : { refusal: shown.reason };
});

const one = answerDesk(call.shownUse, async ({ store_id, use_id }, context) => {
  const { db, language, now } = context;
  await ownStore(context, store_id);
  const own = and(eq(useTickets.id, use_id), eq(useTickets.store_id, store_id));
  const [ticket] = await db.select().from(useTickets).where(own);
  if (ticket === undefined) return { use: null };
  const { amount, kind } = ticket;
  const subject = await subjectOf(db, ticket, ticket.decided_at ?? now);
  const state = ticket.state === "waiting" && ticket.expires_at <= now ? "expired" : ticket.state;
  const before = state === "waiting" ? (subject?.balance ?? null) : null;
  return {
    use: {
      use_id,
      kind,
      name: subject?.name[language] ?? "",
      description: subject?.description?.[language] ?? "",
      amount,
      state,
      balance: before === null ? null : { before, after: Math.max(0, before + (subject?.change ?? 0)) },
      bonus: subject?.bonus ?? 0,
    },
  };
});

const decide = answerDesk(call.decideUse, async ({ store_id, use_id, is_confirmed }, context) => {
  const { now, write } = context;
  await ownStore(context, store_id);
  const outcome = await write(async ({ audit, db }) => {
    const said = await decideTicket(db, { store_id, use_id, isConfirmed: is_confirmed, now });
    const button = is_confirmed ? "confirm" : "refuse";
    await audit({ did: `use.${button}`, subject: use_id, store_id, after: { button, said } });
    return said;
  });
  return { outcome };
});

const reverse = answerDesk(call.reverseUse, async ({ store_id, use_id }, context) => {
  const { now, write } = context;
  const { time_zone } = await ownStore(context, store_id);
  const outcome = await write(async ({ audit, db }) => {
    const said = await reverseTicket(db, { store_id, use_id, time_zone, now });
    await audit({ did: "use.reverse", subject: use_id, store_id, after: { button: "reverse", said } });
    return said;
  });
  return { outcome };
});

/** Cards, vouchers, coupons and cash at the counter: found by the code that the member shows, decided, taken back. */
export const useCalls = [today, find, one, decide, reverse];
