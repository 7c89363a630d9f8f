import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCustomers, lookAtCustomer } from "#contract/calls/desk/customers.ts";
import { members } from "#provider/db/tables/members.ts";
import { auditLog } from "#provider/db/tables/staff.ts";
import { guest, line, taken } from "#provider/testing/guest.ts";
import { quickMembers } from "#provider/testing/members.ts";
import { holdingsOf } from "#provider/testing/refillWorld.ts";
import { hired, KEN, type StaffBrowser } from "#provider/testing/staffBrowser.ts";
import { type CustomerWorld, customerWorld, HANAS_PHONE } from "./testing/customerWorld.ts";

let world: CustomerWorld;
let aki: StaffBrowser;
let far: StaffBrowser;
beforeAll(async () => {
  world = await customerWorld();
  aki = await world.manager("aki", ["diner"]);
  far = await world.manager("far", ["cover"]);
});
afterAll(() => world.provider.close());

const found = async (text: string, by = world.owner) => {
  const { data, fault } = await by.call(findCustomers, { text });
  return data?.items.map(({ customer_id }) => customer_id) ?? fault;
};
const logged = (did: string) => world.provider.db.select().from(auditLog).where(eq(auditLog.did, did));

describe("a search for customers", () => {
  it.each([
    ["their phone as one writes it", "090-1234-5678"],
    ["the end of their phone, in full width", "５６７８"],
    ["the beginning of their mail address", "hana@exa"],
    ["their family name in other characters", "斉藤"],
    ["one Chinese character of it", "藤"],
    ["their name without its blank", "斎藤ハナ"],
    ["their name the other way round", "ハナ 斎藤"],
    ["hiragana for katakana", "はな"],
    ["Latin letters for kana", "hana"],
  ])("finds a member by %s", async (_, text) => {
    expect(await found(text)).toEqual([world.hana.uid]);
    expect(await found(text, aki)).toEqual([world.hana.uid]);
    // Of stores where they have left nothing nobody finds them.
    expect(await found(text, far)).toEqual([]);
  });

  it.each(["a", "567", "は", "@"])("lists nobody for %s", async (text) => {
    expect(await world.owner.call(findCustomers, { text })).toMatchObject({
      fault: "too_little",
      fields: ["text"],
    });
  });

  it("knows a new name at once, and takes signs for what they are", async () => {
    const [one] = await quickMembers(world.provider, 1);
    const uid = one?.uid ?? "";
    await world.provider.db.update(members).set({ nickname: "100% Kenji" }).where(eq(members.uid, uid));
    expect(await found("kenji")).toEqual([uid]);
    await world.provider.db.update(members).set({ nickname: "Shota" }).where(eq(members.uid, uid));
    expect(await found("kenji")).toEqual([]);
    expect(await found("翔太")).toEqual([]);
    expect(await found("shota")).toEqual([uid]);
    expect(await found("%%%")).toEqual([]);
  });

  it("goes page by page, and no further than anybody looks", async () => {
    const many = await quickMembers(world.provider, 125);
    for (const { uid } of many)
      await world.provider.db.update(members).set({ family_name: "高橋" }).where(eq(members.uid, uid));
    const seen = new Set<string>();
    let cursor: string | undefined;
    let hasMany = false;
    for (let page = 0; page < 9; page += 1) {
      const { data } = await world.owner.call(findCustomers, { text: "高橋", ...(cursor && { cursor }) });
      for (const { customer_id } of data?.items ?? []) seen.add(customer_id);
      hasMany = data?.has_many ?? false;
      if (data === undefined || data.next_cursor === null) break;
      cursor = data.next_cursor;
    }
    expect([seen.size, hasMany]).toEqual([100, true]);
  });

  it("is written down without what was looked for, and ends where somebody copies the members", async () => {
    const [last] = (await logged("customer.find")).toReversed();
    expect(last?.after).toMatchObject({ by: "name" });
    expect(JSON.stringify(await logged("customer.find"))).not.toMatch(/斎藤|hana|高橋|5678/);
    let fault: string | undefined;
    for (let tries = 0; tries < 201 && fault === undefined; tries += 1)
      fault = (await far.call(findCustomers, { text: "nobody at all" })).fault;
    expect(fault).toBe("held_up");
    expect(await found("斎藤", aki)).toEqual([world.hana.uid]);
  });

  it("is nobody's who neither owns nor manages", async () => {
    const ken = await hired(world.provider, world.owner, KEN);
    expect((await ken.call(findCustomers, { text: "斎藤" })).fault).toBe("forbidden");
    expect((await ken.call(lookAtCustomer, { customer_id: world.hana.uid })).fault).toBe("forbidden");
  });
});

describe("a customer's page", () => {
  it("shows who they are and what they hold at one's stores alone, and each look is written down once", async () => {
    const { db } = world.provider;
    const { uid } = world.hana;
    await holdingsOf(world.provider, uid).voucher(1_000);
    await holdingsOf(world.provider, uid, "cover").card(700);
    const seen = (await aki.call(lookAtCustomer, { customer_id: uid })).data;
    expect(seen).toMatchObject({
      kind: "member",
      name: "斎藤 ハナ",
      nickname: "Hana",
      phone: HANAS_PHONE,
      email: "hana@example.com",
      cards: [{ store_id: "diner", balance: 1_200, bonus: 200, is_over: false }],
      vouchers: [{ balance: 1_000 }],
      may_answer: false,
    });
    expect(seen?.cards[0]?.entries.map(({ amount, kind }) => [kind, amount])).toEqual(
      expect.arrayContaining([
        ["purchase", 1_000],
        ["bonus", 200],
      ]),
    );
    await aki.call(lookAtCustomer, { customer_id: uid });
    const whole = (await world.owner.call(lookAtCustomer, { customer_id: uid })).data;
    expect(whole?.cards.map(({ store_id }) => store_id).toSorted()).toEqual(["cover", "diner"]);
    expect(whole?.may_answer).toBe(true);
    const looks = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, uid), like(auditLog.did, "customer.look")));
    expect(looks).toHaveLength(2);
    expect(JSON.stringify(looks)).not.toMatch(/斎藤|example|9012345678/);
  });

  it("is shown of a guest without an account to whoever has their order", async () => {
    const { provider } = world;
    const visitor = await guest(provider);
    const { order_no } = await taken(visitor.order([line({ goods_id: "tea", price: 300 })]));
    const { data } = await aki.call(lookAtCustomer, { customer_id: visitor.uid });
    expect(data).toMatchObject({
      kind: "visitor",
      order_count: 1,
      orders: [{ order_no, store_id: "diner" }],
    });
    expect((await far.call(lookAtCustomer, { customer_id: visitor.uid })).fault).toBe("gone");
  });

  it("is not there for who was deleted, or never was", async () => {
    const [one] = await quickMembers(world.provider, 1);
    await world.provider.db
      .update(members)
      .set({ deleted_at: world.provider.parts.clock() })
      .where(eq(members.uid, one?.uid ?? ""));
    for (const customer_id of [one?.uid ?? "", "nobody-at-all"])
      expect((await world.owner.call(lookAtCustomer, { customer_id })).fault).toBe("gone");
  });
});
