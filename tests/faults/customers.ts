import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Call, RequestOf } from "#contract/call.ts";
import { createOrder } from "#contract/calls/order.ts";
import { noneRegister } from "#contract/calls/session.ts";
import type { OrderLineRequest } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import type { User } from "#contract/member.ts";
import { tableId } from "#provider/testing/fixture.ts";
import { line, taken } from "#provider/testing/guest.ts";
import type { Reply } from "#provider/testing/provider.ts";

/** One attempt of one customer to order, as a journal keeps it: what to send again after anything went wrong. */
export interface Attempt {
  readonly session: User;
  readonly key: string;
  readonly request: RequestOf<typeof createOrder>;
}

/** Sends a call over HTTP; rejects when the connection breaks. */
export async function send<C extends Call>(
  base: string,
  call: C,
  request: RequestOf<C>,
  { session, key = randomUUID() }: { readonly session?: User; readonly key?: string } = {},
): Promise<Reply<C>> {
  const response = await fetch(`${base}${call.path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(call.effect === "write" && { [Code.IDEMPOTENCY_HEADER]: key }),
    },
    body: JSON.stringify({
      ...(session && { uid: session.uid, auth_token: session.auth_token }),
      ...(request as object),
    }),
  });
  return (await response.json()) as Reply<C>;
}

/** Visitors of the fixture's diner. */
export const visitors = (base: string, count: number): Promise<User[]> =>
  Promise.all(Array.from({ length: count }, () => taken(send(base, noneRegister, {}))));

/** An attempt to order at a table where somebody sits. */
export function attempt(session: User, lines: readonly OrderLineRequest[], table = "diner-T1"): Attempt {
  const [store_id = ""] = table.split("-");
  const request = {
    client_order_id: randomUUID(),
    store_id,
    order_type: OrderType.dineIn,
    table_id: tableId(table, "a key for tests alone"),
    people: 1,
    pay_type: PayType.cash,
    lines: [...lines],
    shown_total: lines.reduce((sum, { number, price }) => sum + number * price, 0),
  } as const;
  return { session, key: randomUUID(), request: { ...request, lines: [...lines] } };
}

export const order = (base: string, { session, key, request }: Attempt) =>
  send(base, createOrder, request, { session, key });

/**
 * Orders, and sends the very same again, as a client's journal does, while the answer is one of these.
 * @param until the time (performance.now()) after which one stops trying
 * @returns the last answer, and the codes of all
 */
export async function insist(
  base: string,
  each: Attempt,
  again: readonly number[] = [Code.stillInProgress],
  until = performance.now() + 60_000,
): Promise<{ readonly last: Reply<typeof createOrder>; readonly codes: readonly number[] }> {
  const codes: number[] = [];
  for (;;) {
    const last = await order(base, each);
    codes.push(last.code);
    if (!again.includes(last.code) || performance.now() > until) return { last, codes };
    await wait(100);
  }
}

export const piece = (goods_id: string, price: number) => line({ goods_id, price });
