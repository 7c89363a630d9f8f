import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { storedValue, VALUE_FILES, valueAtBases } from "#contract/calls/desk/value.ts";
import { refillCards } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { expireHoldings } from "#provider/refill/endHoldings.ts";
import { walletTopUp } from "#provider/refill/ledger/spend.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { plantOffers, type RefillMember, refillMemberOf } from "#provider/testing/refillWorld.ts";

const STORE = { store_id: "diner" };
let provider: Planted;
let desk: BoardDesk;
let me: RefillMember;

beforeAll(async () => {
  provider = await planted({ payment: "sandbox" });
  await plantOffers(provider);
  me = await refillMemberOf(provider);
  // Sold late in the evening of 30 September in Japan, which is the same day at Greenwich.
  provider.clock.set(new Date("2026-09-30T14:30:00Z"));
  const card = (await me.buy({ kind: 1, offer_id: "five", shown_price: 5_000 })).order?.target_id ?? "";
  // Half past midnight in Japan: of the next day, and after the base date.
  provider.clock.set(new Date("2026-09-30T15:30:00Z"));
  await me.buy({ kind: 2, offer_id: "teas", shown_price: 900 });
  provider.clock.set(new Date("2026-10-02T03:00:00Z"));
  await provider.db
    .update(refillCards)
    .set({ valid_until: new Date("2026-10-02T02:00:00Z") })
    .where(eq(refillCards.id, card));
  await expireHoldings(provider.parts);
  provider.clock.set(new Date("2026-11-28T03:00:00Z"));
  desk = await boardDesk(provider);
});
afterAll(() => provider.close());

const days = (from: string, to: string) => desk.send(storedValue, { ...STORE, from, to });
const nothing = { sold: 0, given: 0, used: 0, refunded: 0, ended: 0, corrected: 0 };

describe("unused value", () => {
  it("is told by day of the store's clock, what was paid for apart from what was given", async () => {
    expect(await days("2026-09-29", "2026-10-02")).toEqual({
      days: [
        { ...nothing, day: "2026-10-02", ended: -5_500, unused: { paid: 1_000, given: 0 } },
        { ...nothing, day: "2026-10-01", sold: 1_000, unused: { paid: 6_000, given: 500 } },
        { ...nothing, day: "2026-09-30", sold: 5_000, given: 500, unused: { paid: 5_000, given: 500 } },
        { ...nothing, day: "2026-09-29", unused: { paid: 0, given: 0 } },
      ],
    });
  });

  it("is told of no span that ends before it begins, is too long, or is not over", async () => {
    for (const [from, to] of [
      ["2026-10-02", "2026-10-01"],
      ["2026-01-01", "2026-10-01"],
      ["2026-11-28", "2026-11-29"],
    ] as const)
      expect(await days(from, to)).toBe("malformed");
  });

  it("of an issuer is told at the last minute of the base dates", async () => {
    expect(await desk.given(valueAtBases, STORE)).toEqual({
      issuer: {
        stores: null,
        now: { paid: 1_000, given: 0 },
        reported_above: 10_000_000,
        bases: [
          {
            day: "2026-09-30",
            due: "2026-11-30",
            unused: { paid: 5_000, given: 500 },
            is_reported: false,
          },
          { day: "2026-03-31", due: "2026-05-31", unused: { paid: 0, given: 0 }, is_reported: false },
          { day: "2025-09-30", due: "2025-11-30", unused: { paid: 0, given: 0 }, is_reported: false },
          { day: "2025-03-31", due: "2025-05-31", unused: { paid: 0, given: 0 }, is_reported: false },
        ],
      },
    });
  });

  it("of the company is that of all stores that follow it and its own, for whoever works at all of them", async () => {
    await provider.db.update(stores).set({ follows_company: true });
    const topUp = { uid: me.uid, reference: "at the operator's", now: new Date("2026-09-30T14:59:59Z") };
    await provider.db.transaction((db) => walletTopUp(db, { ...topUp, store_id: null, amount: 9_995_000 }));
    const at = async () => {
      const { issuer } = await desk.given(valueAtBases, STORE);
      return [issuer?.bases[0]?.unused.paid, issuer?.bases[0]?.is_reported];
    };
    // Ten million is not above ten million.
    expect(await at()).toEqual([10_000_000, false]);
    await provider.db.transaction((db) =>
      walletTopUp(db, { ...topUp, store_id: "cover", amount: 1, reference: "one more" }),
    );
    expect(await at()).toEqual([10_000_001, true]);
    expect((await days("2026-09-30", "2026-09-30")) as unknown).toMatchObject({
      days: [{ unused: { paid: 5_000 } }],
    });
  });

  it("is a file for whoever reads the books, and that stands in the log", async () => {
    const query = new URLSearchParams({ ...STORE, from: "2026-09-30", to: "2026-10-02" });
    const ask = async (role: "accounts" | "floor", path: string = VALUE_FILES.csv) =>
      desk.get(`${path}?${query}`, { cookie: await desk.as(role) });
    const text = (await (await ask("accounts")).text()).replace("\uFEFF", "").trimEnd().split("\r\n");
    expect(text[0]).toBe(
      "日付,販売,贈呈,利用,返金による戻り,期限切れ,訂正,未使用残高（購入分）,未使用残高（贈呈分）",
    );
    expect(text[1]).toBe("2026-10-02,0,0,0,0,-5500,0,1000,0");
    expect(text).toHaveLength(4);
    expect((await ask("floor")).status).toBe(403);
    expect((await ask("accounts", VALUE_FILES.xlsx)).headers.get("content-type")).toContain("spreadsheet");
    const { items } = await desk.given(auditLog, { did: "value.export" });
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ who: { role: "accounts" }, after: { from: "2026-09-30" } });
  });
});
