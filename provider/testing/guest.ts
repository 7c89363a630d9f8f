import { eq, isNull } from "drizzle-orm";
import type { Call, RequestOf } from "#contract/call.ts";
import { addOrder, createOrder } from "#contract/calls/order.ts";
import { noneRegister } from "#contract/calls/session.ts";
import type { OrderLineRequest } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import type { User } from "#contract/member.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { visits, stores, tables } from "#provider/db/tables/stores.ts";
import { NOON, plantFixture, tableId } from "./fixture.ts";
import { type Reply, type TestProvider, testProvider, type TestProviderOptions } from "./provider.ts";

/** A provider with the fixture's stores, at noon. */
export async function planted(
  parts: Pick<
    TestProviderOptions,
    "changeNotices" | "database" | "frontend" | "gateways" | "lineMessages" | "log" | "payment" | "settings"
  > = {},
) {
  const provider = await testProvider(parts);
  provider.clock.set(NOON);
  await plantFixture(provider.db);
  return {
    ...provider,
    /** As the desk does it: whoever orders next is a new party. */
    freeTables: async () => {
      await provider.db.update(visits).set({ closed_at: NOON }).where(isNull(visits.closed_at));
    },
    /** Lets tables order as much at once as none does, where something else is the matter. */
    openLimits: () => openLimits(provider.db),
    stockOf: async (goods_id: string): Promise<number | undefined> =>
      (await provider.db.select({ stock: goods.stock }).from(goods).where(eq(goods.id, goods_id)))[0]?.stock,
    setStock: async (goods_id: string, stock: number) => {
      await provider.db.update(goods).set({ stock }).where(eq(goods.id, goods_id));
    },
  };
}

/** Takes a store's limits for its tables away: how many sit there, and how often they order. */
export async function openLimits(db: Database): Promise<void> {
  const table_rules = { member_orders: 9_999, table_orders: 9_999, table_calls: 9_999 };
  await db.update(stores).set({ max_people: 99, table_rules });
  await db.update(tables).set({ seats: 9_999 });
}

export type Planted = Awaited<ReturnType<typeof planted>>;

type LineDraft = Partial<OrderLineRequest> & Pick<OrderLineRequest, "goods_id" | "price">;

/** The data of a success; throws on any other code. */
export async function taken<Data>(
  reply: Promise<{ readonly code: number; readonly data: Data }>,
): Promise<Data> {
  const { code, data } = await reply;
  if (code !== Code.success) throw new Error(`Refused with ${code}: ${JSON.stringify(data)}`);
  return data;
}

let attempts = 0;
/** The id of an order attempt, new each time. */
export function attemptId(): string {
  attempts += 1;
  return `attempt-${String(attempts).padStart(12, "0")}`;
}

/** A line of an order: one piece without options unless it says otherwise. */
export function line(draft: LineDraft): OrderLineRequest {
  return { option_value: [], number: 1, ...draft };
}

const totalOf = (lines: readonly OrderLineRequest[]) =>
  lines.reduce((sum, { number, price }) => sum + number * price, 0);

/** A visitor with a device of their own, who scanned the card of a table of the fixture. */
export async function guest(provider: TestProvider, table = "diner-T1", language: WireLanguage = "ja") {
  const link = tableId(table, provider.parts.signingKey);
  const [store_id = ""] = table.split("-");
  const session: User = await taken(provider.call(noneRegister, {}, { language }));
  const send = <C extends Call>(
    call: C,
    request: RequestOf<C>,
    options: { key?: string } = {},
  ): Promise<Reply<C>> => provider.call(call, request, { session, language, ...options });
  return {
    uid: session.uid,
    session,
    link,
    send,
    /** An order at the table, with the total that its lines say. */
    order: (lines: readonly OrderLineRequest[], changes: Partial<RequestOf<typeof createOrder>> = {}) =>
      send(createOrder, {
        client_order_id: attemptId(),
        store_id,
        order_type: OrderType.dineIn,
        table_id: link,
        people: 1,
        pay_type: PayType.cash,
        lines: [...lines],
        shown_total: totalOf(lines),
        ...changes,
      }),
    add: (
      order_no: string,
      lines: readonly OrderLineRequest[],
      changes: Partial<RequestOf<typeof addOrder>> = {},
    ) =>
      send(addOrder, {
        client_order_id: attemptId(),
        order_no,
        lines: [...lines],
        shown_total: totalOf(lines),
        ...changes,
      }),
  };
}

export type Guest = Awaited<ReturnType<typeof guest>>;
