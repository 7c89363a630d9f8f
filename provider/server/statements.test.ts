import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noneRegister } from "#contract/calls/session.ts";
import { goodList } from "#contract/calls/store.ts";
import { embeddedMessages } from "#provider/gateways/pubnub/embeddedMessages.ts";
import type { MessagesGateway } from "#provider/gateways/pubnub/pubnubMessages.ts";
import { createLog } from "#provider/operations/log.ts";
import { held } from "#provider/testing/couponHolder.ts";
import { NOON, plantFixture, tableId } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, openLimits, taken } from "#provider/testing/guest.ts";
import { offPremisesGuest, openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";
import { createOutbox } from "./couriers/outbox.ts";

interface Heard {
  readonly statement: string;
  readonly params: readonly unknown[];
}

/** Everything that a database is asked, in its order. */
let heard: Heard[] = [];
let database: TestDatabase;
/** It sends nothing by itself. */
let provider: TestProvider;
let messages: MessagesGateway;
let one: Guest;
const tea = line({ goods_id: "tea", price: 300 });
const few = line({ goods_id: "few", price: 500 });
const ramen = line({ goods_id: "ramen", price: 1_000, option_value: ["hard", "egg"] });

beforeAll(async () => {
  const hear = (statement: string, params: readonly unknown[]) => heard.push({ statement, params });
  database = await testDatabase({ isSeeded: false, now: NOON, hear });
  const clock = () => NOON;
  messages = embeddedMessages({ db: database.db, signingKey: "a key", clock }).gateway;
  provider = await testProvider({ database, now: NOON, messages });
  await plantFixture(database.db);
  await openOffPremises(provider);
  await openLimits(database.db);
  await database.db.execute(sql`update goods set stock = 1000 where id = 'few'`);
  one = await guest(provider);
  await taken(one.order([tea], { people: 2 }));
});
afterAll(() => provider.close());

/** What another process of the database does, which sends after each write as they do outside of tests. */
async function bySender(work: (sender: TestProvider) => Promise<void>): Promise<void> {
  const shared = { ...database, close: () => Promise.resolve() };
  const sender = await testProvider({ database: shared, now: NOON, messages, sendsByItself: true });
  await sender.versions.refresh();
  await work(sender);
  await sender.close();
}

/** Waits until nothing is sent any more; with what was asked meanwhile. */
async function quiet(): Promise<Heard[]> {
  for (let before = -1; before !== heard.length; ) {
    before = heard.length;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const all = heard;
  heard = [];
  return all;
}

/** What a call asks, from its session to the end of its transaction, and what is asked after that. */
async function asked(send: () => Promise<unknown>): Promise<{ call: Heard[]; after: Heard[] }> {
  await quiet();
  await send();
  const all = await quiet();
  const end = all.findIndex(({ statement }) => statement === "commit") + 1;
  return { call: all.slice(0, end), after: all.slice(end) };
}

/** The statements beyond so many. */
const beyond = (most: number, all: readonly Heard[]) => all.slice(most).map(({ statement }) => statement);
const seated = { people: 0 };
const plain = () => taken(one.order([tea], seated));

describe("an order at a table", () => {
  it("takes ten statements, its session's, begin and commit included", async () => {
    const { call } = await asked(plain);
    expect(beyond(10, call)).toEqual([]);
  });

  it("is followed by six", async () => {
    await bySender(async (sender) => {
      const there = await guest(sender);
      const { after } = await asked(() => taken(there.order([tea], seated)));
      expect(beyond(6, after)).toEqual([]);
    });
  });

  it("takes one more for limited stock, for newcomers and for a visit that begins, and none for options", async () => {
    const { length } = (await asked(plain)).call;
    const more = async (send: () => Promise<unknown>) => (await asked(send)).call.length - length;
    expect(await more(() => taken(one.order([few], seated)))).toBe(1);
    expect(await more(() => taken(one.order([few, tea, { ...few, number: 2 }], seated)))).toBe(1);
    expect(await more(() => taken(one.order([tea], { people: 1 })))).toBe(1);
    const first = await guest(provider, "diner-T2");
    expect(await more(() => taken(first.order([tea], { people: 2 })))).toBe(1);
    expect(length + 1).toBeLessThanOrEqual(11);
    expect(await more(() => taken(one.order([ramen], seated)))).toBe(0);
  });

  it("takes three more with a coupon", async () => {
    const { length } = (await asked(plain)).call;
    const coupon_id = await held({ db: database.db }, one.uid);
    const send = () => taken(one.order([tea], { ...seated, coupon_id, shown_total: 200 }));
    expect((await asked(send)).call.length - length).toBeLessThanOrEqual(3);
  });

  it("shares with others what is sent after it", async () => {
    const guests = await Promise.all(Array.from({ length: 12 }, () => guest(provider)));
    const sender = createOutbox({ ...provider.parts, messages }, createLog("silent"));
    await sender.drain();
    await Promise.all(guests.map((each) => taken(each.order([tea], seated))));
    heard = [];
    await sender.drain();
    expect(beyond(5, heard)).toEqual([]);
    await sender.close();
  });
});

it("an order to take away takes a place in its time beside what it takes from stock", async () => {
  const away = await offPremisesGuest(provider);
  const { call } = await asked(() => taken(away.collect([few])));
  expect(beyond(12, call)).toEqual([]);
});

it("an order at a store that counts its open orders takes one statement more where a time is booked, and none at a table", async () => {
  const away = await offPremisesGuest(provider);
  const collected = async () => (await asked(() => taken(away.collect([few])))).call.length;
  const [seatedBefore, before] = [(await asked(plain)).call.length, await collected()];
  const load = { wait: { from: 1_000, every: 1, minutes: 1, most: 1 }, close: null };
  await openOffPremises(provider, { kitchen_rules: { load } });
  await provider.versions.refresh();
  expect((await asked(plain)).call.length).toBe(seatedBefore);
  expect(await collected()).toBe(before + 1);
});

it("a visitor who registers takes five statements in a transaction, with a secret to be known by again", async () => {
  const table_id = tableId("diner-T1", provider.parts.signingKey);
  const base = { device: "device-of-somebody-in-tests", repeat_hash: "ab".repeat(32) };
  const register = () => taken(provider.call(noneRegister, { store_id: "diner", table_id }, { base }));
  const { call } = await asked(register);
  const work = call.filter(({ statement }) => statement !== "begin" && statement !== "commit");
  expect(beyond(5, work)).toEqual([]);
});

it("a menu that is cached takes none", async () => {
  const menu = () => provider.call(goodList, { store_id: "diner" });
  await provider.versions.refresh();
  await menu();
  heard = [];
  await menu();
  expect(beyond(0, heard)).toEqual([]);
});

describe("with 2,000 orders of others before", () => {
  /** Tables that hold a row or more for each order or guest. */
  const growing = [
    "channel_messages",
    "idempotency_keys",
    "informs",
    "member_coupons",
    "members",
    "order_lines",
    "order_rounds",
    "orders",
    "outbox",
    "sessions",
    "sittings",
  ];

  it("no statement of an order, nor of what is sent after it, reads through a table that grows", async () => {
    const coupon_id = await held({ db: database.db }, one.uid);
    await plain();
    await quiet();
    await grow();
    await bySender(async (sender) => {
      const away = await offPremisesGuest(sender);
      const there = await guest(sender);
      const sends = [
        () => taken(there.order([tea], seated)),
        () => taken(one.order([tea, few], { people: 1, coupon_id, shown_total: 700 })),
        () => taken(away.collect([few])),
      ];
      for (const send of sends) {
        const { call, after } = await asked(send);
        for (const each of [...call, ...after]) expect(await readsThrough(each)).toEqual([]);
      }
    });
  }, 120_000);

  /** Of the tables that grow those through which a statement reads, with the statement; none for one without a plan. */
  async function readsThrough(each: Heard): Promise<string[]> {
    if (/^(begin|commit)/.test(each.statement)) return [];
    const plan = JSON.stringify(await database.db.execute(sql`explain ${asSql(each)}`));
    const read = growing.filter((name) => new RegExp(`Seq Scan on ${name}\\b`).test(plan));
    return read.map((name) => `${name} by ${each.statement}`);
  }

  /** Copies of what is there: orders of other people at other times, at a table's visits that are over. */
  async function grow(): Promise<void> {
    const copy = (table: string, changes: SQL, where = sql`true`) =>
      database.db.execute(sql`
        insert into ${sql.identifier(table)} select (jsonb_populate_record(it, ${changes})).*
        from ${sql.identifier(table)} it, generate_series(1, 2000) n
        where it.ctid = (select ctid from ${sql.identifier(table)} where ${where} limit 1)`);
    const id = (name: string, prefix: string) => sql`${sql.raw(`'${name}', '${prefix}-' || n`)}`;
    await copy("members", sql`jsonb_build_object(${id("uid", "m")}, ${id("channel", "c")}, 'phone', null)`);
    await copy("sessions", sql`jsonb_build_object(${id("token_hash", "t")}, ${id("uid", "m")})`);
    await copy(
      "sittings",
      sql`jsonb_build_object(${id("id", "v")}, 'closed_at', it.opened_at - n * interval '1 hour')`,
    );
    const at = sql`'placed_at', it.placed_at - n * interval '1 hour'`;
    const numbered = id("order_no", "o");
    await copy(
      "orders",
      sql`jsonb_build_object(${numbered}, ${id("uid", "m")}, ${id("sitting_id", "v")}, 'order_status', 3, ${at})`,
      sql`sitting_id is not null`,
    );
    await copy(
      "order_rounds",
      sql`jsonb_build_object(${numbered}, ${id("uid", "m")}, ${id("client_order_id", "a")}, ${at})`,
    );
    await copy("order_lines", sql`jsonb_build_object(${numbered}, ${id("id", "l")})`);
    await copy("informs", sql`jsonb_build_object(${id("id", "i")}, ${id("uid", "m")})`);
    await copy("outbox", sql`jsonb_build_object('id', 1000000 + n)`);
    await copy("idempotency_keys", sql`jsonb_build_object(${id("key", "k")}, ${id("scope", "m")})`);
    await copy("member_coupons", sql`jsonb_build_object(${id("id", "h")}, ${id("uid", "m")})`);
    await copy("channel_messages", sql`jsonb_build_object('timetoken', n, ${id("channel", "c")})`);
    await database.db.execute(sql`analyze`);
    for (const name of growing)
      expect(await database.db.$count(sql`${sql.identifier(name)}`)).toBeGreaterThan(2_000);
  }

  /** A statement as it was asked, with its parameters. */
  function asSql({ statement, params }: Heard): SQL {
    const parts = statement.split(/\$(\d+)/);
    const chunks = parts.map((part, place) =>
      place % 2 === 0 ? sql.raw(part) : sql`${sql.param(params[Number(part) - 1])}`,
    );
    return sql.join(chunks);
  }
});
