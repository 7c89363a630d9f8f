import type { OrderLineRequest } from "#contract/cart.ts";
import { CartAction, OrderType } from "#contract/enumerations.ts";
import { isRecord, parseJson } from "#domain/values/untrusted.ts";

/**
 * sending: on its way, or was when the page died; sent: the provider has it; refused: the provider said no;
 * not_sent: it never arrived, and can be sent again under the same id; given_up: the customer wanted it no more as it
 * was.
 */
const STATES = ["sending", "sent", "refused", "not_sent", "given_up"] as const;

export interface Attempt {
  readonly client_order_id: string;
  /** Path of the call that it is sent by. */
  readonly path: string;
  readonly store_id: string;
  readonly table_id: string | null;
  /** The cart that it orders: one of the store's own, or the mall's. */
  readonly cart: CartAction | "mall";
  /** The order that its dishes are added to; null for a new one. */
  readonly adds_to: string | null;
  /** The request as it was first sent: a repeat must be the same to the letter. */
  readonly request: Record<string, unknown>;
  readonly started_at: number;
  readonly state: (typeof STATES)[number];
  readonly order_no: string | null;
}

/** Where the journal is kept; both ends of a local storage entry. */
export interface JournalStore {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

/** Attempts kept at most: the provider remembers their ids for a week, a customer makes fewer. */
const KEPT = 20;

/** Every order attempt, written before it is sent, so that a reload or a lost answer never makes two orders. */
export function readJournal(store: JournalStore): Attempt[] {
  const kept = parseJson(store.read());
  return Array.isArray(kept) ? kept.map(withCart).filter(isAttempt) : [];
}

/** Writes an attempt, new or changed, newest last. */
export function writeAttempt(store: JournalStore, attempt: Attempt): void {
  const others = readJournal(store).filter((other) => other.client_order_id !== attempt.client_order_id);
  store.write(JSON.stringify([...others, attempt].slice(-KEPT)));
}

const CARTS: readonly unknown[] = [1, 2, 3, 4, 5, "mall"];

/** An attempt that was written before its cart stood in it (2026-11), with the cart that its request asks for. */
function withCart(kept: unknown): unknown {
  if (!isRecord(kept) || kept["cart"] !== undefined || !isRecord(kept["request"])) return kept;
  const { path, request } = kept;
  if (path === "/mall/order/createorder") return { ...kept, cart: "mall", adds_to: null };
  if (path === "/order/order/addorder")
    return { ...kept, cart: CartAction.dineIn, adds_to: request["order_no"] };
  const { lines, order_type } = request;
  const isOnOffer = Array.isArray(lines) && lines.some((line) => isRecord(line) && "special_id" in line);
  const isCollected = order_type === OrderType.takeAway;
  if (!isCollected && order_type !== OrderType.delivery)
    return { ...kept, cart: CartAction.dineIn, adds_to: null };
  const [plain, offer] = isCollected
    ? [CartAction.takeAway, CartAction.offerTakeAway]
    : [CartAction.delivery, CartAction.offerDelivery];
  return { ...kept, cart: isOnOffer ? offer : plain, adds_to: null };
}

/** Checked by hand: a confirmation must not wait for any schema. */
function isAttempt(kept: unknown): kept is Attempt {
  if (!isRecord(kept)) return false;
  const isText = (name: keyof Attempt) => typeof kept[name] === "string";
  const isTextOrNone = (name: keyof Attempt) => kept[name] === null || isText(name);
  return (
    (["client_order_id", "path", "store_id"] as const).every(isText) &&
    (["table_id", "order_no", "adds_to"] as const).every(isTextOrNone) &&
    CARTS.includes(kept["cart"]) &&
    isRecord(kept["request"]) &&
    Number.isFinite(kept["started_at"]) &&
    STATES.some((state) => state === kept["state"])
  );
}

/** Milliseconds for which an attempt that never arrived is offered again: a visit. Later nobody wants that meal. */
const OFFERED = 3 * 60 * 60 * 1000;

/**
 * The attempt to order from a store that the customer must still be told about: one whose outcome nobody knows, else
 * the last one if it never arrived. A store of null stands for any. `now` in milliseconds; `isMeant` leaves out those that another screen tells of.
 */
export function attemptLeft(
  store: JournalStore,
  storeId: string | null,
  now: number,
  isMeant: (attempt: Attempt) => boolean = () => true,
): Attempt | null {
  const attempts = readJournal(store).filter(
    (one) => (storeId === null || one.store_id === storeId) && isMeant(one),
  );
  const open = attempts.findLast(({ state }) => state === "sending");
  if (open) return open;
  const last = attempts.at(-1);
  return last?.state === "not_sent" && now - last.started_at < OFFERED ? last : null;
}

/** The lines that an attempt orders; null where what is kept of it tells none. */
export function orderedLines({ request }: Pick<Attempt, "request">): readonly OrderLineRequest[] | null {
  const { lines } = request;
  return Array.isArray(lines) && lines.every(isLine) ? lines : null;
}

/** Checked by hand, as the attempt is. */
function isLine(kept: unknown): kept is OrderLineRequest {
  if (!isRecord(kept)) return false;
  const { goods_id, option_value, number } = kept;
  return typeof goods_id === "string" && Array.isArray(option_value) && typeof number === "number";
}
