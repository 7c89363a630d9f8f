import { count } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { coupons } from "#provider/db/tables/coupons.ts";
import { useTickets, vouchers } from "#provider/db/tables/storedValue.ts";
import { giveCoupon, makeCoupon, withdrawCoupon } from "#contract/calls/desk/coupons.ts";
import type { DeskCall } from "#contract/calls/desk/deskCall.ts";
import { makeGift, sendGift, withdrawGift } from "#contract/calls/desk/gifts.ts";
import { saveShipping } from "#contract/calls/desk/shipping.ts";
import { decideUse, findUse, reverseUse } from "#contract/calls/desk/uses.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { plantMall } from "#provider/testing/mallFixture.ts";
import { plantOffers, type RefillMember, refillMemberOf } from "#provider/testing/refillWorld.ts";

const store_id = "diner";
let provider: Planted;
let desk: StaffedDesk;
let me: RefillMember;
let use_id: string;
let code: string;
let qr_text: string;

beforeAll(async () => {
  provider = await planted();
  await plantOffers(provider);
  await plantMall(provider.db);
  desk = await deskOf(provider);
  me = await refillMemberOf(provider);
  ({ use_id, code, qr_text } = await taken(me.show({ kind: 1, amount: 5_000, purpose: "top_up" })));
});
afterAll(() => provider.close());

/** Everything at the desk that gives, takes or ends what is worth money. */
const deeds = (): readonly (readonly [call: DeskCall, request: Readonly<Record<string, unknown>>])[] => [
  [findUse, { store_id, code }],
  [decideUse, { store_id, use_id, is_confirmed: true }],
  [decideUse, { store_id, use_id, is_confirmed: false }],
  [reverseUse, { store_id, use_id }],
  [makeGift, { store_id, voucher_id: "any", offer_id: "teas", to: "", language: "ja" }],
  [withdrawGift, { store_id, voucher_id: "any" }],
  [sendGift, { store_id, voucher_id: "any", stamp: "any", to: "hana@example.com", language: "ja" }],
  [makeCoupon, {}],
  [withdrawCoupon, {}],
  [giveCoupon, {}],
  [saveShipping, {}],
];
async function kept() {
  const { db } = provider;
  const rows = async (table: typeof coupons | typeof vouchers) =>
    (await db.select({ rows: count() }).from(table))[0]?.rows;
  const states = (await db.select().from(useTickets)).map(({ state }) => state);
  return [await rows(coupons), await rows(vouchers), states, await me.balance()];
}

it("takes no call from another page, and none from whoever has not signed in or may only look", async () => {
  const before = await kept();
  const books = await desk.enter({}, "accounts");
  for (const [{ path }, request] of deeds()) {
    const name = path.replace("/desk/api/", "");
    for (const origin of ["https://elsewhere.example", "null"]) {
      const { status } = await desk.call(name, request, { cookie: desk.cookie, origin });
      expect([path, status]).toEqual([path, 403]);
    }
    expect([path, (await desk.call(name, request)).status]).toEqual([path, 401]);
    expect([path, (await desk.call(name, request, { cookie: books })).status]).toEqual([path, 403]);
  }
  expect(await kept()).toEqual(before);
});

it("answers what a code shows without the code, and slows down one till that types wrong ones", async () => {
  const type = (typed: string, at = desk) => at.given(findUse, { store_id, code: typed });
  expect(await type(code)).toEqual({ use_id });
  // Five digits are no code, whichever is shown.
  for (let tries = 0; tries < 10; tries += 1) expect(await type("12345")).toEqual({ refusal: "wrong" });
  for (let tries = 0; tries < 100; tries += 1) expect(await type("12345")).toEqual({ refusal: "too_many" });
  // Not even the right one, by which guessing would be told from knowing; but what was scanned is no guess.
  expect(await type(code)).toEqual({ refusal: "too_many" });
  expect(await type(qr_text)).toEqual({ use_id });
  // The till beside it goes on.
  const beside = await deskOf(provider);
  expect(await type(code, beside)).toEqual({ use_id });
  provider.clock.advance(2_000);
  expect(await type(code)).toEqual({ use_id });
});
