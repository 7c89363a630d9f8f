import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeOrder, createOrder, orderDetails } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import type { User } from "#contract/member.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { visits } from "#provider/db/tables/stores.ts";
import { attempt, order, piece, send, visitors } from "./customers.ts";
import { faultsDatabase } from "./faultsDatabase.ts";
import { type Program, startProgram } from "./program.ts";

let database: Awaited<ReturnType<typeof faultsDatabase>>;
let program: Program;
let customers: readonly User[];
const STOCK = { last: 1, few: 20 };

beforeAll(async () => {
  database = await faultsDatabase();
  await database.look(async (db) => {
    for (const [id, stock] of Object.entries(STOCK))
      await db.update(goods).set({ stock }).where(eq(goods.id, id));
  });
  program = await startProgram("tests/faults/server.ts", {
    ...database.environment,
    NOREN_REGISTRATIONS_A_MINUTE: "100000",
  });
  customers = await visitors(program.base, 50);
});
afterAll(async () => {
  await program.kill();
  await database.remove();
});

const one = (): User => customers[0] as User;

describe("over connections of their own", () => {
  it("fifty buyers of the last piece: one has it, all others are told that it is gone", async () => {
    const { base } = program;
    const replies = await Promise.all(
      customers.map((each) => order(base, attempt(each, [piece("last", 500)]))),
    );
    const codes = replies.map(({ code }) => code);
    expect(codes.filter((code) => code === Code.success)).toHaveLength(1);
    expect(codes.filter((code) => code === Code.soldOut || code === Code.stockShort)).toHaveLength(49);
  });

  it("ten taps with one key place one order, and say so in the same words", async () => {
    const { base } = program;
    const tapped = attempt(one(), [piece("few", 500)]);
    const replies = await Promise.all(Array.from({ length: 10 }, () => order(base, tapped)));
    const [first] = replies;
    expect(first?.code).toBe(Code.success);
    for (const reply of replies) expect(reply).toEqual(first);
  });

  it("the same key with another cart is refused, and the order stays as it was", async () => {
    const { base } = program;
    const first = attempt(one(), [piece("tea", 300)]);
    const { data } = await order(base, first);
    const other = { ...first, request: { ...first.request, lines: [piece("beer", 600)], shown_total: 600 } };
    expect((await order(base, other)).code).toBe(Code.idempotencyKeyReused);
    const now = await send(base, orderDetails, { order_no: data.order_no }, { session: one() });
    expect(now.data).toEqual(data);
  });

  it("one attempt under two keys, as from two tabs, is one order", async () => {
    const { base } = program;
    const first = attempt(one(), [piece("tea", 300)]);
    const [here, there] = await Promise.all([
      order(base, first),
      send(base, createOrder, first.request, { session: one(), key: crypto.randomUUID() }),
    ]);
    expect(there?.data.order_no).toBe(here?.data.order_no);
  });

  it("ten cancellations of one order give its piece back once", async () => {
    const { base } = program;
    const { data } = await order(base, attempt(one(), [piece("few", 500)]));
    const cancel = () => send(base, closeOrder, { order_no: data.order_no }, { session: one() });
    const codes = (await Promise.all(Array.from({ length: 10 }, cancel))).map(({ code }) => code);
    expect(codes.filter((code) => code === Code.success)).toHaveLength(1);
    expect(codes.filter((code) => code === Code.cancelFailed)).toHaveLength(9);
  });
});

describe("afterwards", () => {
  beforeEach(() => program.kill());

  it("stock and orders agree to the piece", async () => {
    await database.look(async (db) => {
      const live = (await db.select().from(orders)).filter(({ order_status }) => order_status >= 0);
      const rounds = await db
        .select()
        .from(orderRounds)
        .where(
          inArray(
            orderRounds.order_no,
            live.map(({ order_no }) => order_no),
          ),
        );
      expect(rounds).toHaveLength(live.length);
      const stocks = await db.select({ id: goods.id, stock: goods.stock }).from(goods);
      // One of the twenty went with the ten taps; the cancelled one came back.
      expect(stocks.find(({ id }) => id === "few")?.stock).toBe(STOCK.few - 1);
      expect(stocks.find(({ id }) => id === "last")?.stock).toBe(0);
      expect(await db.$count(visits)).toBe(1);
    });
  });
});
