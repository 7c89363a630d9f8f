import type { StoredValuePart } from "#contract/storedValue.ts";
import { reachesMinimumTotal } from "#domain/price/bill.ts";

/** An order as far as cards and vouchers pay for it, in yen. */
export interface PayableOrder {
  readonly order_no: string;
  readonly store_id: string;
  /** What they may pay at most, in all. */
  readonly to_pay: number;
  readonly lines: readonly { readonly goods_id: string; readonly line_total: number }[];
}

/** A card or voucher, and what it is to pay. */
export interface PartToAllot {
  readonly id: string;
  readonly store_id: string;
  /** The goods that it pays for, at most what those cost; null: whatever there is to pay. */
  readonly goods_ids: readonly string[] | null;
  readonly amount: number;
}

export interface Allotted {
  readonly id: string;
  readonly order_no: string;
  readonly amount: number;
}

interface Place {
  readonly order_no: string;
  readonly goods_id: string;
  readonly cost: number;
  /** How much each part pays here. */
  readonly paid: Map<number, number>;
}

/**
 * What each card and voucher pays of which order: its own store's, a voucher its own goods, together never more than
 * anything costs. A voucher makes room for another where it pays for other goods as well, so that as much is paid as can
 * be; what cannot be is left out. An empty list of goods is all goods, and what is no goods (a fee) only a card pays.
 */
export function allotParts(orders: readonly PayableOrder[], parts: readonly PartToAllot[]): Allotted[] {
  const places: Place[] = orders.flatMap(({ order_no, lines }) =>
    lines.map(({ goods_id, line_total }) => ({ order_no, goods_id, cost: line_total, paid: new Map() })),
  );
  const room = new Map(orders.map(({ order_no, to_pay }) => [order_no, to_pay]));
  const storeOf = new Map(orders.map(({ order_no, store_id }) => [order_no, store_id]));
  const add = (place: Place, index: number, amount: number) =>
    place.paid.set(index, (place.paid.get(index) ?? 0) + amount);

  function covers(part: PartToAllot, { order_no, goods_id }: Place): boolean {
    if (part.goods_ids === null || storeOf.get(order_no) !== part.store_id) return false;
    return part.goods_ids.length === 0 || part.goods_ids.includes(goods_id);
  }

  /** Finds room for some of an amount, moving others on where they can go elsewhere; how much, 0 when there is none. */
  function fit(index: number, amount: number, seen: Set<Place>): number {
    const part = parts[index];
    if (part === undefined) return 0;
    for (const here of places) {
      if (seen.has(here) || !covers(part, here)) continue;
      seen.add(here);
      const left = room.get(here.order_no) ?? 0;
      const free = Math.min(amount, left, here.cost - sum(here.paid.values()));
      if (free > 0) {
        add(here, index, free);
        room.set(here.order_no, left - free);
        return free;
      }
      for (const [other, held] of here.paid) {
        const moved = other === index || held === 0 ? 0 : fit(other, Math.min(amount, held), seen);
        if (moved === 0) continue;
        add(here, other, -moved);
        add(here, index, moved);
        return moved;
      }
    }
    return 0;
  }

  const allotted: Allotted[] = [];
  parts.forEach((part, index) => {
    let left = part.goods_ids === null ? 0 : part.amount;
    while (left > 0) {
      const placed = fit(index, left, new Set());
      if (placed === 0) break;
      left -= placed;
    }
  });
  parts.forEach((part, index) => {
    let left = part.amount;
    for (const { order_no, store_id } of orders) {
      const isCard = part.goods_ids === null && store_id === part.store_id;
      const held = places.filter((each) => each.order_no === order_no);
      const of = isCard
        ? Math.min(left, room.get(order_no) ?? 0)
        : sum(held.map(({ paid }) => paid.get(index) ?? 0));
      if (of <= 0) continue;
      if (isCard) room.set(order_no, (room.get(order_no) ?? 0) - of);
      left -= of;
      allotted.push({ id: part.id, order_no, amount: of });
    }
  });
  return allotted;
}

const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0);

/** A card or voucher that its owner lets pay, with all that it can pay. */
export interface Payer {
  readonly kind: StoredValuePart["kind"];
  readonly id: string;
  readonly store_id: string;
  /** Null: a card, which pays for all; empty: all goods. */
  readonly goods_ids: readonly string[] | null;
  /** Yen. */
  readonly available: number;
}

/**
 * What each card and voucher pays of orders, by the rule that the provider goes by: as much as can be, vouchers before
 * cards, for a card pays for everything else as well. Nothing so small is left that no other method takes it.
 */
export function storedParts(orders: readonly PayableOrder[], payers: readonly Payer[]): StoredValuePart[] {
  const inTurn = payers.toSorted((one, other) => other.kind - one.kind);
  const allotted = allotParts(
    orders,
    inTurn.map(({ available, ...payer }) => ({ ...payer, amount: available })),
  );
  const parts = inTurn
    .map(({ kind, id }) => ({
      kind,
      id,
      amount: sum(allotted.filter((each) => each.id === id).map(({ amount }) => amount)),
    }))
    .filter(({ amount }) => amount > 0);
  const left = sum(orders.map(({ to_pay }) => to_pay)) - storedTotal(parts);
  if (left === 0 || reachesMinimumTotal(left)) return parts;
  return parts
    .map((part, index) => (index === parts.length - 1 ? { ...part, amount: part.amount - 1 } : part))
    .filter(({ amount }) => amount > 0);
}

/** Yen that parts come to. */
export function storedTotal(parts: readonly StoredValuePart[]): number {
  return sum(parts.map(({ amount }) => amount));
}
