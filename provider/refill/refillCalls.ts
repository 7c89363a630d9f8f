import { PAGE_SIZE, type ParsedRequestOf } from "#contract/call.ts";
import {
  refillCardList,
  refillDetails,
  refillMember,
  refillRecord,
  refillUseCard,
} from "#contract/calls/refillCard.ts";
import * as Code from "#contract/codes.ts";
import { lockMember } from "#provider/members/member.ts";
import { askGateway } from "#provider/payments/settle.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import { answer } from "#provider/server/context.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { openRefillPayment } from "./chargeRefill.ts";
import { goodBalances, isOver, ownHolding } from "./holdings.ts";
import { balanceOf } from "./ledger/accounts.ts";
import { offersOf, presentOffer, topUpTerms } from "./offers.ts";
import { cardsOf, history, HistoryPlace, vouchersOf } from "./presentHoldings.ts";
import { ownPurchase, presentPurchase } from "./purchases.ts";
import { newTicket, renewTicket, withdrawTicket } from "./tickets/showTicket.ts";
import { ownTicket, presentTicket, type TicketRow } from "./tickets/tickets.ts";

export const answerRefillCardList = answer(refillCardList, async ({ store_id, kind }, context) => {
  const { db, fail, language, now, parts } = context;
  const shown = { language, gateways: parts.payment };
  const store = await findStore(db, store_id, fail);
  const { offers, free } = await offersOf(db, store_id, now);
  const isCard = kind === undefined || kind === 1;
  return {
    offers: offers
      .filter((offer) => kind === undefined || offer.kind === kind)
      .map((offer) => presentOffer(offer, store, shown)),
    free_amount:
      free === null || !isCard
        ? null
        : { minimum: free.price, maximum: free.amount, validity_days: free.validity_days },
  };
});

export const answerRefillDetails = answer(refillDetails, async ({ refill_order_no, use_id }, context) => {
  const { caller, db, fail, language, now, parts } = context;
  const { uid } = caller;
  if (refill_order_no === undefined && use_id === undefined)
    return fail(Code.missingParameter, { fields: ["refill_order_no", "use_id"] });
  const use = use_id === undefined ? null : await ownTicket(db, { use_id, uid }, fail);
  const shown = use === null ? null : await presentTicket(db, use, { language, now, key: parts.signingKey });
  if (refill_order_no === undefined) return { order: null, use: shown };
  await ownPurchase(db, { refill_order_no, uid }, fail);
  const open = await openRefillPayment(db, refill_order_no);
  if (open !== null) await askGateway(parts, open);
  const purchase = await ownPurchase(db, { refill_order_no, uid }, fail);
  return { order: await presentPurchase(db, purchase, { language, gateways: parts.payment }), use: shown };
});

export const answerRefillMember = answer(refillMember, async ({ for_store }, context) => {
  const { caller, db, fail, language, now } = context;
  if (for_store !== undefined) await findStore(db, for_store, fail);
  const of = { uid: caller.uid, for_store, language, now };
  const cards = await cardsOf(db, of);
  const vouchers = await vouchersOf(db, of);
  const balances = await goodBalances(db, caller.uid, now, for_store);
  return { ...balances, cards, vouchers };
});

export const answerRefillRecord = answer(refillRecord, async ({ kind, id, cursor }, context) => {
  const { caller, db, fail, language, parts } = context;
  const { holding } = await ownHolding(db, { kind, id, uid: caller.uid }, fail);
  const after = readCursor(HistoryPlace, cursor, parts.signingKey, fail);
  const found = await history(db, holding, { language, after });
  const shown = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? shown.at(-1) : undefined;
  const { balance } = await balanceOf(db, holding);
  return {
    balance,
    items: shown.map(({ entry }) => entry),
    next_cursor: last === undefined ? null : writeCursor(parts.signingKey, last.place),
  };
});

type Asked = ParsedRequestOf<typeof refillUseCard>;

export const answerRefillUseCard = answer(refillUseCard, async (request, context) => {
  const { stop, store_id, use_id } = request;
  const { caller, db, fail, language, now, parts } = context;
  const { uid } = await lockMember(db, caller.uid);
  await findStore(db, store_id, fail);
  if (use_id !== undefined) {
    const known = await ownTicket(db, { use_id, uid }, (code) =>
      fail(code === Code.orderMissing ? Code.noData : code),
    );
    if (!isSame(known, request)) return fail(Code.noData);
    const ticket = await (stop ? withdrawTicket : renewTicket)(known, context);
    return presentTicket(db, ticket, { language, now, key: parts.signingKey });
  }
  if (stop) return fail(Code.missingParameter, { fields: ["use_id"] });
  const shown = { ...(await subject(request)), uid, store_id, amount: request.amount };
  return presentTicket(db, await newTicket(shown, context), { language, now, key: parts.signingKey });

  /** What is shown, once it is known that it can be done: money in, or money out. */
  async function subject({ kind, id, amount, purpose }: Asked) {
    if (purpose === "top_up") {
      if (kind !== 1) return fail(Code.missingParameter, { fields: ["kind"] });
      const terms = await topUpTerms(db, store_id, amount, now);
      if (terms.ok) return { kind: "top_up", subject_id: store_id } as const;
      const { maximum, minimum, prices } = terms;
      return fail(Code.couponConditionsNotMet, { maximum, minimum, prices: [...prices] });
    }
    if (id === undefined) return fail(Code.missingParameter, { fields: ["id"] });
    const held = await ownHolding(db, { kind, id, uid }, fail);
    if (held.store_id !== store_id) return fail(Code.couponConditionsNotMet);
    if (isOver(held.valid_until, now)) return fail(Code.couponUsedOrExpired);
    const { balance } = await balanceOf(db, held.holding);
    if (balance < amount) return fail(Code.couponConditionsNotMet, { balance });
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
