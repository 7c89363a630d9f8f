import type { ParsedRequestOf } from "#contract/call.ts";
import { refillUseCard } from "#contract/calls/refillCard.ts";
import { answer } from "#provider/server/context.ts";
import { balanceOf } from "#provider/ledger/balanceOf.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { isOver } from "#provider/refill/isOver.ts";
import { ownHolding } from "#provider/refill/ownHolding.ts";
import { topUpTerms } from "#provider/refill/topUpTerms.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { ownTicket, type TicketRow } from "#provider/tickets/ownTicket.ts";
import { presentTicket } from "#provider/tickets/presentTicket.ts";
import { newTicket, renewTicket } from "#provider/tickets/showTicket.ts";
import { withdrawTicket } from "#provider/tickets/withdrawTicket.ts";

type Asked = ParsedRequestOf<typeof refillUseCard>;

export const answerRefillUseCard = answer(refillUseCard, async (request, context) => {
  const { stop, store_id, use_id } = request;
  const { caller, db, fail, language, now, parts } = context;
  const { uid } = await lockMember(db, caller.uid);
  await findStore(db, store_id, fail);
  if (use_id !== undefined) {
    const known = await ownTicket(db, { use_id, uid }, (code) => fail(code === 412 ? 101 : code));
    if (!isSame(known, request)) return fail(101);
    const ticket = await (stop ? withdrawTicket : renewTicket)(known, context);
    return presentTicket(db, ticket, { language, now, key: parts.signingKey });
  }
  if (stop) return fail(114, { fields: ["use_id"] });
  const shown = { ...(await subject(request)), uid, store_id, amount: request.amount };
  return presentTicket(db, await newTicket(shown, context), { language, now, key: parts.signingKey });

  /** What is shown, once it is known that it can be done: money in, or money out. */
  async function subject({ kind, id, amount, purpose }: Asked) {
    if (purpose === "top_up") {
      if (kind !== 1) return fail(114, { fields: ["kind"] });
      const { ok, ...bounds } = await topUpTerms(db, store_id, amount);
      return ok ? ({ kind: "top_up", subject_id: store_id } as const) : fail(506, bounds);
    }
    if (id === undefined) return fail(114, { fields: ["id"] });
    const held = await ownHolding(db, { kind, id, uid }, fail);
    if (held.store_id !== store_id) return fail(506);
    if (isOver(held.valid_until, now)) return fail(505);
    const { balance } = await balanceOf(db, held.holding);
    if (balance < amount) return fail(506, { balance });
    return { kind: kind === 1 ? "card" : "voucher", subject_id: id } as const;
  }
});

/** Whether a ticket is the one that is asked for: it stands for one thing and one amount. */
function isSame(ticket: TicketRow, { store_id, amount, kind, id, purpose }: Asked): boolean {
  const isTopUp = purpose === "top_up";
  const of = isTopUp ? "top_up" : kind === 1 ? "card" : "voucher";
  const subject_id = isTopUp ? store_id : id;
  const isItself = ticket.kind === of && ticket.subject_id === subject_id;
  return isItself && ticket.store_id === store_id && ticket.amount === amount;
}
