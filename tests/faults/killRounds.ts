import { eq, inArray, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import type { User } from "#contract/member.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { leases, outbox } from "#provider/db/tables/messages.ts";
import { orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import { visits } from "#provider/db/tables/stores.ts";
import { createLog } from "#provider/operations/log.ts";
import { createOutbox } from "#provider/server/couriers/outbox.ts";
import { quietMessages } from "#provider/testing/fakeGateways.ts";
import { type Attempt, attempt, insist, order, piece, send, visitors } from "./customers.ts";
import { faultsDatabase } from "./faultsDatabase.ts";
import { type Program, startProgram } from "./program.ts";

const ORDERS = 200;
/** Pieces of the scarce goods at the start of each round; every other order wants one. */
const STOCK = 70;

/**
 * The tests of a provider that is killed and started again, a round for each number, on a database of their own. They
 * stand in two files, which run side by side.
 * @param kills answers after which the provider is killed
 * @param bouncer the PgBouncer through which it reaches PostgreSQL, where that has the database
 */
export function killRounds(kills: readonly number[], bouncer?: string): void {
  let database: Awaited<ReturnType<typeof faultsDatabase>>;
  let program: Program;
  let customers: readonly User[];

  const start = async () => {
    program = await startProgram("tests/faults/server.ts", {
      ...database.environment,
      NOREN_REGISTRATIONS_A_MINUTE: "100000",
    });
  };
  beforeAll(async () => {
    database = await faultsDatabase(undefined, bouncer);
    await start();
    customers = await visitors(program.base, ORDERS);
    await program.kill();
    await database.look(prepare);
  });
  afterAll(async () => {
    await program.kill();
    await database.remove();
  });

  const attempts = (): Attempt[] =>
    customers.map((session, index) =>
      attempt(session, index % 2 === 0 ? [piece("few", 500), piece("tea", 300)] : [piece("tea", 300)]),
    );

  /** Orders all at once, and kills the provider once so many are answered. */
  async function orderUntilKilled(all: readonly Attempt[], answersUntilKill: number) {
    let answered = 0;
    let killed: Promise<void> | null = null;
    const replies = await Promise.all(
      all.map(async (each) => {
        const reply = await order(program.base, each).catch(() => null);
        answered += 1;
        if (answered === answersUntilKill) killed = program.kill();
        return reply;
      }),
    );
    await killed;
    return replies;
  }

  it.each(kills)(
    "killed in the middle of 200 orders (after %i answers), the provider has lost none and doubled none",
    async (answersUntilKill) => {
      await start();
      const all = attempts();
      const replies = await orderUntilKilled(all, answersUntilKill);
      expect(replies.filter((reply) => reply === null).length).toBeGreaterThan(0);

      // What was answered, and what was committed and not answered any more, is there before anybody asks again.
      const kept = await database.look((db) => db.select().from(orderRounds).where(ofThese(all)));
      const orderOf = (index: number) =>
        kept.filter((round) => round.client_order_id === all[index]?.request.client_order_id);
      const answered = Array.from(replies.entries()).filter(([, reply]) => reply?.code === Code.success);
      const refused = Array.from(replies.entries()).filter(
        ([, reply]) => reply !== null && reply.code !== Code.success,
      );
      expect(answered.map(([index]) => orderOf(index).map(({ order_no }) => order_no))).toEqual(
        answered.map(([, reply]) => [reply?.data.order_no]),
      );
      expect(refused.filter(([index]) => orderOf(index).length > 0)).toEqual([]);

      // Every customer asks what became of the attempt, and then sends it again under its key.
      await start();
      const { base } = program;
      const told = await Promise.all(
        all.map(({ request }) => send(base, getDetailByTransId, { trans_id: request.client_order_id })),
      );
      const insisted = await Promise.all(all.map((each) => insist(base, each)));
      const again = insisted.map(({ last }) => last);
      expect(told.map(({ code }) => code)).toEqual(
        all.map((_each, index) => (orderOf(index).length === 0 ? Code.orderMissing : Code.success)),
      );
      expect(answered.map(([index]) => again[index]?.data)).toEqual(answered.map(([, reply]) => reply?.data));
      const known = all.map((_each, index) => index).filter((index) => orderOf(index).length > 0);
      expect(known.map((index) => again[index]?.data.order_no)).toEqual(
        known.map((index) => orderOf(index)[0]?.order_no),
      );
      for (const { code } of again) expect([Code.success, Code.soldOut, Code.stockShort]).toContain(code);
      await program.kill();
      await database.look(async (db) => {
        await agree(db, all, again.filter(({ code }) => code === Code.success).length);
        await prepare(db);
      });
    },
  );
}

async function prepare(db: Database): Promise<void> {
  await db.update(visits).set({ closed_at: new Date() });
  await db.update(goods).set({ stock: STOCK }).where(eq(goods.id, "few"));
}

const ofThese = (all: readonly Attempt[]) =>
  inArray(
    orderRounds.client_order_id,
    all.map(({ request }) => request.client_order_id),
  );

/** Orders, stock and messages say the same. */
async function agree(db: Database, all: readonly Attempt[], placed: number): Promise<void> {
  const rounds = await db.select().from(orderRounds).where(ofThese(all));
  expect(rounds).toHaveLength(placed);
  const numbers = rounds.map(({ order_no }) => order_no);
  expect(new Set(numbers).size).toBe(placed);
  expect(await db.$count(orders, inArray(orders.order_no, numbers))).toBe(placed);

  const sold = await db.select().from(orderLines).where(inArray(orderLines.order_no, numbers));
  const scarce = sold.filter(({ goods_id }) => goods_id === "few").length;
  const [row] = await db.select({ stock: goods.stock }).from(goods).where(eq(goods.id, "few"));
  expect([row?.stock, scarce]).toEqual([0, STOCK]);

  const informed = await db
    .select()
    .from(outbox)
    .where(inArray(sql`${outbox.payload} ->> 'order_no'`, numbers));
  expect(informed).toHaveLength(placed);
  // The one that was killed takes its lease with it for a minute.
  await db.delete(leases);
  const messages = quietMessages();
  const rest = createOutbox({ db, messages, clock: () => new Date() }, createLog("error"));
  await rest.drain();
  await rest.close();
  expect(await db.$count(outbox, isNull(outbox.sent_at))).toBe(0);
  const unsent = informed.filter(({ sent_at }) => sent_at === null);
  const sentNow = new Set(messages.published.map(({ payload }) => JSON.stringify(payload)));
  for (const { payload } of unsent) expect(sentNow).toContain(JSON.stringify(payload));
}
