import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addCreditCart, delCreditCart } from "#contract/calls/cards.ts";
import { payOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import type { User } from "#contract/member.ts";
import type { Database } from "#provider/db/database.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { members } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { listenOn } from "#provider/gateways/testing/listenOn.ts";
import { runMaintenance } from "#provider/operations/maintenance.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { forgetCards } from "#provider/payments/cards/forgetCards.ts";
import type { Parts } from "#provider/server/context.ts";
import { attempt, order, piece, send, visitors } from "../customers.ts";
import { faultsDatabase } from "../faultsDatabase.ts";
import { type Program, startProgram } from "../program.ts";
import { gatewayBooks } from "./gatewayBooks.ts";
import { laterProvider } from "./laterProvider.ts";

const PRICE = 300;
/** One for each test. */
const CUSTOMERS = 19;
const MINUTE = 60_000;

type Verb = "begin" | "cancel" | "charge" | "confirm" | "describe" | "forget" | "keep" | "query" | "refund";
/** before: the gateway was asked, and did nothing yet. after: it did it, and nobody heard so. */
type Moment = "before" | "after";

const books = gatewayBooks();
let database: Awaited<ReturnType<typeof faultsDatabase>>;
let service: Awaited<ReturnType<typeof listenOn>>;
let folder: string;
let program: Program;
let customers: User[];
let me: User;
let dies: { verb: Verb; moment: Moment } | null = null;

const start = async () => {
  program = await startProgram("tests/faults/server.ts", {
    ...database.environment,
    NOREN_PAYMENTS: join(folder, "payments.json"),
    NOREN_REGISTRATIONS_A_MINUTE: "100000",
  });
};

/** The gateway over HTTP, which kills the provider where it is to die. */
function served(): Hono {
  const { gateway } = books;
  const verbs: Readonly<Record<string, unknown>> = { ...gateway, ...gateway.vault };
  return new Hono().post("/:verb", async (context) => {
    const verb = context.req.param("verb");
    const given = (await context.req.json()) as unknown[];
    const isToDie = dies?.verb === verb;
    if (isToDie && dies?.moment === "before") return died();
    const act = verbs[verb] as (...all: unknown[]) => Promise<unknown>;
    const answer = await act(...given);
    return isToDie ? died() : context.json({ answer });
  });
}

async function died(): Promise<Response> {
  dies = null;
  await program.kill();
  return new Response(null, { status: 503 });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "noren-gateway-"));
  service = await listenOn(served());
  const adapter = join(import.meta.dirname, "remoteGateway.ts");
  const ways = { payPay: "remote", alipay: "remote", card: "remote" };
  const gateways = { remote: { adapter, settings: { url: service.origin } } };
  await writeFile(join(folder, "payments.json"), JSON.stringify({ gateways, ways }));
  database = await faultsDatabase();
  const pay_list = [PayType.cash, PayType.payPay, PayType.alipay, PayType.card];
  await start();
  customers = await visitors(program.base, CUSTOMERS);
  await program.kill();
  await database.look(async (db) => {
    await db.update(stores).set({ pay_list }).where(eq(stores.id, "diner"));
    await db.update(members).set({ kind: "member" });
  });
});
beforeEach(async () => {
  dies = null;
  me = customers.pop() ?? expect.fail("Nobody is left");
  await start();
});
afterEach(() => program.kill());
afterAll(async () => {
  await database.remove();
  await service.close();
  await rm(folder, { recursive: true });
});

const place = async () => (await order(program.base, attempt(me, [piece("tea", PRICE)]))).data.order_no;
type By = Omit<Parameters<typeof send<typeof payOrder>>[2], "order_no">;
const pay = (order_no: string, by: By) => send(program.base, payOrder, { order_no, ...by }, { session: me });
/** Does it, and dies there: nobody is answered. */
async function dying(verb: Verb, moment: Moment, act: () => Promise<unknown>): Promise<void> {
  dies = { verb, moment };
  await expect(act()).rejects.toThrow(/fetch failed|other side closed|terminated/);
  expect(dies).toBeNull();
}

/** What sweeps find once the process is gone, some time later; then what stands in the database. */
const swept = <Found>(
  later: number,
  look: (db: Database) => Promise<Found>,
  sweep: (parts: Parts) => Promise<unknown> = runMaintenance,
): Promise<Found> =>
  database.look(async (db) => {
    const provider = laterProvider(db, books.gateway, later);
    await sweep(provider.parts);
    await provider.close();
    return look(db);
  });
const standing = (order_no: string) => async (db: Database) => {
  const [row] = await db.select().from(orders).where(eq(orders.order_no, order_no));
  const tried = await db.select().from(payments).where(eq(payments.order_no, order_no));
  return { pay_status: row?.pay_status, states: tried.map(({ state }) => state), tried };
};
const refOf = (order_no: string) =>
  database.look(async (db) => (await standing(order_no)(db)).tried.at(-1)?.gateway_ref ?? "");

/** The id of the try that the gateway heard of last. */
const lastTry = (): string => [...books.tries.keys()].at(-1) ?? "";

describe("a provider that is killed while a gateway begins a payment", () => {
  it.each([
    ["before", "failed", 0],
    ["after", "unknown", 1],
  ] as const)("%s it has: the sweep finds it %s", async (moment, state, known) => {
    const order_no = await place();
    await dying("begin", moment, () => pay(order_no, { pay_type: PayType.payPay }));
    const ref = await refOf(order_no);
    expect(Number(books.tries.has(ref))).toBe(known);
    expect(await swept(2 * MINUTE, standing(order_no))).toMatchObject({
      pay_status: PayStatus.unpaid,
      states: [state],
    });
    if (known === 0) return;
    books.decide(ref, "paid");
    expect(await swept(2 * MINUTE, standing(order_no))).toMatchObject({
      pay_status: PayStatus.paid,
      states: ["paid"],
    });
  });

  it.each(["before", "after"] as const)("%s it has: the guest's next tap goes on with it", async (moment) => {
    const order_no = await place();
    await dying("begin", moment, () => pay(order_no, { pay_type: PayType.payPay }));
    const ref = await refOf(order_no);
    await start();
    const { data } = await pay(order_no, { pay_type: PayType.payPay });
    expect(data.redirect_url).toBe(`https://gateway.example/${ref}`);
    await program.kill();
    expect((await swept(0, standing(order_no))).tried).toHaveLength(1);
  });
});

describe("a provider that is killed while a gateway charges a card", () => {
  it.each([
    ["before", PayStatus.unpaid, "failed", 0],
    ["after", PayStatus.paid, "paid", PRICE],
  ] as const)("%s it has: the sweep finds what became of it", async (moment, pay_status, state, yen) => {
    const order_no = await place();
    const vault_token = books.typed();
    await dying("charge", moment, () => pay(order_no, { pay_type: PayType.card, vault_token }));
    const ref = await refOf(order_no);
    expect(await swept(2 * MINUTE, standing(order_no))).toMatchObject({ pay_status, states: [state] });
    expect(books.tries.get(ref)?.amount ?? 0).toBe(yen);
  });

  it.each(["before", "after"] as const)(
    "%s it has: the same card again is the same charge",
    async (moment) => {
      const order_no = await place();
      const by = { pay_type: PayType.card, vault_token: books.typed() } as const;
      const count = books.tries.size;
      await dying("charge", moment, () => pay(order_no, by));
      await start();
      expect((await pay(order_no, by)).data.pay_status).toBe(PayStatus.paid);
      expect(books.tries.size).toBe(count + 1);
      await program.kill();
      expect(await swept(0, standing(order_no))).toMatchObject({ states: ["paid"] });
    },
  );
});

describe("a provider that is killed while a gateway is asked about a payment, or ends one", () => {
  it.each([
    ["before", "unknown"],
    ["after", "abandoned"],
  ] as const)("%s it has ended: it is ended once, and another begun", async (moment, state) => {
    const order_no = await place();
    await pay(order_no, { pay_type: PayType.payPay });
    const first = lastTry();
    await dying("cancel", moment, () => pay(order_no, { pay_type: PayType.alipay }));
    expect(await swept(2 * MINUTE, standing(order_no))).toMatchObject({ states: [state] });
    await start();
    const { data } = await pay(order_no, { pay_type: PayType.alipay });
    expect(data.redirect_url).not.toBe(`https://gateway.example/${first}`);
    expect(books.tries.get(first)?.state).toBe("expired");
  });

  it("after it was paid: the next one to ask hears the same", async () => {
    const order_no = await place();
    await pay(order_no, { pay_type: PayType.payPay });
    const ref = lastTry();
    books.decide(ref, "paid");
    await dying("query", "after", () => fetch(`${program.base}/hooks/remote`, { method: "POST", body: ref }));
    expect(await swept(2 * MINUTE, standing(order_no))).toMatchObject({
      pay_status: PayStatus.paid,
      states: ["paid"],
    });
  });
});

describe("a provider that is killed while a gateway gives money back", () => {
  it.each(["before", "after"] as const)("%s it has: it goes back, once", async (moment) => {
    const order_no = await place();
    await pay(order_no, { pay_type: PayType.payPay });
    const ref = lastTry();
    await program.kill();
    await database.look((db) =>
      db.transaction((inner) =>
        applyAction(inner, { order_no, action: "cancel", actor: "store", uid: null, now: new Date() }),
      ),
    );
    await start();
    books.decide(ref, "paid");
    await dying("refund", moment, () => fetch(`${program.base}/hooks/remote`, { method: "POST", body: ref }));
    expect(books.back(ref)).toBe(moment === "before" ? 0 : PRICE);
    const found = await swept(2 * MINUTE, async (db) => {
      const [row] = await db.select().from(orders).where(eq(orders.order_no, order_no));
      return { ...(await standing(order_no)(db)), order_status: row?.order_status };
    });
    expect(found).toMatchObject({
      order_status: OrderStatus.canceled,
      pay_status: PayStatus.refunded,
      states: ["refunded"],
    });
    expect(books.back(ref)).toBe(PRICE);
    expect(books.tries.get(ref)?.refunds.size).toBe(1);
  });
});

describe("a provider that is killed while a vault keeps or forgets a card", () => {
  const cardsLeft = (db: Database) => db.$count(cards, eq(cards.uid, me.uid));

  it.each([
    ["keep", "before"],
    ["keep", "after"],
    ["confirm", "before"],
    ["confirm", "after"],
  ] as const)("at %s, %s it has: nothing of it stays there that nobody knows of", async (verb, moment) => {
    const vault_token = books.typed();
    await dying(verb, moment, () => send(program.base, addCreditCart, { vault_token }, { session: me }));
    expect(await swept(120 * MINUTE, cardsLeft, forgetCards)).toBe(0);
    expect([...books.cards].filter((token) => token.endsWith(vault_token))).toEqual([]);
  });

  it.each(["before", "after"] as const)("%s it has forgotten one: it is gone in the end", async (moment) => {
    const vault_token = books.typed();
    const { code, data } = await send(program.base, addCreditCart, { vault_token }, { session: me });
    expect(code).toBe(Code.success);
    const card_id = data.card?.card_id ?? "";
    await dying("forget", moment, () => send(program.base, delCreditCart, { card_id }, { session: me }));
    expect(await swept(0, cardsLeft, forgetCards)).toBe(0);
    expect([...books.cards].filter((token) => token.endsWith(vault_token))).toEqual([]);
  });
});
