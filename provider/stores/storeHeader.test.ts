import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Call, RequestOf } from "#contract/call.ts";
import { alterMemberInfo } from "#contract/calls/member.ts";
import { storeEvaluate, storeIndex } from "#contract/calls/store.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { taxRates } from "#provider/db/tables/payments.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { NOON, tableId, words } from "#provider/testing/fixture.ts";
import { guest, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { openOffPremises, SHOP } from "#provider/testing/offPremisesGuest.ts";
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

describe("a store's header", () => {
  it("tells what the store is and takes, in the language asked for", async () => {
    const store = await taken(ask(storeIndex, { store_id: "cover" }, "en"));
    expect(store).toMatchObject({
      name: "Store cover (en)",
      type: 1,
      table_id: null,
      table: null,
      is_tea_money: 1,
      tea_money: 300,
      is_open: 1,
      next_open_at: null,
      pay_list: [PayType.cash, PayType.payPay, PayType.card],
      dishware: [{ dishware_id: "chopsticks", name: "Chopsticks (en)" }, { dishware_id: "fork" }],
      extra_config: {
        auto_cancel_minutes: 15,
        max_people: 10,
        tax_rates: { 1: { food: 10 }, 2: { food: 8 } },
      },
    });
  });

  it("tells how one orders there, where it is, and whether the caller keeps it among the favourites", async () => {
    await openOffPremises(provider);
    const one = await guest(provider);
    await taken(one.send(alterMemberInfo, { favourite: { store_id: "diner", is_favourite: 1 } }));
    const store = await taken(one.send(storeIndex, { store_id: "diner" }));
    expect(store).toMatchObject({
      order_types: [OrderType.dineIn, OrderType.takeAway, OrderType.delivery],
      position: SHOP,
      is_favourite: 1,
    });
    const other = await guest(provider);
    expect((await taken(other.send(storeIndex, { store_id: "diner" }))).is_favourite).toBe(0);
    expect((await taken(ask(storeIndex, { store_id: "diner" }))).is_favourite).toBe(0);
  });

  it("knows the scanned table, and whether its link carries the store's signature", async () => {
    const link = tableId("diner-T1", provider.parts.signingKey);
    const signed = await taken(ask(storeIndex, { store_id: "diner", table_id: link }));
    expect(signed).toMatchObject({
      table_id: link,
      table: { table_id: "diner-T1", name: "T1", seats: 4, is_verified: 1, is_occupied: 0, people_seated: 0 },
    });
    const bare = await taken(ask(storeIndex, { store_id: "diner", table_id: "diner-T3" }));
    expect(bare.table).toMatchObject({ is_verified: 0, is_locked: 1 });
  });

  it.each([
    ["an unknown store", { store_id: "nowhere" }, 201],
    ["an unknown table", { store_id: "diner", table_id: "diner-T9" }, 202],
    ["another store's table", { store_id: "diner", table_id: "other-T1" }, 202],
    ["a forged signature", { store_id: "diner", table_id: "diner-T1.1.AAAAAAAAAAAAAA" }, 202],
  ])("is refused for %s", async (_, request, code) => {
    expect((await ask(storeIndex, request)).code).toBe(code);
  });

  it("shows the tax of the day: a rate decided now is in force from its own day on", async () => {
    const valid_from = new Date("2027-04-01T00:00:00+09:00");
    await provider.db
      .insert(taxRates)
      .values({ tax_class: "food", order_type: OrderType.dineIn, valid_from, rate: 12 });
    const rateAt = async (time: Date) => {
      provider.clock.set(time);
      const store = await taken(ask(storeIndex, { store_id: "diner" }));
      provider.clock.set(NOON);
      return store.extra_config.tax_rates[1].food;
    };
    expect(await rateAt(new Date("2027-03-31T23:59:59+09:00"))).toBe(10);
    expect(await rateAt(new Date("2027-04-01T00:00:00+09:00"))).toBe(12);
  });

  it("averages the stars that it was given", async () => {
    const review = (id: string, star: number, days: number) => ({
      id,
      store_id: "other",
      author: id,
      star,
      content: words(`Review ${id}`),
      created_at: new Date(NOON.getTime() - days * 86_400_000),
    });
    const reply = { reply: words("Thanks"), replied_at: NOON };
    await provider.db
      .insert(reviews)
      .values([review("a", 5, 2), { ...review("b", 4, 1), ...reply }, review("c", 4, 3)]);
    const store = await taken(ask(storeIndex, { store_id: "other" }));
    expect([store.rating, store.review_count]).toEqual([4.3, 3]);
    const all = await taken(ask(storeEvaluate, { store_id: "other" }, "en"));
    expect(all).toMatchObject({ average: 4.3, count: 3, stars: [0, 0, 0, 2, 1], next_cursor: null });
    expect(all.items.map(({ review_id }) => review_id)).toEqual(["b", "a", "c"]);
    expect(all.items[0]).toMatchObject({ content: "Review b (en)", reply: { content: "Thanks (en)" } });
    const five = await taken(ask(storeEvaluate, { store_id: "other", star: 5 }));
    expect(five.items.map(({ review_id }) => review_id)).toEqual(["a"]);
  });
});
