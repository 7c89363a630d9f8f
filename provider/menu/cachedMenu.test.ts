import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { alterMemberInfo } from "#contract/calls/member.ts";
import { goodList, storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores, tables } from "#provider/db/tables/stores.ts";
import type { ChangeNotices } from "#provider/server/cache/storeVersions.ts";
import { signTable } from "#provider/server/signing.ts";
import { NOON, plantFixture } from "#provider/testing/fixture.ts";
import { newMember } from "#provider/testing/members.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { testDatabase } from "#provider/testing/testDatabase.ts";

/** Two processes of one database. */
let here: TestProvider;
let there: TestProvider;
/** Statements that the database was asked. */
let asked = 0;
/** Whoever listens is called by whoever tells. */
const listeners: (() => Promise<void>)[] = [];
const notices: ChangeNotices = {
  notify: () => Promise.all(listeners.map((heard) => heard())),
  listen: () => undefined,
  close: () => Promise.resolve(),
};

beforeAll(async () => {
  const hear = () => void (asked += 1);
  const database = await testDatabase({ isSeeded: false, now: NOON, hear });
  await plantFixture(database.db);
  here = await testProvider({ database, changeNotices: notices });
  there = await testProvider({ database, changeNotices: notices });
  listeners.push(here.versions.refresh, there.versions.refresh);
});
afterAll(() => here.close());
beforeEach(async () => {
  await here.versions.refresh();
  await there.versions.refresh();
});

const menu = async (at: TestProvider) => (await at.call(goodList, { store_id: "diner" })).data;
const priceOf = async (at: TestProvider) => (await menu(at)).goods.find(({ id }) => id === "tea")?.price;
const setPrice = (price: number) => here.db.update(goods).set({ price }).where(eq(goods.id, "tea"));

/** Statements that reading makes. */
async function statements(read: () => Promise<unknown>): Promise<number> {
  const before = asked;
  await read();
  return asked - before;
}

describe("a menu that is read again", () => {
  it("takes no statement while the store's version stands, in any language that was asked for", async () => {
    const inEnglish = () => here.call(goodList, { store_id: "diner" }, { language: "en" });
    const first = await inEnglish();
    expect(await statements(inEnglish)).toBe(0);
    expect(await inEnglish()).toEqual(first);
    expect(
      await statements(() => here.call(goodList, { store_id: "diner" }, { language: "ko" })),
    ).toBeGreaterThan(0);
  });

  it("is sent compressed to whoever takes that, and as it is to the others; what is somebody's own never is", async () => {
    const sent = (path: string, coding: string, body: object = { store_id: "diner" }) =>
      here.app.fetch(
        new Request(`http://provider.test${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", "accept-encoding": coding },
          body: JSON.stringify(body),
        }),
        { address: "192.0.2.1" },
      );
    const plain = await (await sent(goodList.path, "identity")).text();
    for (const [coding, decoded] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const response = await sent(goodList.path, `${coding};q=1`);
      expect(response.headers.get("content-encoding")).toBe(coding);
      expect(response.headers.get("vary")).toContain("accept-encoding");
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(bytes.length).toBeLessThan(plain.length / 2);
      expect(decoded(bytes).toString()).toBe(plain);
    }
    const { session } = await newMember(here);
    const { uid, auth_token } = session;
    const own = await sent(storeIndex.path, "br", { store_id: "diner", uid, auth_token });
    expect(own.headers.get("content-encoding")).toBeNull();
    expect(JSON.parse(await own.text())).toMatchObject({ data: { store_id: "diner" } });
  });

  it("is the new one in every process once a change was told", async () => {
    await setPrice(700);
    await here.versions.announce();
    expect([await priceOf(here), await priceOf(there)]).toEqual([700, 700]);
    await setPrice(710);
    // Told by nobody, as by a statement of the operator: until the next look it is the old one, and the new one then.
    expect(await priceOf(there)).toBe(700);
    await there.versions.refresh();
    expect(await priceOf(there)).toBe(710);
  });

  it("says at once that something is sold out", async () => {
    await menu(there);
    await here.db.update(goods).set({ is_sold_out: true }).where(eq(goods.id, "tea"));
    await here.versions.announce();
    const isOut = async (at: TestProvider) =>
      (await menu(at)).goods.find(({ id }) => id === "tea")?.is_sold_out;
    expect([await isOut(here), await isOut(there)]).toEqual([1, 1]);
    await here.db.update(goods).set({ is_sold_out: false }).where(eq(goods.id, "tea"));
    await here.versions.announce();
  });
});

describe("a store's facts that are read again", () => {
  const index = (at: TestProvider) => at.call(storeIndex, { store_id: "diner" });

  it("take no statement, and tell a pause and the end of its hours in time", async () => {
    expect((await index(here)).data.is_open).toBe(1);
    expect(await statements(() => index(here))).toBe(0);
    await here.db
      .update(stores)
      .set({ paused_until: new Date(NOON.getTime() + 3_600_000) })
      .where(eq(stores.id, "diner"));
    await here.versions.announce();
    expect((await index(there)).data.is_open).toBe(0);
    // The pause ends by the clock alone.
    there.clock.set(new Date(NOON.getTime() + 3_600_000));
    expect((await index(there)).data.is_open).toBe(1);
    there.clock.set(NOON);
    await here.db.update(stores).set({ paused_until: null }).where(eq(stores.id, "diner"));
    await here.versions.announce();
  });

  it("take none at a table either, and tell its new name and its new card's code in time", async () => {
    const link = (epoch: number) =>
      signTable({ store_id: "diner", table_id: "diner-T1", epoch }, here.parts.signingKey);
    const at = (provider: TestProvider, table_id: string) =>
      provider.call(storeIndex, { store_id: "diner", table_id });
    expect((await at(there, link(1))).data.table).toMatchObject({ is_verified: 1, courses: [] });
    expect(await statements(() => at(there, link(1)))).toBe(0);
    const renew = (changes: Partial<typeof tables.$inferInsert>) =>
      here.db.update(tables).set(changes).where(eq(tables.id, "diner-T1"));
    await renew({ name: "Window", epoch: 2 });
    await here.versions.announce();
    expect((await at(there, link(1))).code).toBe(Code.tableMissing);
    expect((await at(there, link(2))).data).toMatchObject({ table_id: link(2), table: { name: "Window" } });
    await renew({ epoch: 1 });
    await here.versions.announce();
  });

  it("are each guest's own where they are signed in", async () => {
    const { session } = await newMember(here);
    await index(here);
    const mine = () => here.call(storeIndex, { store_id: "diner" }, { session });
    expect((await mine()).data.is_favourite).toBe(0);
    await here.call(alterMemberInfo, { favourite: { store_id: "diner", is_favourite: 1 } }, { session });
    expect((await mine()).data.is_favourite).toBe(1);
    expect((await index(here)).data.is_favourite).toBe(0);
  });
});
