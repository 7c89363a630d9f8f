import type { ledgerAccounts, ledgerEntries, ledgerTransfers } from "#provider/db/tables/ledger.ts";
import type { refillCards } from "#provider/db/tables/storedValue.ts";
import { accountId } from "#provider/refill/ledger/accounts.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import type { Shop } from "./shops.ts";

const DAY = 86_400_000;
const BOUGHT = 3_000;
const SPENT = 1_200;

/** A refill card: what was paid for it, and what was spent of it. */
export interface Card {
  readonly id: string;
  readonly uid: string;
  readonly store_id: string;
  readonly since: Date;
}

/** Cards of each twentieth member. */
export function cardsOf(people: readonly Person[], shops: readonly Shop[], random: Random): Card[] {
  return people.flatMap(({ uid, isMember, since }) =>
    isMember && random.isOneIn(20)
      ? [{ id: `${uid}-card`, uid, store_id: random.pick(shops).id, since }]
      : [],
  );
}

export function* cardRows(cards: readonly Card[], until: Date): Generator<typeof refillCards.$inferInsert> {
  // Half of them have run out since.
  for (const { id, uid, store_id, since } of cards) {
    const valid_until = new Date(since.getTime() + 365 * DAY);
    const written_off_at = valid_until <= until ? valid_until : null;
    yield { id, uid, store_id, created_at: since, valid_until, written_off_at };
  }
}

const walletOf = ({ uid, store_id }: Card) => accountId({ kind: "wallet", uid, store_id });

export function* accountRows(
  cards: readonly Card[],
  until: Date,
): Generator<typeof ledgerAccounts.$inferInsert> {
  const stores = Map.groupBy(cards, ({ store_id }) => store_id);
  for (const card of cards) {
    const isOver = card.since.getTime() + 365 * DAY <= until.getTime();
    const { uid, store_id, since } = card;
    const balance = isOver ? 0 : BOUGHT - SPENT;
    yield { id: walletOf(card), kind: "wallet", uid, store_id, balance, created_at: since };
  }
  for (const [store_id, held] of stores) {
    const [first] = held;
    if (first === undefined) continue;
    const ended = held.filter(({ since }) => since.getTime() + 365 * DAY <= until.getTime()).length;
    const account = (kind: "gateway" | "revenue", balance: number) => {
      const id = accountId({ kind, uid: null, store_id });
      return { id, kind, uid: null, store_id, balance, created_at: first.since };
    };
    yield account("gateway", -BOUGHT * held.length);
    yield account("revenue", SPENT * held.length + (BOUGHT - SPENT) * ended);
  }
}

/** Each card's movements: bought, spent once, and written off where it has run out. */
function movesOf(card: Card, until: Date) {
  const { id, store_id, since } = card;
  const end = new Date(since.getTime() + 365 * DAY);
  const gateway = accountId({ kind: "gateway", uid: null, store_id });
  const revenue = accountId({ kind: "revenue", uid: null, store_id });
  const all = [
    {
      id: `${id}-1`,
      kind: "top_up",
      from: gateway,
      to: walletOf(card),
      amount: BOUGHT,
      at: since,
      after: BOUGHT,
    },
    {
      id: `${id}-2`,
      kind: "spend",
      from: walletOf(card),
      to: revenue,
      amount: SPENT,
      at: since,
      after: BOUGHT - SPENT,
    },
    {
      id: `${id}-3`,
      kind: "expiry",
      from: walletOf(card),
      to: revenue,
      amount: BOUGHT - SPENT,
      at: end,
      after: 0,
    },
  ] as const;
  return all.filter(({ at }) => at <= until);
}

export function* transferRows(
  cards: readonly Card[],
  until: Date,
): Generator<typeof ledgerTransfers.$inferInsert> {
  for (const card of cards)
    for (const { id, kind, at } of movesOf(card, until))
      yield { id, kind, reference: id, order_no: null, store_id: card.store_id, created_at: at };
}

export function* entryRows(
  cards: readonly Card[],
  until: Date,
): Generator<typeof ledgerEntries.$inferInsert> {
  for (const card of cards) {
    const own = walletOf(card);
    for (const { id, from, to, amount, at, after } of movesOf(card, until)) {
      const balance = (account: string) => (account === own ? after : 0);
      const entry = { transfer_id: id, created_at: at };
      yield { ...entry, id: `${id}-from`, account_id: from, amount: -amount, balance_after: balance(from) };
      yield { ...entry, id: `${id}-to`, account_id: to, amount, balance_after: balance(to) };
    }
  }
}
