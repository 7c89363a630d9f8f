import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Call, RequestOf } from "#contract/call.ts";
import { storePayList } from "#contract/calls/payment.ts";
import { checkStoreReg, jumpType } from "#contract/calls/session.ts";
import {
  companyInfo,
  getUnvToken,
  goodList,
  mealTime,
  recommendGoodsList,
  remarkTemplate,
  searchGoods,
  storeAttr,
  storeEvaluate,
} from "#contract/calls/store.ts";
import { JumpType, OrderType, PayType, Registration } from "#contract/enumerations.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import type { Reply } from "#provider/testing/provider.ts";

let provider: Planted;
const ask = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  language: "ja" | "en" = "ja",
): Promise<Reply<C>> => provider.call(call, request, { language });

beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

describe("when orders are taken", () => {
  const meal = (order_type: typeof OrderType.dineIn | typeof OrderType.takeAway, days?: number) =>
    taken(ask(mealTime, { store_id: "other", order_type, ...(days ? { days } : {}) }));

  it("follows the hours of the way of ordering; take-away times are a quarter of an hour apart", async () => {
    provider.clock.set(new Date("2026-11-21T19:12:00+09:00"));
    const evening = await meal(OrderType.takeAway);
    expect(evening).toMatchObject({ is_open: 1, last_order_time: "2026-11-21T11:00:00.000Z" });
    expect(evening.slots).toEqual([{ time: "2026-11-21T10:45:00.000Z", left: -1 }]);
    expect((await meal(OrderType.takeAway, 2)).slots).toHaveLength(37);
    expect((await meal(OrderType.dineIn)).slots).toEqual([]);
    provider.clock.set(new Date("2026-11-21T21:00:00+09:00"));
    expect(await meal(OrderType.takeAway)).toMatchObject({
      is_open: 0,
      next_open_time: "2026-11-22T02:00:00.000Z",
    });
    provider.clock.set(NOON);
  });

  it("follows the hours of a public holiday of Japan", async () => {
    const monday = { weekday: 1 as const, spans: [{ open: "10:00", close: "20:00", last_order: "20:00" }] };
    const holiday = { weekday: 8 as const, spans: [{ open: "12:00", close: "15:00", last_order: "15:00" }] };
    await provider.db
      .update(stores)
      .set({ business_hours: [monday, holiday] })
      .where(eq(stores.id, "other"));
    const openAt = async (time: string) => {
      provider.clock.set(new Date(time));
      const { is_open, today } = await meal(OrderType.dineIn);
      provider.clock.set(NOON);
      return [is_open, today];
    };
    // Labor Thanksgiving Day, a Monday, and the Monday after.
    expect(await openAt("2026-11-23T11:00:00+09:00")).toEqual([0, 8]);
    expect(await openAt("2026-11-23T13:00:00+09:00")).toEqual([1, 8]);
    expect(await openAt("2026-11-30T11:00:00+09:00")).toEqual([1, 1]);
  });

  it("waits for the end of a rest that the desk began", async () => {
    const until = new Date("2026-11-30T12:30:00+09:00");
    await provider.db.update(stores).set({ paused_until: until }).where(eq(stores.id, "other"));
    provider.clock.set(new Date("2026-11-30T11:00:00+09:00"));
    expect(await meal(OrderType.dineIn)).toMatchObject({ is_open: 0, next_open_time: until.toISOString() });
    provider.clock.set(NOON);
  });
});

describe("a store's facts", () => {
  it("offer remarks that fit the way of ordering", async () => {
    const remark_templates = [
      { template_id: "no-onion", content: words("No onion") },
      { template_id: "chair", content: words("A high chair"), order_types: [OrderType.dineIn] },
    ];
    await provider.db.update(stores).set({ remark_templates }).where(eq(stores.id, "other"));
    const offered = async (order_type?: OrderType) => {
      const request = { store_id: "other", ...(order_type && { order_type }) };
      const { templates } = await taken(ask(remarkTemplate, request));
      return templates.map(({ content }) => content);
    };
    expect(await offered()).toEqual(["No onion", "A high chair"]);
    expect(await offered(OrderType.dineIn)).toEqual(["No onion", "A high chair"]);
    expect(await offered(OrderType.takeAway)).toEqual(["No onion"]);
  });

  it("are told in the language asked for", async () => {
    const en = <C extends Call>(call: C, request: RequestOf<C>) => taken(ask(call, request, "en"));
    expect((await en(storePayList, { store_id: "diner", order_type: OrderType.dineIn })).pay_list).toEqual([
      PayType.cash,
      PayType.payPay,
      PayType.card,
    ]);
    expect((await en(storePayList, { store_id: "diner", order_type: OrderType.delivery })).pay_list).toEqual([
      PayType.payPay,
      PayType.card,
    ]);
    expect(await en(remarkTemplate, { store_id: "diner" })).toEqual({
      templates: [{ template_id: "no-onion", content: "No onion (en)" }],
    });
    expect(await en(storeAttr, { store_id: "diner" })).toEqual({
      attributes: [{ name: "Seats (en)", value: "24 (en)" }],
    });
    expect(Object.keys(await en(companyInfo, { store_id: "diner" }))).toHaveLength(13);
    const own = await en(companyInfo, {});
    expect(own.seller).toMatch(/^Noren Payment/);
    expect(await en(companyInfo, { store_id: "diner", of_operator: 1 })).toEqual(own);
    expect(await en(checkStoreReg, { store_id: "diner" })).toEqual({
      is_room: 1,
      is_reg: Registration.byTable,
    });
  });

  it("say where someone without a session belongs", async () => {
    expect(await taken(ask(jumpType, { store_id: "diner" }))).toEqual({
      jump_type: JumpType.anonymous,
      url: null,
    });
    expect(await taken(ask(jumpType, { store_id: "other" }))).toEqual({
      jump_type: JumpType.signIn,
      url: null,
    });
    expect(await taken(ask(jumpType, {}))).toEqual({ jump_type: JumpType.signIn, url: null });
  });

  it("let anyone listen to the store's public channel", async () => {
    const listening = await taken(ask(getUnvToken, { store_id: "diner" }));
    expect(listening.channel).toBe("store-diner");
    expect(listening.token).not.toBe("");
  });

  it("are 201 for a store that does not exist", async () => {
    const store_id = "nowhere";
    const order_type = OrderType.dineIn;
    const calls: [Call, object][] = [
      [goodList, { store_id }],
      [searchGoods, { store_id, keyword: "tea" }],
      [recommendGoodsList, { store_id }],
      [storeEvaluate, { store_id }],
      [mealTime, { store_id, order_type }],
      [storePayList, { store_id, order_type }],
      [remarkTemplate, { store_id }],
      [storeAttr, { store_id }],
      [companyInfo, { store_id }],
      [getUnvToken, { store_id }],
      [jumpType, { store_id }],
      [checkStoreReg, { store_id }],
    ];
    for (const [call, request] of calls) {
      expect([call.path, (await ask(call, request)).code]).toEqual([call.path, 201]);
    }
  });
});
